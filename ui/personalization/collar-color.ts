/** The colors in which a collar is drawn, by words of a variant's color. A name of two words comes before its parts. */
const COLORS: ReadonlyMap<string, string> = new Map([
  ['sky blue', '#83bfe8'],
  ['black', '#25272d'],
  ['blue', '#2f6fc0'],
  ['blush', '#efb7b6'],
  ['brown', '#7a4f34'],
  ['charcoal', '#4a505b'],
  ['cream', '#eee1c6'],
  ['gray', '#8d97a4'],
  ['green', '#2f8a50'],
  ['mustard', '#d99f24'],
  ['navy', '#1f2f5c'],
  ['olive', '#6c6e34'],
  ['orange', '#e07a28'],
  ['pink', '#e883a8'],
  ['plum', '#7d4a78'],
  ['purple', '#7451a8'],
  ['red', '#c22f35'],
  ['rust', '#b4532a'],
  ['sage', '#a8b99a'],
  ['tan', '#cbb28b'],
  ['teal', '#178480'],
  ['white', '#f1f2f4'],
  ['yellow', '#eab92f'],
]);

const USUAL = '#1f2f5c';

/** The color in which a collar is drawn: navy for a variant whose color is not known (PRO-08). */
export const collarColor = (name: string | undefined): string => {
  const words = (name ?? '').toLowerCase();
  const known = COLORS.get(words) ?? words.split(/[^a-z]+/).flatMap((word) => COLORS.get(word) ?? [])[0];
  return known ?? USUAL;
};
