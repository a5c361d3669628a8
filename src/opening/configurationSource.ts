// Where the server reads its configuration from (option-reference, What the service does).

/** The variable that holds the whole configuration; while it is set, the server does not read the file. */
export const configVariable = 'SERVICE_CONFIG_HJSON';

/** Where the server looks for the file. */
export const configPath = '/app/config/config.json';
