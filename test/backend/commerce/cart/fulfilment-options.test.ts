import fc from 'fast-check';
import {
  pickupOption,
  reasonText,
  sameDayOption,
  shipOption,
  type OfferedItem,
  type OfferingStore,
} from '../../../../backend/cart/fulfilment-options.ts';
import { standardShipping } from '../../../../backend/cart/shipping-modes.ts';

const item: OfferedItem = { quantity: 2, isSold: true, pickupOnly: false, vendor: null, needsPrescription: false };

/** What is shipped in the standard way, and not frozen. */
const PARCEL = { mode: standardShipping, frozen: false, deliveryDay: null };

/** Open from 9 to 21 on every day except Sunday, in San Diego. */
const store: OfferingStore = {
  id: '1101',
  name: 'Mission Valley',
  place: { line1: '1 Main St', city: 'San Diego', state: 'CA', zipCode: '92108' },
  timeZone: 'America/Los_Angeles',
  hours: [1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '09:00', closes: '21:00' })),
  closures: [],
};

/** A moment of the store's time; it is eight hours behind UTC in winter. */
const at = (day: number, hour: number, minute = 0): number => Date.UTC(2030, 0, day, hour + 8, minute);

describe('shipping', () => {
  const ship = (more: Partial<OfferedItem>, available = 10) =>
    shipOption({ ...item, ...more }, { available, ...PARCEL, now: at(14, 12) });

  test('[CHK-02] arrives after the business days of its mode', () => {
    expect(ship({})).toMatchObject({ date: '2030-01-17' });
    expect(shipOption(item, { available: 2, ...PARCEL, now: at(11, 12) }).date).toBe('2030-01-16');
  });

  test('[CHK-05] counts no federal holiday as a business day', () => {
    // January 21, 2030, is the birthday of Martin Luther King.
    expect(shipOption(item, { available: 2, ...PARCEL, now: at(18, 12) }).date).toBe('2030-01-24');
  });

  test.each([
    ['on the chosen day', '2030-01-18', '2030-01-18'],
    ['on the first possible day before one is chosen', null, '2030-01-16'],
    ['on the first possible day when the chosen one is over', '2030-01-10', '2030-01-16'],
  ])('[CHK-05] brings a frozen item %s, however fast the mode is', (_when, deliveryDay, date) => {
    const frozen = { available: 2, frozen: true, deliveryDay, now: at(14, 12) };
    expect(shipOption(item, { ...frozen, mode: standardShipping })).toMatchObject({ date });
    expect(shipOption(item, { ...frozen, mode: { ...standardShipping, days: 0 } })).toMatchObject({ date });
  });

  test.each([
    ['an item that is not sold', { isSold: false }, 10, 'not-sold'],
    ['an item for pickup only', { pickupOnly: true }, 10, 'pickup-only'],
    ['an item without stock', {}, 0, 'out-of-stock'],
    ['less stock than asked', {}, 1, 'too-few'],
  ] as const)('[CHK-02] refuses %s, without a day', (_what, more, available, reason) => {
    const option = ship(more, available);
    expect(option).toMatchObject({ reason });
    expect(option.date).toBeUndefined();
  });
});

