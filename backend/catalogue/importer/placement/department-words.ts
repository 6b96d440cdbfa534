import * as v from 'valibot';
import { checkData, text, texts } from '../../../shared/data-file.ts';
import brandsFile from './data/brands.json' with { type: 'json' };
import contextFile from './data/context-words.json' with { type: 'json' };
import wordsFile from './data/department-words.json' with { type: 'json' };
import { departments, type Department } from './departments.ts';

/** How much a word indicates a department. A weight of 0 keeps a longer phrase from being read word by word. */
export interface WordWeight {
  readonly department: Department;
  readonly weight: number;
}

const FOLDER = 'catalogue/importer/placement/data';
const MAKER_WEIGHT = 2;

const department = v.picklist(departments);
const words = v.pipe(
  texts,
  v.transform((list): ReadonlySet<string> => new Set(list)),
);
/** Words and phrases of up to three words in lower-case ASCII. */
const weighted = v.strictObject({ weight: v.pipe(v.number(), v.minValue(0)), phrases: texts });

const context = checkData(
  `${FOLDER}/context-words.json`,
  v.strictObject({
    eaten: words,
    toyShapes: words,
    places: words,
    toyWords: words,
    notForIt: words,
    flavourAfter: words,
    flavourBefore: words,
    thingsFor: v.pipe(
      v.record(text, words),
      v.transform((things): ReadonlyMap<string, ReadonlySet<string>> => new Map(Object.entries(things))),
    ),
  }),
  contextFile,
);

export const {
  /** Animals that also occur in titles as a flavour or an ingredient. */
  eaten,
  /** Animals that toys, beds and prints of other animals are made like. */
  toyShapes,
  /** Places where animals live: "for aquariums" names a place, not an animal. */
  places,
  /** Words that distinguish a toy, a bed or a print from a product for the animal in its name. */
  toyWords,
  /** Words after an animal's name that mean that the product is not for it: "squirrel-proof", "reptile print". */
  notForIt,
  /** Words after an animal's name that make it a flavour or an ingredient. */
  flavourAfter,
  /** Words before an animal's name that make it a flavour or an ingredient. */
  flavourBefore,
  /** Words after an animal's name that make it the animal that the product is for. */
  thingsFor,
} = context;

/** Entries of a file that has a list for each department. */
const byDepartment = <Entry>(lists: Partial<Record<Department, readonly Entry[]>>) =>
  departments.flatMap((name) => (lists[name] ?? []).map((entry) => ({ department: name, entry })));

/** Weights of words and phrases, in lower-case ASCII. */
export const wordWeights: ReadonlyMap<string, WordWeight> = new Map(
  byDepartment(
    checkData(`${FOLDER}/department-words.json`, v.record(department, v.array(weighted)), wordsFile),
  ).flatMap(({ department, entry: { weight, phrases } }) =>
    phrases.map((phrase) => [phrase, { department, weight }] as const),
  ),
);

/** Weights of brands that sell for one kind of animal; used only when nothing else decides. In lower-case ASCII. */
export const makerWeights: ReadonlyMap<string, WordWeight> = new Map(
  byDepartment(checkData(`${FOLDER}/brands.json`, v.record(department, texts), brandsFile)).map(
    ({ department, entry: brand }) => [brand, { department, weight: MAKER_WEIGHT }] as const,
  ),
);
