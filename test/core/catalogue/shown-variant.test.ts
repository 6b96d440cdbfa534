import { shownVariant } from '../../../core/catalogue/shown-variant';
import type { Stock } from '../../../core/catalogue/product';
import { aVariant } from '../../builders/product';

const first = aVariant({ id: '1', partNumber: 'FIRST' });
const second = aVariant({ id: '2', partNumber: 'SECOND' });
const variants = [first, second];
const stock = (status: Stock['status'], ...ids: ReadonlyArray<string>): Readonly<Record<string, Stock>> =>
  Object.fromEntries(ids.map((variantId) => [variantId, { variantId, status, quantity: undefined }]));

test.each([
  ['the variant of the address, also when it is sold out', variants, stock('available', '1'), 'SECOND', 'SECOND'],
  ['the first one that is in stock', variants, stock('available', '2'), undefined, 'SECOND'],
  ['one that can be ordered ahead', variants, stock('backorderable', '2'), undefined, 'SECOND'],
  ['the usual one when nothing is in stock', variants, stock('unavailable', '1', '2'), undefined, 'FIRST'],
  ['the usual one while stock is unknown', variants, undefined, undefined, 'FIRST'],
  ['one with a price', [aVariant({ listPrice: undefined }), second], undefined, undefined, 'SECOND'],
  ['the first one in stock for an unknown part number', variants, stock('available', '2'), 'OTHER', 'SECOND'],
])('[PRO-01] a product’s page first shows %s', (_case, all, known, partNumber, shown) => {
  expect(shownVariant({ variants: all }, known, partNumber)?.partNumber).toBe(shown);
});
