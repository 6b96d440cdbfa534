/** How often a repeat delivery comes: every 1 to 12 weeks, or every 1 to 6 months (RPD-01). */
export interface Frequency {
  readonly unit: 'week' | 'month';
  readonly count: number;
}

/** The most of each unit. */
export const MAX_COUNT: Readonly<Record<Frequency['unit'], number>> = { week: 12, month: 6 };

const upTo = (unit: Frequency['unit']): ReadonlyArray<Frequency> =>
  Array.from({ length: MAX_COUNT[unit] }, (_, index) => ({ unit, count: index + 1 }));

/** All frequencies, the weeks first. */
export const FREQUENCIES: ReadonlyArray<Frequency> = [...upTo('week'), ...upTo('month')];

/** What is chosen where nothing is known of the product and the pet. */
export const USUAL_FREQUENCY: Frequency = { unit: 'week', count: 4 };

/** The value of a frequency in a form and in an address: `week-4`. */
export const frequencyCode = ({ unit, count }: Frequency): string => `${unit}-${count}`;

/** Reads the value of a form; undefined for anything that is no frequency. */
export const frequencyIn = (code: string | null): Frequency | undefined =>
  FREQUENCIES.find((frequency) => frequencyCode(frequency) === code);

/** `every week`, `every 4 weeks`. */
export const frequencyText = ({ unit, count }: Frequency): string =>
  count === 1 ? `every ${unit}` : `every ${count} ${unit}s`;
