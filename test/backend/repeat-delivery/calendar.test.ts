import fc from 'fast-check';
import {
  dateAfter,
  datesBetween,
  firstFrom,
  isDate,
  type Frequency,
} from '../../../backend/repeat-delivery/calendar.ts';
import { momentOf, plusDays, shopDay } from '../../../backend/stores/shop-day.ts';

const weeks = (count: number): Frequency => ({ unit: 'week', count });
const months = (count: number): Frequency => ({ unit: 'month', count });

/** The deliveries after a first date. */
const dates = (first: string, frequency: Frequency, count: number): readonly string[] => {
  const anchorDay = Number(first.slice(8));
  const found: string[] = [];
  for (let date = first; found.length < count; found.push(date)) date = dateAfter(date, frequency, anchorDay);
  return found;
};

test.each<[string, Frequency, readonly string[]]>([
  ['2030-01-31', months(1), ['2030-02-28', '2030-03-31', '2030-04-30', '2030-05-31']],
  ['2031-12-31', months(1), ['2032-01-31', '2032-02-29', '2032-03-31']],
  ['2032-02-29', months(1), ['2032-03-29', '2032-04-29']],
  ['2032-02-29', months(6), ['2032-08-29', '2033-02-28', '2033-08-29']],
  ['2030-08-30', months(6), ['2031-02-28', '2031-08-30', '2032-02-29']],
  ['2030-01-30', months(2), ['2030-03-30', '2030-05-30']],
  ['2030-11-15', months(3), ['2031-02-15', '2031-05-15']],
  ['2032-02-22', weeks(1), ['2032-02-29', '2032-03-07']],
  ['2030-12-20', weeks(2), ['2031-01-03', '2031-01-17']],
  ['2030-03-07', weeks(12), ['2030-05-30', '2030-08-22']],
])('[RPD-03] from %s every %o come %j', (first, frequency, expected) => {
  expect(dates(first, frequency, expected.length)).toEqual(expected);
});

test('[RPD-03] monthly deliveries are on the chosen day, or on the last one of a shorter month', () => {
  const start = fc.date({ min: new Date('2024-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(start, fc.integer({ min: 1, max: 6 }), (from, count) => {
      const first = from.toISOString().slice(0, 10);
      for (const date of dates(first, months(count), 14)) {
        const isLast = plusDays(date, 1).endsWith('-01');
        expect(isDate(date)).toBe(true);
        expect(date.slice(8) === first.slice(8) || (isLast && date.slice(8) < first.slice(8))).toBe(true);
      }
    }),
  );
});

test.each<[string, Frequency, number, string]>([
  ['2030-02-03', months(1), 31, '2030-02-28'],
  ['2030-02-03', months(3), 31, '2030-04-30'],
  ['2030-02-02', months(1), 30, '2030-02-28'],
  ['2031-01-02', months(1), 31, '2031-01-31'],
  ['2030-01-18', months(1), 15, '2030-02-15'],
  ['2030-02-28', months(1), 31, '2030-03-31'],
])('[RPD-03] after a delivery moved to %s, every %o on day %i, comes %s', (moved, frequency, anchorDay, expected) => {
  expect(dateAfter(moved, frequency, anchorDay)).toBe(expected);
});

test('[RPD-03] a date that is too near is left out, and the rhythm stays', () => {
  expect(firstFrom('2030-01-31', months(1), 31, '2030-04-01')).toBe('2030-04-30');
  expect(firstFrom('2030-01-01', weeks(1), 1, '2030-01-08')).toBe('2030-01-08');
});

test('[RPD-03] the dates between two deliveries are those of the rhythm, without both', () => {
  expect(datesBetween('2030-01-01', '2030-01-22', weeks(1), 1)).toEqual(['2030-01-08', '2030-01-15']);
  expect(datesBetween('2030-01-31', '2030-04-03', months(1), 31)).toEqual(['2030-02-28', '2030-03-31']);
  expect(datesBetween('2030-01-01', '2030-01-08', weeks(1), 1)).toEqual([]);
});

test.each(['2030-02-29', '2030-13-01', '2030-00-10', '2030-1-1', '', '2030-01-01T00:00:00Z'])(
  '[RPD-03] %j is no date',
  (text) => {
    expect(isDate(text)).toBe(false);
  },
);

test.each([
  ['2030-01-14', 6, '2030-01-14T14:00:00.000Z'],
  ['2030-07-14', 6, '2030-07-14T13:00:00.000Z'],
  // The clocks are changed on these days, at two in the morning.
  ['2030-03-10', 6, '2030-03-10T13:00:00.000Z'],
  ['2030-03-10', 1, '2030-03-10T09:00:00.000Z'],
  ['2030-11-03', 6, '2030-11-03T14:00:00.000Z'],
  ['2030-11-03', 0, '2030-11-03T07:00:00.000Z'],
])('[RPD-03] %s at %i in the shop is %s', (day, hour, expected) => {
  expect(new Date(momentOf(day, hour)).toISOString()).toBe(expected);
  expect(shopDay(momentOf(day, hour))).toBe(day);
});

test('[RPD-03] the day of the shop ends at its own midnight', () => {
  expect(shopDay(Date.parse('2030-01-15T07:59:59Z'))).toBe('2030-01-14');
  expect(shopDay(Date.parse('2030-01-15T08:00:00Z'))).toBe('2030-01-15');
});
