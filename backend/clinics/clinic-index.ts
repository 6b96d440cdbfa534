import type { Clinic } from './clinic-directory.ts';

const MAX_SUGGESTIONS = 6;
/** More words than a name with its place has. */
const MAX_WORDS = 12;
/** The index has the clinics by the first letters of each word. */
const PREFIX_LENGTH = 3;

interface IndexedClinic {
  readonly clinic: Clinic;
  /** The name in lower case, without accents and punctuation. */
  readonly name: string;
  readonly words: readonly string[];
}

const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const wordsOf = (plain: string): readonly string[] => (plain === '' ? [] : plain.split(' '));

const toIndexed = (clinic: Clinic): IndexedClinic => {
  const name = plainText(clinic.name);
  return { clinic, name, words: [...new Set(wordsOf(`${name} ${plainText(clinic.place)}`))] };
};

const byPrefix = (clinics: readonly IndexedClinic[]): ReadonlyMap<string, readonly IndexedClinic[]> => {
  const index = new Map<string, IndexedClinic[]>();
  for (const clinic of clinics) {
    for (const prefix of new Set(clinic.words.map((word) => word.slice(0, PREFIX_LENGTH)))) {
      const known = index.get(prefix);
      if (known === undefined) index.set(prefix, [clinic]);
      else known.push(clinic);
    }
  }
  return index;
};

/** Makes the search for clinics by the words of their names and places; see `ClinicDirectory`. */
export const makeClinicIndex = (clinics: readonly Clinic[]): ((text: string) => readonly Clinic[]) => {
  const index = byPrefix(clinics.map(toIndexed));

  /** The clinics of the rarest of the typed words: words with fewer letters than a prefix say too little. */
  const candidates = (typed: readonly string[]): readonly IndexedClinic[] =>
    typed
      .filter((word) => word.length >= PREFIX_LENGTH)
      .map((word) => index.get(word.slice(0, PREFIX_LENGTH)) ?? [])
      .reduce<readonly IndexedClinic[] | undefined>(
        (fewest, some) => (fewest === undefined || some.length < fewest.length ? some : fewest),
        undefined,
      ) ?? [];

  return (text) => {
    const plain = plainText(text);
    const typed = [...new Set(wordsOf(plain))].slice(0, MAX_WORDS);
    const found = candidates(typed).filter(({ words }) =>
      typed.every((word) => words.some((known) => known.startsWith(word))),
    );
    const begins = ({ name }: IndexedClinic): boolean => name.startsWith(plain);
    return [...found.filter(begins), ...found.filter((other) => !begins(other))]
      .slice(0, MAX_SUGGESTIONS)
      .map(({ clinic }) => clinic);
  };
};
