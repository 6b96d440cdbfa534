import type { RowLists } from './growing-array.ts';
import type { PhraseTable } from './phrase-table.ts';
import type { Facet, LeftOut, SortName, SortOrder } from '../model/search-types.ts';
import type { TermDictionary } from './term-dictionary.ts';

/** A facet column: the values of every product. */
export interface FacetColumn {
  readonly name: string;
  readonly displayName: string;
  readonly type: Facet['type'];
  /** Hidden columns can be filtered, but are not counted. */
  readonly hidden: boolean;
  readonly values: readonly string[];
  readonly displayNames: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  /** Numbers of the values of each product. */
  readonly rows: RowLists;
}

export interface SnapshotCategory {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly imageUrl: string;
  readonly department: string;
  readonly parent: number | undefined;
  readonly children: readonly number[];
}

export interface SnapshotBrand {
  readonly slug: string;
  readonly name: string;
}

/** The products of each term with the term's weight. */
export interface Postings {
  /** Start of each term's products. */
  readonly offsets: Int32Array;
  readonly products: Int32Array;
  /** Weight 0 to 127; bit 7 is set when the term also occurs outside the description. */
  readonly weights: Uint8Array;
}

/** Products as columns; a product is a number from 0. */
export interface ProductColumns {
  readonly ids: readonly string[];
  /** Lowest price in cents, -1 without any. */
  readonly price: Int32Array;
  /** Distinct prices in cents of the variants of each product. */
  readonly prices: RowLists;
  readonly brand: Int32Array;
  readonly leafCategory: Int32Array;
  readonly department: Int32Array;
  readonly lifeStage: Int32Array;
  /** 0 to 1, the most popular product is 1; logarithmic. */
  readonly popularity: Float32Array;
  /** Largest reduction of a SKU, in percent. */
  readonly discount: Uint8Array;
  /** Bits of `productFlag`. */
  readonly flags: Uint8Array;
  readonly nameHash: Int32Array;
}

export const productFlag = { online: 1, pickup: 2, liveAnimal: 4, inStoreOnly: 8 } as const;

/** The whole catalogue as an immutable, searchable index. */
export interface Snapshot {
  readonly version: string;
  readonly size: number;
  readonly products: ProductColumns;
  readonly dictionary: TermDictionary;
  readonly postings: Postings;
  readonly facets: readonly FacetColumn[];
  readonly categories: readonly SnapshotCategory[];
  readonly categoryNumbers: ReadonlyMap<string, number>;
  /** Categories of each product, and products of each category. */
  readonly categoriesOf: RowLists;
  readonly productsIn: RowLists;
  readonly departments: readonly string[];
  readonly brands: readonly SnapshotBrand[];
  readonly brandNumbers: ReadonlyMap<string, number>;
  readonly orders: Readonly<Record<Exclude<SortName, 'relevance'>, Readonly<Record<SortOrder, Int32Array>>>>;
  /** Number of the product with an id. */
  readonly numberOf: ReadonlyMap<string, number>;
  readonly phrases: PhraseTable;
  /** Folded words of a category or brand name to its number. */
  readonly categoryByTerms: ReadonlyMap<string, readonly number[]>;
  readonly brandByTerms: ReadonlyMap<string, number>;
  /** Adjacent folded words in names of categories and brands, each pair joined by a space. */
  readonly namePairs: ReadonlySet<string>;
  /** Products that could not be indexed: how many, and the first of them. */
  readonly leftOut: { readonly count: number; readonly examples: readonly LeftOut[] };
}
