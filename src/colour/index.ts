/**
 * CSS colours, for any part of the page: parsing, printing, contrast, the nearest colour that passes, the main colours of an
 * image, colour vision. Knows no option and no browser. The package culori refuses `RGB(1 2 3)`, which every browser takes, and keeps no
 * notation for a picked colour to be written in. Start at `rgba.ts`.
 */
export { colourError, isColourValue, isUnshownColour, modernColourYear, unquotedColour } from './colourSyntax.ts';
export { type ColourVision, colourMatrixValues, simulateColourVision } from './colourVision.ts';
export { contrastRatio, formatRatio, leastContrast, textLevels } from './contrast.ts';
export { mainColours } from './mainColours.ts';
export { namedColours } from './namedColours.ts';
export { nearestPassing } from './nearestPassingColour.ts';
export { type ColourNotation, parseColour } from './parseColour.ts';
export { printColour } from './printColour.ts';
export { black, composite, looksEqual, type Rgba, rgba, toHex, white } from './rgba.ts';
