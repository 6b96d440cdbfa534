/** What feeds write where they have nothing to say. */
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

/** What feeds write as the brand of a product that has none. */
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

/** The words alone: "N/A" and "n.a." as "na", "-" as nothing. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[/.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a text says that there is nothing to say: empty, "-", "N/A", "none". */
export const isNoValue = (text: string): boolean => noValues.has(bare(text));

/** Whether a brand's name says that there is no brand: empty, "-", "N/A", "Unbranded", "Generic". */
export const isNoBrand = (name: string): boolean => isNoValue(name) || noBrands.has(bare(name));
