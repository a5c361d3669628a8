/** Instead of `fonts.ts` in the single file, which has the typefaces of the system. */
export {};
