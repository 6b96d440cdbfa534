import { APPOINTMENTS_PATH } from '../../core/paths/paths';
import { aCustomer } from '../support/shoppers';
import { BY_KEYBOARD, beginJourney, ON_A_PHONE, WITHOUT_SCRIPTS, type Way } from './account-journey';
import { SALON } from './appointments-page';
import { setUpBrowser } from './set-up';
import { placeOf } from './shop-page';

const browser = setUpBrowser();

interface Wanted {
  readonly service: string;
  /** A saved pet that is chosen by its name. */
  readonly own?: { readonly name: string; readonly kind: string; readonly weight?: string };
  /** The pet as the list of bookings describes it. */
  readonly booked: RegExp;
}

const BATH: Wanted = {
  service: 'Bath & brush',
  own: { name: 'Bella', kind: 'dog', weight: '24.5' },
  booked: /Bella \(Dog, 21–50 lb\)/,
};
const LESSON: Wanted = { service: 'Private lesson', booked: /Rex \(Dog, up to 20 lb\)/ };
const VACCINATION: Wanted = {
  service: 'Vaccination',
  own: { name: 'Mia', kind: 'cat' },
  booked: /Mia \(Cat\)/,
};

/** Each kind of appointment, each way, and both ways to name the pet with and without scripts. */
const JOURNEYS: ReadonlyArray<readonly [way: string, kind: string, Way, Wanted]> = [
  [ON_A_PHONE[0], 'grooming', ON_A_PHONE[1], BATH],
  [BY_KEYBOARD[0], 'training', BY_KEYBOARD[1], LESSON],
  [WITHOUT_SCRIPTS[0], 'training', WITHOUT_SCRIPTS[1], LESSON],
  [WITHOUT_SCRIPTS[0], 'a vaccination', WITHOUT_SCRIPTS[1], VACCINATION],
];

test.each(JOURNEYS)(
  '[ACC-08] [CRT-05] %s, %s is booked for a pet at a store and a time, then moved and canceled',
  async (_name, _kind, way, { service, own, booked }) => {
    const known = await aCustomer('Gwen');
    if (own !== undefined) await known.shopper.call('POST', 'x_pets/@self', own);
    const journey = await beginJourney(browser, way, known);
    const { page, main, open, press, follow, button, link, field, type, says, consoleMessages } = journey;
    const title = (name: string) => main.getByRole('heading', { level: 1, name }).waitFor();
    const entry = main.getByRole('listitem').filter({ hasText: service });

    await open(APPOINTMENTS_PATH);
    await link('Book an appointment');
    await title('Choose a store');
    await type(field('ZIP code or city'), '92108');
    await button('Find stores');
    await link(new RegExp(`^${SALON.name}`));
    await link(new RegExp(`^${service}`));
    await title('Which pet is it for?');
    await link(own === undefined ? /^Dog, up to 20 lb/ : new RegExp(`^${own.name}`));
    await title('Choose a day and time');
    // Two weeks later, when an appointment can still be changed online.
    await link('Later');
    const time = main.locator('button[name=startsAt]').first();
    const chosen = await time.innerText();
    await follow(time);

    await title('Review and book');
    expect(await main.innerText()).toContain(chosen);
    const name = field('Pet’s name');
    if (own === undefined) {
      await type(field(/^Anything we should know/), 'Afraid of dryers');
      // With scripts the page stays.
      await press(main.getByRole('button', { name: 'Book appointment' }));
      await says('This field is required.');
      expect(await name.getAttribute('aria-invalid')).toBe('true');
      expect(await field(/^Anything we should know/).inputValue()).toBe('Afraid of dryers');
      await type(name, 'Rex');
    } else {
      expect(await name.inputValue()).toBe(own.name);
    }
    await button('Book appointment');
    expect(placeOf(page)).toBe(`${APPOINTMENTS_PATH}?done=booked`);
    const before = await entry.innerText();
    expect(before).toMatch(booked);
    expect(before).toContain(chosen);
    expect(before).toContain(SALON.name);

    await link(new RegExp(`^Reschedule ${service}`));
    const other = main.locator('a[href*="at="]').last();
    const moved = await other.innerText();
    await follow(other);
    await title('Reschedule this appointment?');
    await button('Reschedule appointment');
    expect(placeOf(page)).toBe(`${APPOINTMENTS_PATH}?done=moved`);
    await says('Your appointment has been rescheduled.');
    expect(await entry.innerText()).toContain(moved);
    expect(await entry.innerText()).not.toBe(before);

    await link(new RegExp(`^Cancel ${service}`));
    await button('Cancel appointment');
    expect(placeOf(page)).toBe(`${APPOINTMENTS_PATH}?done=cancelled`);
    await says('Nothing is booked.');
    expect(await entry.innerText()).toContain('Canceled');
    // The refused form is a page with this status.
    expect(consoleMessages.filter((message) => !message.includes('400 (Bad Request)'))).toEqual([]);
  },
);

test.each([WITHOUT_SCRIPTS, ON_A_PHONE])(
  '[ACC-08] %s, a saved dog without a weight leads to its form, and only a service with a benefit mentions members',
  async (_name, way) => {
    const known = await aCustomer('Gwen');
    await known.shopper.call('POST', 'x_pets/@self', { name: 'Bo', kind: 'dog' });
    const { main, open, link, field, says } = await beginJourney(browser, way, known);
    const petStep = (service: string) => `${APPOINTMENTS_PATH}?step=book&store=${SALON.id}&service=${service}`;
    const members = main.getByText('Vital Care members may pay less');
    await open(petStep('bath'));
    await says('Add Bo’s weight first');
    expect(await members.count()).toBe(1);
    await open(petStep('private-lesson'));
    await says('Add Bo’s weight first');
    expect(await members.count()).toBe(0);
    await link(/^Bo/);
    await field(/^Weight/).waitFor();
  },
);
