import { ownValue } from '../../core/shared/own-value';

/**
 * A list of objects of the same kind in page data: its columns once, then a row of values for each object. A missing
 * property is `{}`.
 */
export interface PageTable {
  readonly [COLUMNS]: ReadonlyArray<Column>;
  readonly rows: ReadonlyArray<ReadonlyArray<unknown>>;
}

/** The property that distinguishes a table from other objects, whose names with this start get one `#` more. */
export const COLUMNS = '#columns';
export const ESCAPE = '#';

/** A column, which is a name alone unless there is more to say. */
export type Column =
  | string
  /** All objects have this value; the rows have no cell for it. */
  | { readonly name: string; readonly same: unknown }
  /**
   * Most values follow from other columns: `/images/{partNumber}.jpg` from its text, `/product/{name:slug}` from its
   * slug. Their cell is 0.
   */
  | { readonly name: string; readonly like: string }
  /** All values are objects of the same kind; a cell is a row of these columns. */
  | { readonly name: string; readonly columns: ReadonlyArray<Column> };

export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object that JSON writes with braces. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a name as it stands in addresses: `hills-salmon-and-rice` for `Hill's® Salmon & Rice`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’®™\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Fills a template with the values of other columns. */
export const filledIn = (template: string, fields: Fields): string =>
  template.replace(/\{([^{}:]+)(:slug)?\}/g, (_, name: string, slug: string | undefined) => {
    const value = String(ownValue(fields, name));
    return slug === undefined ? value : slugOf(value);
  });
