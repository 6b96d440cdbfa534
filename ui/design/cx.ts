/** Joins class names, leaving out what is undefined, false or empty. */
export const cx = (...names: ReadonlyArray<string | false | undefined>): string => names.filter(Boolean).join(' ');
