/** The name of the command and of its package. */
export const commandName = 'arconf';
