import type { Facet } from '../../../core/search/listing/listing';
import { formatMoney } from '../../../core/shared/money';

/** Returns the label of a chosen value of a facet. */
export const chipLabel = (facets: ReadonlyArray<Facet>, name: string, value: string, currency: string): string => {
  const facet = facets.find((candidate) => candidate.name === name);
  if (facet?.kind === 'multiple') return facet.options.find((option) => option.value === value)?.label ?? value;
  return facet === undefined ? value : `${facet.label} ${rangeLabel(value, currency)}`;
};

/** Returns the label of a range such as `10-25`. */
const rangeLabel = (range: string, currency: string): string => {
  const [min = '', max = ''] = range.split('-').map((end) => endLabel(end, currency));
  if (min === '') return `up to ${max}`;
  return max === '' ? `from ${min}` : `${min} – ${max}`;
};

/** Formats one end of a range with the decimals that the address has; empty for an open end. */
const endLabel = (end: string, currency: string): string =>
  end === '' ? '' : formatMoney(Number(end), currency, (end.split('.')[1] ?? '').length);

/** Returns what a list says that shows what one store has in stock. */
export const inStockAt = (storeName: string): string => `In stock at ${storeName}`;
