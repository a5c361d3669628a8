package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/jackc/pgx/v5"
)

// A database is a PostgreSQL with TLS, started for this run, of a user that is not root.
type database struct {
	folder  string
	port    string
	name    string
	process *exec.Cmd
}

// findPostgres is where the newest installed PostgreSQL has its programs; empty if there is none.
func findPostgres() string {
	found, _ := filepath.Glob("/usr/lib/postgresql/*/bin")
	if len(found) == 0 {
		return ""
	}
	return found[len(found)-1]
}

// Who may connect: the rest is refused, each in another way.
const rules = `
local all all peer
host all admin all trust
host all missing all trust
host all limited all trust
hostssl all certified all cert
host all review all scram-sha-256
`

func startPostgres(programs string) *database {
	folder, _ := os.MkdirTemp("", "postgres-")
	listener, _ := net.Listen("tcp", "127.0.0.1:0")
	_, port, _ := net.SplitHostPort(listener.Addr().String())
	_ = listener.Close()
	d := &database{folder: folder, port: port}
	files := filepath.Join(folder, "files")
	d.run(programs+"/initdb", "-D", files, "-A", "trust", "-U", "admin", "-N").Run()
	writeCertificate(files)
	_ = os.WriteFile(filepath.Join(files, "pg_hba.conf"), []byte(rules), 0o600)
	_ = filepath.Walk(files, func(path string, _ os.FileInfo, _ error) error { return d.own(path) })
	d.process = d.run(programs+"/postgres", "-D", files, "-p", port, "-k", folder, "-c", "listen_addresses=127.0.0.1",
		"-c", "ssl=on", "-c", "ssl_ca_file=server.crt", "-c", "fsync=off")
	if err := d.process.Start(); err != nil {
		panic(err)
	}
	for range 100 {
		if d.connect("admin", "postgres", "") == nil {
			break
		}
		time.Sleep(100 * time.Millisecond)
	}
	admin, err := pgx.Connect(context.Background(), d.address("admin", "postgres", ""))
	if err != nil {
		panic(err)
	}
	defer admin.Close(context.Background())
	for _, statement := range []string{
		"create database review", "create role review login password 'other'", "create role certified login",
		"create role limited login connection limit 0",
	} {
		if _, err := admin.Exec(context.Background(), statement); err != nil {
			panic(err)
		}
	}
	var number string
	_ = admin.QueryRow(context.Background(), "show server_version").Scan(&number)
	d.name = "PostgreSQL " + firstWord(number)
	return d
}

func firstWord(text string) string {
	var word string
	_, _ = fmt.Sscan(text, &word)
	return word
}

func (d *database) stop() {
	_ = d.process.Process.Signal(syscall.SIGINT)
	_ = d.process.Wait()
	_ = os.RemoveAll(d.folder)
}

// run prepares a program that runs as `postgres` if this one is root, which PostgreSQL refuses to be.
func (d *database) run(program string, parameters ...string) *exec.Cmd {
	command := exec.Command(program, parameters...)
	command.Dir = d.folder
	if os.Getuid() == 0 {
		_ = d.own(d.folder)
		uid, gid := postgresUser()
		command.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}}
	}
	return command
}

func (d *database) own(path string) error {
	if os.Getuid() != 0 {
		return nil
	}
	uid, gid := postgresUser()
	return os.Chown(path, uid, gid)
}

func postgresUser() (uid, gid int) {
	account, err := user.Lookup("postgres")
	if err != nil {
		panic(err)
	}
	uid, _ = strconv.Atoi(account.Uid)
	gid, _ = strconv.Atoi(account.Gid)
	return uid, gid
}

func (d *database) address(user, name, more string) string {
	return "postgres://" + user + ":fake@127.0.0.1:" + d.port + "/" + name + "?sslmode=require" + more
}

func (d *database) connect(user, name, more string) error {
	connection, err := pgx.Connect(context.Background(), d.address(user, name, more))
	if err != nil {
		return err
	}
	return connection.Close(context.Background())
}

func (d *database) provocations() []provocation {
	refusals := []struct{ code, user, name, more string }{
		{"message-pg-password", "review", "review", ""},
		{"message-pg-database", "admin", "other", ""},
		{"message-pg-role", "missing", "review", ""},
		{"message-pg-hba", "stranger", "review", ""},
		{"message-pg-connections", "limited", "review", ""},
		{"message-pg-certificate", "certified", "review", ""},
		{"message-pg-parameter", "admin", "review", "&schema=review"},
		{"message-pg-fixed", "admin", "review", "&ssl_ciphers=x"},
	}
	var all []provocation
	for _, each := range refusals {
		all = append(all,
			provocation{each.code, d.name + ", " + pgxGo, func() error { return d.connect(each.user, each.name, each.more) }},
			provocation{each.code, d.name + ", " + pqGo, func() error { return ping(d.address(each.user, each.name, each.more)) }},
		)
	}
	return append(all,
		provocation{"message-pg-peer", d.name + ", " + pgxGo, func() error {
			_, err := pgx.Connect(context.Background(), "host="+d.folder+" port="+d.port+" user=admin dbname=review")
			return errors.New(strings.ReplaceAll(err.Error(), d.folder, "/var/run/postgresql"))
		}},
		provocation{"message-pq-key", pqGo, func() error {
			files := filepath.Join(d.folder, "files")
			return ping(d.address("admin", "review", "&sslcert="+files+"/server.crt&sslkey="+files+"/open.key"))
		}},
		provocation{"message-pg-prepared", d.name + ", " + pgxGo, d.loseStatement},
	)
}

// loseStatement takes away what was prepared, as a pooler does that gives each transaction another connection.
func (d *database) loseStatement() error {
	connection, err := pgx.Connect(context.Background(), d.address("admin", "review", ""))
	if err != nil {
		return err
	}
	defer connection.Close(context.Background())
	for range 2 {
		if _, err = connection.Exec(context.Background(), "select $1::int", 1); err != nil {
			return err
		}
		_, _ = connection.PgConn().Exec(context.Background(), "deallocate all").ReadAll()
	}
	return nil
}
