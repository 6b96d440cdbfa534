import type { OpenDates } from './repeat-plan';
import type { Supply } from './recommend-frequency';

/** A product that can be delivered again and again. Amounts are in the shop's currency, for one piece. */
export interface OfferedProduct {
  readonly partNumber: string;
  readonly name: string;
  /** Path of the product's page; undefined when the service sends none. */
  readonly url: string | undefined;
  readonly thumbnail: string | undefined;
  /** What a single order costs. */
  readonly price: number;
  readonly firstPrice: number;
  /** The price of every delivery after the first one. */
  readonly repeatPrice: number;
  /** How much food or litter one piece is; undefined for anything else. */
  readonly supply: Supply | undefined;
}

/** What products cost on repeat delivery, before a plan is started (RPD-01). */
export interface RepeatOffer extends OpenDates {
  /** Those of the asked products that are delivered again and again, in the asked order. */
  readonly products: ReadonlyArray<OfferedProduct>;
  /** The discounts of the first delivery and of later ones, as the service words them. */
  readonly firstDiscount: string | undefined;
  readonly discount: string | undefined;
  /**
   * The same discounts in percent. They are taken off the sum of a delivery, not off each piece. Undefined when the service
   * does not send them.
   */
  readonly firstPercent?: number | undefined;
  readonly percent?: number | undefined;
}

/** The sum of a delivery after a discount of so many percent, rounded to cents as orders round it (RPD-01). */
export const reducedSum = (sum: number, percent: number): number => {
  const cents = Math.round(sum * 100);
  return (cents - Math.round((cents * percent) / 100)) / 100;
};
