/** Of the Go engine, which counts nodes as they are made. Parentheses and `if` are not counted. */
export const maxNodes = 10_000;

/** Of the Go engine: units of memory for one run. */
export const memoryUnits = 1_000_000;

/** How deep a program may nest: the stack of JavaScript is small where Go's grows. Far beyond anything a person writes. */
export const maxDepth = 300;

/** How much work one run may be: a second or two at most. Go has no such limit. */
export const maxSteps = 5_000_000;

/** The longest string, in bytes. Go stops only when the memory ends. */
export const maxStringLength = 16 * 1024 * 1024;
