import type { Product } from '../../../core/catalogue/product';
import type { ProductTile } from '../../../core/catalogue/tile';

/** A row of the comparison; a cell is empty where a product lacks the fact. */
export interface ComparedFact {
  readonly name: string;
  readonly values: ReadonlyArray<string>;
  readonly isDifferent: boolean;
}

export interface ComparedProduct extends Pick<Product, 'url' | 'name' | 'rating' | 'reviewCount' | 'prices'> {
  readonly brand: string | undefined;
  readonly image: string | undefined;
  /** The size of the only variant; undefined when there are several. */
  readonly size: string | undefined;
}

export interface CompareData {
  readonly products: ReadonlyArray<ComparedProduct>;
  readonly facts: ReadonlyArray<ComparedFact>;
  /** Names of products that were left out, because they are of another kind. */
  readonly leftOut: ReadonlyArray<string>;
  /** Products of the same kind that can be added to the comparison. */
  readonly more: ReadonlyArray<Pick<ProductTile, 'url' | 'name' | 'image' | 'prices'>>;
}
