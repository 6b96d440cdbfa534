import { allocate } from './allocate.ts';
import { WHOLE_TAX, type StateTax } from '../taxes/state-tax.ts';

/** A line whose tax is calculated. */
export interface TaxableLine {
  /** The price after discounts, in cents. */
  readonly netCents: number;
  readonly tax: StateTax;
}

/** The tax on an amount, in whole cents. */
export const taxOn = (cents: number, { rate }: Pick<StateTax, 'rate'>): number =>
  Math.round((cents * rate) / WHOLE_TAX);

/**
 * The tax of each line in cents. It is rounded once for all lines of a state, and then shared between them, so that the
 * lines add up to the tax of the state.
 */
export const taxLines = (lines: readonly TaxableLine[]): readonly number[] => {
  const cents = lines.map(() => 0);
  const positions = new Map<string, number[]>();
  lines.forEach(({ tax }, index) => {
    const key = `${tax.state} ${tax.rate}`;
    positions.set(key, [...(positions.get(key) ?? []), index]);
  });
  for (const group of positions.values()) {
    const nets = group.map((index) => lines[index]?.netCents ?? 0);
    const rate = lines[group[0] ?? 0]?.tax.rate ?? 0;
    const total = taxOn(
      nets.reduce((sum, net) => sum + net, 0),
      { rate },
    );
    const parts = allocate(total, nets);
    group.forEach((index, position) => (cents[index] = parts[position] ?? 0));
  }
  return cents;
};