describe('pickup', () => {
  const pickup = (now: number, more: Partial<OfferedItem> = {}, available = 5, place: OfferingStore = store) =>
    pickupOption({ ...item, ...more }, { store: place, available, now });

  test.each([
    ['before the store opens', at(14, 7), '2030-01-14'],
    ['exactly two hours before it closes', at(14, 19), '2030-01-14'],
    ['less than two hours before it closes', at(14, 19, 1), '2030-01-15'],
    ['after it has closed', at(14, 23), '2030-01-15'],
    ['before a day on which it is closed', at(19, 20), '2030-01-21'],
  ])('[CHK-02] ordered %s is ready on the first day on which there is time', (_when, now, date) => {
    expect(pickup(now)).toMatchObject({ date });
  });

  test('[CHK-02] skips the days of a closure', () => {
    const closing = { ...store, closures: [{ firstDay: '2030-01-15', lastDay: '2030-01-16' }] };
    expect(pickup(at(14, 20), {}, 5, closing).date).toBe('2030-01-17');
  });

  test('[CHK-02] is possible for an item that is not shipped', () => {
    expect(pickup(at(14, 10), { pickupOnly: true })).toMatchObject({ date: '2030-01-14' });
  });

  test.each([
    ['vendor', pickup(at(14, 10), { vendor: 'Timber & Tail' })],
    ['too-few', pickup(at(14, 10), {}, 1)],
    ['out-of-stock', pickup(at(14, 10), {}, 0)],
    ['store-closed', pickup(at(14, 10), {}, 5, { ...store, hours: [] })],
    ['no-store', pickupOption(item, undefined)],
  ])('[CHK-02] says %s when it is not possible', (reason, option) => {
    expect(option).toMatchObject({ reason });
    expect(option.date).toBeUndefined();
  });
});

describe('same-day delivery', () => {
  const sameDay = (now: number, more: Partial<OfferedItem> = {}, available = 5, place: OfferingStore = store) =>
    sameDayOption({ ...item, ...more }, { store: place, available, now });

  test('[CHK-02] is today until 3 pm of the store’s time', () => {
    expect(sameDay(at(14, 14, 59))).toMatchObject({ date: '2030-01-14' });
    expect(sameDay(at(14, 15))).toMatchObject({ reason: 'too-late' });
  });

  const untilNoon = { ...store, hours: [{ day: 1, opens: '09:00', closes: '12:00' }] };
  const closed = { ...store, closures: [{ firstDay: '2030-01-14', lastDay: '2030-01-14' }] };

  test('[CHK-02] is not possible when the store closes within two hours, is closed already, or has a closure', () => {
    expect(sameDay(at(14, 10), {}, 5, untilNoon)).toMatchObject({ date: '2030-01-14' });
    expect(sameDay(at(14, 10, 1), {}, 5, untilNoon)).toMatchObject({ reason: 'closes-early' });
    expect(sameDay(at(14, 13), {}, 5, untilNoon)).toMatchObject({ reason: 'closes-early' });
    expect(sameDay(at(14, 10), {}, 5, closed)).toMatchObject({ reason: 'store-closed' });
  });

  test.each([
    ['pickup-only', sameDay(at(14, 10), { pickupOnly: true })],
    ['vendor', sameDay(at(14, 10), { vendor: 'Timber & Tail' })],
    ['too-few', sameDay(at(14, 10), {}, 1)],
    ['store-closed', sameDay(at(20, 10))],
    ['no-zip', sameDayOption(item, 'no-zip')],
    ['not-nearby', sameDayOption(item, 'not-nearby')],
  ])('[CHK-02] says %s when it is not possible', (reason, option) => {
    expect(option).toMatchObject({ reason });
    expect(option.date).toBeUndefined();
  });
});

test('[CHK-02] an option has either a day or a reason that a shopper can read', () => {
  const anyItem = fc.record({
    quantity: fc.integer({ min: 1, max: 99 }),
    isSold: fc.boolean(),
    pickupOnly: fc.boolean(),
    vendor: fc.constantFrom(null, 'Timber & Tail'),
    needsPrescription: fc.boolean(),
  });
  const moment = fc.integer({ min: Date.UTC(2030, 0, 1), max: Date.UTC(2031, 0, 1) });
  fc.assert(
    fc.property(anyItem, fc.nat({ max: 99 }), moment, (asked, available, now) => {
      const offer = { store, available, now };
      const options = [
        shipOption(asked, { available, ...PARCEL, now }),
        pickupOption(asked, offer),
        pickupOption(asked, undefined),
        sameDayOption(asked, offer),
        sameDayOption(asked, 'no-zip'),
      ];
      for (const option of options) {
        expect(option.reason === undefined).toBe(option.date !== undefined);
        expect(reasonText(option, asked) === '').toBe(option.reason === undefined);
      }
    }),
  );
});
