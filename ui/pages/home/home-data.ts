import type { Category } from '../../../core/catalogue/category';
import type { CatalogueBrand } from '../../../core/catalogue/product-catalogue';
import type { MarketingItem } from '../../../core/content/marketing-content';
import type { Recommendation } from '../../../core/recommendations/recommendations';

/** What the home page shows; a part that could not be had is undefined or empty, and the rest shows without it. */
export interface HomeData {
  readonly hero: MarketingItem | undefined;
  readonly departments: ReadonlyArray<Category>;
  readonly trending: Recommendation | undefined;
  readonly deals: Recommendation | undefined;
  readonly forYou: Recommendation | undefined;
  readonly brands: ReadonlyArray<CatalogueBrand>;
}
