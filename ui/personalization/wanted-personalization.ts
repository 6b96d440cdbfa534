import type { FulfilmentChoice } from '../../core/cart/fulfilment/fulfilment';
import type { Wanted } from '../cart/cart-view-model';
import type { PersonalizationOffer } from '../../core/personalization/personalization';

/** The product for which a shopper writes a text (PRO-08). */
export interface WantedPersonalization extends Pick<Wanted, 'product' | 'price'> {
  /** Path of the product's page. */
  readonly productUrl: string;
  readonly partNumber: string;
  /** Its name with size, flavor and color. */
  readonly name: string;
  /** The color of the variant, as it is named; undefined where it has none. */
  readonly itemColor: string | undefined;
  readonly offer: PersonalizationOffer;
  readonly quantity: number;
  /** How it is to reach the shopper. */
  readonly choice: FulfilmentChoice;
  /** The line of the cart that gets the text; undefined for a new one. */
  readonly lineId: string | undefined;
}
