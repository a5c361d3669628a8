/**
 * For a button beside a field: not a Tab stop, its option's menu lists it (Alt+Enter in the field). A value of the attribute is its
 * name there.
 */
export const rowAction = { tabIndex: -1, 'data-row-action': '' } as const;
