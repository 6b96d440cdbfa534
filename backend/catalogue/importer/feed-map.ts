import { parse } from 'csv-parse/sync';
import { readFile } from 'node:fs/promises';
import type { FeedItem } from './feed/feed-item.ts';
import { departments, isDepartment } from './placement/departments.ts';
import { pathOf, placeItem, type Placement } from './placement/place-item.ts';

/** Places an item by the rules of a mapping file; undefined when no rule matches. */
export type FeedMap = (item: FeedItem) => Placement | undefined;

/** A mapping file that cannot be used; the message names the rule and what is wrong with it. */
export class UnusableMap extends Error {
  override readonly name = 'UnusableMap';
}

const patternFields = ['product_type', 'google_product_category', 'brand'] as const;
type PatternField = (typeof patternFields)[number];
const fields: readonly string[] = [...patternFields, 'category', 'name'];

const MAX_RULES = 10_000;
const MAX_PATTERN_LENGTH = 750;
const MAX_LEVELS = 4;

interface Rule {
  readonly patterns: readonly (readonly [PatternField, string])[];
  readonly place: Pick<Placement, 'department' | 'below'>;
}

const folded = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether the text matches the pattern, in which * matches anything. Checks each part once. */
export const matches = (pattern: string, text: string): boolean => {
  const parts = folded(pattern).split('*');
  const [first = '', ...others] = parts;
  const subject = folded(text);
  const last = others.pop();
  if (last === undefined) return subject === first;
  if (!subject.startsWith(first) || !subject.endsWith(last) || subject.length < first.length + last.length)
    return false;
  let at = first.length;
  const end = subject.length - last.length;
  for (const part of others) {
    const found = subject.indexOf(part, at);
    if (found < 0 || found + part.length > end) return false;
    at = found + part.length;
  }
  return true;
};

const titleCase = (slug: string): string =>
  slug
    .split('-')
    .map((word) => (word === 'and' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

const readCategory = (category: string, name: string, at: string): Rule['place'] => {
  const [department = '', ...slugs] = category.split('/');
  if (!isDepartment(department)) {
    throw new UnusableMap(
      `${at}: category "${category.slice(0, 60)}" must begin with a department (${departments.join(', ')}), as in dog/dog-food`,
    );
  }
  const wrong = slugs.find((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 80);
  if (wrong !== undefined) {
    throw new UnusableMap(
      `${at}: "${wrong.slice(0, 60)}" in category must be lower-case words with hyphens, as in dog-food`,
    );
  }
  if (slugs.length >= MAX_LEVELS) throw new UnusableMap(`${at}: category has more than ${MAX_LEVELS} levels`);
  const below = slugs.map((slug, index) => ({
    slug,
    name: name !== '' && index === slugs.length - 1 ? name : titleCase(slug),
  }));
  return { department, below };
};

const readRule = (given: unknown, at: string): Rule => {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new UnusableMap(`${at}: must be an object with category and at least one of ${patternFields.join(', ')}`);
  }
  const values = new Map<string, string>();
  for (const [name, value] of Object.entries(given)) {
    if (!fields.includes(name)) throw new UnusableMap(`${at}: ${name} is not known; use ${fields.join(', ')}`);
    if (typeof value !== 'string') throw new UnusableMap(`${at}: ${name} must be text`);
    if (value.length > MAX_PATTERN_LENGTH)
      throw new UnusableMap(`${at}: ${name} is longer than ${MAX_PATTERN_LENGTH} characters`);
    if (value.trim() !== '') values.set(name, value.trim());
  }
  const category = values.get('category');
  if (category === undefined) throw new UnusableMap(`${at}: category is missing`);
  const patterns = patternFields.flatMap((field) => {
    const pattern = values.get(field);
    return pattern === undefined ? [] : [[field, pattern] as const];
  });
  if (patterns.length === 0) throw new UnusableMap(`${at}: give at least one of ${patternFields.join(', ')}`);
  return { patterns, place: readCategory(category, values.get('name') ?? '', at) };
};

const rulesOfJson = (text: string): readonly Rule[] => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new UnusableMap(`not valid JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  if (!Array.isArray(parsed)) throw new UnusableMap('must be a JSON array of rules');
  return parsed.map((rule: unknown, index) => readRule(rule, `rule ${index + 1}`));
};

const rulesOfCsv = (text: string): readonly Rule[] => {
  let rows: readonly (readonly string[])[];
  try {
    rows = parse(text, { bom: true, relax_column_count: true, skip_empty_lines: true, trim: true });
  } catch (error) {
    throw new UnusableMap(`not valid CSV: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  const [columns = [], ...rest] = rows;
  if (!columns.includes('category')) {
    throw new UnusableMap(
      `the first line must name the columns: ${fields.join(', ')}; only category and one pattern are needed`,
    );
  }
  return rest.map((values, index) => {
    const at = `row ${index + 2}`;
    if (values.length > columns.length)
      throw new UnusableMap(`${at}: ${values.length} values for ${columns.length} columns`);
    return readRule(Object.fromEntries(columns.map((column, place) => [column, values[place] ?? ''])), at);
  });
};

const valueOf = (item: FeedItem, field: PatternField): readonly string[] => {
  if (field === 'product_type') return [item.productType];
  if (field === 'brand') return [item.brand];
  // The feed names the category by number or by path.
  return [item.googleCategory, pathOf(item.googleCategory)];
};

/** Parses a mapping; the first rule that matches an item decides. Throws an UnusableMap. */
export const readFeedMap = (text: string): FeedMap => {
  const rules = /^\s*[[{]/.test(text) ? rulesOfJson(text) : rulesOfCsv(text);
  if (rules.length === 0) throw new UnusableMap('holds no rules');
  if (rules.length > MAX_RULES) throw new UnusableMap(`holds more than ${MAX_RULES} rules`);
  return (item) => {
    const rule = rules.find(({ patterns }) =>
      patterns.every(([field, pattern]) => valueOf(item, field).some((value) => matches(pattern, value))),
    );
    return rule === undefined ? undefined : { ...placeItem(item), ...rule.place, decidedBy: 'map' };
  };
};

/** Reads a mapping file, JSON or CSV by its content. Throws an UnusableMap that names the file. */
export const loadFeedMap = async (file: string): Promise<FeedMap> => {
  try {
    return readFeedMap(await readFile(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnusableMap(`The mapping ${file} cannot be used: ${reason}`, { cause: error });
  }
};
