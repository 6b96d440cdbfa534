/** Placeholders that feeds use for an empty value. */
const noValues: ReadonlySet<string> = new Set([
  '',
  'na',
  'none',
  'null',
  'nil',
  'undefined',
  'not applicable',
  'not available',
  'does not apply',
  'tbd',
  'nan',
]);

/** Placeholders that feeds use as the brand of a product without one. */
const noBrands: ReadonlySet<string> = new Set([
  'unbranded',
  'no brand',
  'nobrand',
  'non branded',
  'nonbranded',
  'generic',
  'generic brand',
  'unknown',
  'no name',
]);

/** Reduces text to its letters and digits: "N/A" and "n.a." become "na", "-" becomes empty. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[/.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a text is a placeholder for an empty value: empty, "-", "N/A", "none". */
export const isNoValue = (text: string): boolean => noValues.has(bare(text));

/** Whether a brand's name is a placeholder: empty, "-", "N/A", "Unbranded", "Generic". */
export const isNoBrand = (name: string): boolean => isNoValue(name) || noBrands.has(bare(name));
