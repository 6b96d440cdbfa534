import type { PromiseWords } from '../../../core/catalogue/delivery-promise';
import type { Product, Variant } from '../../../core/catalogue/product';
import type { ProductTile } from '../../../core/catalogue/tile';
import type { ViewedProduct } from '../../../core/catalogue/view-product';
import type { Review } from '../../../core/reviews/review';
import type { QuestionList } from '../../../core/questions/question';
import type { Recommendation } from '../../../core/recommendations/recommendations';
import type { AgainResult } from '../orders/again-marks';

/** A review on the product's page: its text is cut where it is long. */
export type ShownReview = Omit<Review, 'helpful'>;

/** A product that is offered together with another one (PRO-11). */
export interface TogetherItem extends Pick<ProductTile, 'sku' | 'name' | 'image' | 'url'> {
  readonly price: number | undefined;
}

export interface ProductData extends ViewedProduct {
  readonly delivery: PromiseWords;
  /** Similar products that can replace this one. */
  readonly related: Recommendation | undefined;
  /** Products of other kinds that are bought together with this one. */
  readonly boughtTogether: Recommendation | undefined;
  /** The first questions about the product; undefined when they could not be read, or the shop has none. */
  readonly questions: QuestionList | undefined;
  /** Products of one variant each that are offered together with this one; they are in no row. */
  readonly together: ReadonlyArray<TogetherItem>;
  /** What a form that adds several products did (PRO-11). */
  readonly again: AgainResult | undefined;
  /** Part number of the variant that is shown first. */
  readonly shownPartNumber: string | undefined;
  /** The most helpful reviews; undefined without texts of reviews. */
  readonly reviews?: ReadonlyArray<ShownReview> | undefined;
}

/**
 * The pictures of a product in one of its variants: its own, or the product's where it has none or the product's pictures
 * begin with its own, so that further pictures of a feed's item are shown.
 */
export const variantImages = (
  product: Pick<Product, 'images'>,
  { images }: Pick<Variant, 'images'>,
): Product['images'] => (images[0] === undefined || images[0] === product.images[0] ? product.images : images);
