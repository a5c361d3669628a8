/** What the command and its package are called. */
export const commandName = 'arconf';
