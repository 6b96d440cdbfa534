/** Joins class names and skips undefined, false and empty ones. */
export const cx = (...names: ReadonlyArray<string | false | undefined>): string => names.filter(Boolean).join(' ');
