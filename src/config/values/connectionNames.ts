/** Written by scripts/connectionNames.ts, which connects with each name. */
export const connectionNames = [
  {
    by: 'both',
    seenWith: 'pgx 5.12.0, lib/pq 1.12.3, PostgreSQL 15.18',
    names:
      'application_name client_encoding connect_timeout database dbname host krbspn krbsrvname max_protocol_version min_protocol_version options passfile password port replication service sslcert sslkey sslmode sslnegotiation sslrootcert sslsni target_session_attrs tcp_user_timeout user',
  },
  {
    by: 'server',
    seenWith: 'pgx 5.12.0, lib/pq 1.12.3, PostgreSQL 15.18',
    names:
      'allow_in_place_tablespaces allow_system_table_mods array_nulls backend_flush_after backslash_quote backtrace_functions bytea_output check_function_bodies client_connection_check_interval client_min_messages commit_delay commit_siblings compute_query_id constraint_exclusion cpu_index_tuple_cost cpu_operator_cost cpu_tuple_cost cursor_tuple_fraction datestyle deadlock_timeout debug_discard_caches debug_pretty_print debug_print_parse debug_print_plan debug_print_rewritten default_statistics_target default_table_access_method default_tablespace default_text_search_config default_toast_compression default_transaction_deferrable default_transaction_isolation default_transaction_read_only dynamic_library_path effective_cache_size effective_io_concurrency enable_async_append enable_bitmapscan enable_gathermerge enable_hashagg enable_hashjoin enable_incremental_sort enable_indexonlyscan enable_indexscan enable_material enable_memoize enable_mergejoin enable_nestloop enable_parallel_append enable_parallel_hash enable_partition_pruning enable_partitionwise_aggregate enable_partitionwise_join enable_seqscan enable_sort enable_tidscan escape_string_warning exit_on_error extension_destdir extra_float_digits force_parallel_mode from_collapse_limit geqo geqo_effort geqo_generations geqo_pool_size geqo_seed geqo_selection_bias geqo_threshold gin_fuzzy_search_limit gin_pending_list_limit hash_mem_multiplier idle_in_transaction_session_timeout idle_session_timeout ignore_checksum_failure ignore_system_indexes intervalstyle jit jit_above_cost jit_debugging_support jit_dump_bitcode jit_expressions jit_inline_above_cost jit_optimize_above_cost jit_profiling_support jit_tuple_deforming join_collapse_limit lc_messages lc_monetary lc_numeric lc_time lo_compat_privileges local_preload_libraries lock_timeout log_connections log_disconnections log_duration log_error_verbosity log_executor_stats log_lock_waits log_min_duration_sample log_min_duration_statement log_min_error_statement log_min_messages log_parameter_max_length log_parameter_max_length_on_error log_parser_stats log_planner_stats log_replication_commands log_statement log_statement_sample_rate log_statement_stats log_temp_files log_transaction_sample_rate logical_decoding_work_mem maintenance_io_concurrency maintenance_work_mem max_parallel_maintenance_workers max_parallel_workers max_parallel_workers_per_gather max_stack_depth min_parallel_index_scan_size min_parallel_table_scan_size parallel_leader_participation parallel_setup_cost parallel_tuple_cost password_encryption plan_cache_mode post_auth_delay quote_all_identifiers random_page_cost recursive_worktable_factor restrict_nonsystem_relation_kind role row_security search_path seed seq_page_cost session_authorization session_preload_libraries session_replication_role standard_conforming_strings statement_timeout stats_fetch_consistency synchronize_seqscans synchronous_commit tcp_keepalives_count tcp_keepalives_idle tcp_keepalives_interval temp_buffers temp_file_limit temp_tablespaces timezone timezone_abbreviations trace_notify trace_sort track_activities track_counts track_functions track_io_timing track_wal_io_timing transaction_deferrable transaction_isolation transaction_read_only transform_null_equals update_process_title vacuum_cost_delay vacuum_cost_limit vacuum_cost_page_dirty vacuum_cost_page_hit vacuum_cost_page_miss vacuum_failsafe_age vacuum_freeze_min_age vacuum_freeze_table_age vacuum_multixact_failsafe_age vacuum_multixact_freeze_min_age vacuum_multixact_freeze_table_age wal_compression wal_consistency_checking wal_init_zero wal_recycle wal_sender_timeout wal_skip_threshold work_mem xmlbinary xmloption zero_damaged_pages',
  },
  {
    by: 'pgx',
    seenWith: 'pgx 5.12.0, lib/pq 1.12.3, PostgreSQL 15.18',
    names:
      'channel_binding default_query_exec_mode description_cache_capacity require_auth servicefile sslcertmode sslpassword statement_cache_capacity',
  },
  {
    by: 'pool',
    seenWith: 'pgx 5.12.0, lib/pq 1.12.3, PostgreSQL 15.18',
    names:
      'pool_health_check_period pool_max_conn_idle_time pool_max_conn_lifetime pool_max_conn_lifetime_jitter pool_max_conns pool_min_conns pool_min_idle_conns pool_ping_timeout',
  },
  {
    by: 'pq',
    seenWith: 'pgx 5.12.0, lib/pq 1.12.3, PostgreSQL 15.18',
    names:
      'binary_parameters disable_prepared_binary_result fallback_application_name hostaddr load_balance_hosts ssl_max_protocol_version ssl_min_protocol_version sslinline',
  },
  {
    by: 'libpq',
    seenWith: 'pgx 5.12.0, lib/pq 1.12.3, PostgreSQL 15.18',
    names:
      'keepalives keepalives_idle keepalives_interval keepalives_count sslcompression sslcrl sslcrldir requirepeer gssencmode gsslib',
  },
  {
    by: 'server',
    seenWith: 'pgx 5.12.0, lib/pq 1.12.3, PostgreSQL 18.4',
    names:
      'createrole_self_grant debug_logical_replication_streaming debug_parallel_query enable_distinct_reordering enable_group_by_reordering enable_presorted_aggregate enable_self_join_elimination event_triggers extension_control_path file_copy_method icu_validation_level io_combine_limit log_lock_failures md5_password_warnings scram_iterations track_cost_delay_timing transaction_timeout vacuum_buffer_usage_limit vacuum_max_eager_freeze_failure_rate vacuum_truncate',
  },
] as const;
