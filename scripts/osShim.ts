// hjson asks Node's `os` for the line end it writes; a browser has no `os`, and we write none of its text.
export const eol = '\n';
export default { eol };
