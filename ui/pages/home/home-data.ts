import type { Category } from '../../../core/catalogue/category';
import type { ProductTile } from '../../../core/catalogue/tile';
import type { CatalogueBrand } from '../../../core/catalogue/product-catalogue';
import type { MarketingItem } from '../../../core/content/marketing-content';
import type { Recommendation } from '../../../core/recommendations/recommendations';

/** A department without its subcategories, which the page does not show. */
export type Department = Omit<Category, 'children'>;

/** The data of the home page. A part that could not be loaded is undefined or empty and is left out. */
export interface HomeData {
  readonly hero: MarketingItem | undefined;
  readonly departments: ReadonlyArray<Department>;
  /** The best deal of the day, which is in no row. */
  readonly deal: ProductTile | undefined;
  readonly trending: Recommendation | undefined;
  readonly deals: Recommendation | undefined;
  readonly forYou: Recommendation | undefined;
  readonly brands: ReadonlyArray<CatalogueBrand>;
}
