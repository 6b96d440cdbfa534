import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { toAmount } from '../http/wire-amount.ts';
import { repeatDiscount, repeatPriceOf, repeatPercent } from '../promotions/repeat-discount.ts';
import { isFirstOrder, readRepeatedProducts } from './first-order.ts';
import { findRepeatable, readLooks, type LineLooks } from './sold-lines.ts';

/** A product as a screen shows it; empty for one that has left the catalogue. */
export const wireLooks = (looks: LineLooks | undefined): Readonly<Record<string, string>> =>
  looks === undefined ? {} : { thumbnail: looks.thumbnail, productUrl: looks.path, x_size: looks.size };

/**
 * What products cost on repeat delivery, before a plan is started: those of the part numbers that are sold on repeat, in the
 * asked order, with the price of today, of the first order and of later ones. A shopper who has had one of them by repeat
 * delivery has the later price from the first order on, as the plan will. `firstPercent` and `percent` are what is taken off the
 * sum of a delivery: orders round the sum, not the price of each piece. [RPD-01]
 */
export const readRepeatOffer = async (
  database: Kysely<Database>,
  partNumbers: readonly string[],
  shopperId: number | undefined,
): Promise<Readonly<Record<string, unknown>>> => {
  const found = await findRepeatable(database, partNumbers);
  const lines = partNumbers.flatMap((wanted) => found.find(({ partNumber }) => partNumber === wanted) ?? []);
  const looks = await readLooks(
    database,
    lines.map(({ skuId }) => skuId),
  );
  const repeated = shopperId === undefined ? [] : await readRepeatedProducts(database, shopperId);
  const isFirst = isFirstOrder({ placed: 0, lines }, repeated);
  return {
    lines: lines.map(({ skuId, partNumber, description, toldCents }) => ({
      partNumber,
      description,
      ...wireLooks(looks.get(skuId)),
      x_categoryPath: looks.get(skuId)?.categoryPath ?? '',
      x_form: looks.get(skuId)?.form ?? '',
      price: toAmount(toldCents),
      firstPrice: toAmount(repeatPriceOf(toldCents, isFirst)),
      repeatPrice: toAmount(repeatPriceOf(toldCents)),
    })),
    firstDiscount: repeatDiscount(isFirst).description,
    discount: repeatDiscount(false).description,
    firstPercent: String(repeatPercent(isFirst)),
    percent: String(repeatPercent(false)),
  };
};
