import fc from 'fast-check';
import { AUTHORISATION_DAYS } from '../../../../backend/payments/payment-provider.ts';
import { shopDay } from '../../../../backend/stores/shop-day.ts';
import { businessDaysAfter, federalHolidays, frozenDeliveryDays } from '../../../../backend/cart/business-days.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const at = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const weekdayOf = (day: string): number => new Date(at(day)).getUTCDay();
const anyMoment = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2060, 0, 1) });

test.each([
  [2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
  [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
  [2028, '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
])('[CHK-05] the federal holidays of %i are on the days of the government’s calendar', (year, days) => {
  expect([...federalHolidays(year)].toSorted()).toEqual(days.split(' ').map((day) => `${year}-${day}`));
});

test.each([
  ['over a weekend', '2026-11-13', 2, '2026-11-17'],
  ['over Thanksgiving', '2026-11-25', 1, '2026-11-27'],
  ['over Christmas and a weekend', '2026-12-24', 3, '2026-12-30'],
  ['over a holiday that is observed in the old year', '2027-12-30', 1, '2028-01-03'],
  ['no day', '2026-11-14', 0, '2026-11-14'],
])('[CHK-05] counts business days %s', (_what, from, days, to) => {
  expect(businessDaysAfter(at(from), days)).toBe(to);
});

test.each([
  ['late in the evening of a Friday in California', '2026-11-14T07:30:00Z', '2026-11-16'],
  ['after midnight in California', '2026-11-14T08:30:00Z', '2026-11-16'],
  ['in the evening of a Thursday, in summer time', '2026-07-10T06:59:00Z', '2026-07-10'],
  ['after its midnight', '2026-07-10T07:00:00Z', '2026-07-13'],
])('[CHK-05] a day is one of the shop’s time zone: %s', (_what, moment, next) => {
  expect(businessDaysAfter(Date.parse(moment), 1)).toBe(next);
});

test('[CHK-05] frozen days are counted from the day in the shop', () => {
  const [lateOnMonday, tuesday] = ['2026-11-17T07:30:00Z', '2026-11-17T08:30:00Z'].map(Date.parse);
  expect(frozenDeliveryDays(lateOnMonday ?? 0)[0]).toBe('2026-11-18');
  expect(frozenDeliveryDays(tuesday ?? 0)[0]).toBe('2026-11-19');
});

test('[CHK-05] a promised day is never on a weekend or a holiday', () => {
  fc.assert(
    fc.property(anyMoment, fc.integer({ min: 1, max: 10 }), (now, days) => {
      for (const day of [businessDaysAfter(now, days), ...frozenDeliveryDays(now)]) {
        expect([1, 2, 3, 4, 5]).toContain(weekdayOf(day));
        expect(federalHolidays(Number(day.slice(0, 4)))).not.toContain(day);
      }
    }),
  );
});

/** The day on which a parcel is packed that arrives on this day. */
const packingDayOf = (day: string): string => new Date(at(day) - DAY_MS).toISOString().slice(0, 10);

test('[CHK-05] [PAY-06] the packing day of every offered frozen day is over before the authorisation ends, with a day in reserve where there is a choice', () => {
  fc.assert(
    fc.property(anyMoment, (now) => {
      const endsOn = shopDay(now + AUTHORISATION_DAYS * DAY_MS);
      const [first, ...later] = frozenDeliveryDays(now).map(packingDayOf);
      expect((first ?? '') < endsOn).toBe(true);
      // A day of the autumn has 25 hours.
      const reserveFrom = shopDay(now + (AUTHORISATION_DAYS - 1) * DAY_MS + HOUR_MS);
      for (const packed of later) expect(packed < reserveFrom).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('[CHK-05] [PRO-07] while a vet is asked, the first possible frozen day is offered, and later ones only before the authorisation ends', () => {
  fc.assert(
    fc.property(anyMoment, fc.integer({ min: 1, max: 5 }), (now, waitingDays) => {
      const [first = '', ...later] = frozenDeliveryDays(now, waitingDays);
      expect(packingDayOf(first) > businessDaysAfter(now, waitingDays)).toBe(true);
      for (const day of later) expect(frozenDeliveryDays(now)).toContain(day);
    }),
  );
});

test('[CHK-05] frozen products are packed on a business day, too', () => {
  fc.assert(
    fc.property(anyMoment, (now) => {
      for (const day of frozenDeliveryDays(now)) {
        const packed = packingDayOf(day);
        expect(businessDaysAfter(at(packed) - DAY_MS, 1)).toBe(packed);
      }
    }),
  );
});
