import { APPOINTMENTS_PATH } from '../../core/paths/paths';
import { openHydrated, PHONE } from '../support/browser';
import { HttpShopper } from '../support/http-shopper';
import { aCustomer, copyCookies, type SignedInShopper } from '../support/shoppers';
import { dayAhead, onAppointments, SALON } from './appointments-page';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { setUpMailingShop } from './mailing-shop';
import { expectFitsZoomed, ZOOMED } from './zoom';

const OWN = 'x_appointments/@self';
const BATH = { physicalStoreId: SALON.id, serviceId: 'bath', species: 'dog', size: 'small' };
const REMINDED = 'We remind you the day before an appointment.';

const shop = setUpMailingShop();

const bodyOf = async (answer: ReturnType<HttpShopper['call']>): Promise<ReturnType<typeof JSON.parse>> => {
  const { status, text } = await answer;
  if (status >= 300) throw new Error(`${status} ${text.slice(0, 300)}`);
  return JSON.parse(text);
};

/** Books the first free bath from a day on. */
const book = async (
  { shopper }: SignedInShopper,
  days: number,
): Promise<{ readonly appointmentId: string; readonly day: string }> => {
  const query = new URLSearchParams({ ...BATH, from: dayAhead(days) });
  const { days: free } = await bodyOf(shopper.call('GET', `x_appointments/slots?${query}`));
  const [slot] = (free as ReadonlyArray<{ readonly slots: ReadonlyArray<{ readonly startsAt: string }> }>).flatMap(
    ({ slots }) => slots,
  );
  const held = await bodyOf(shopper.call('POST', OWN, { ...BATH, startsAt: slot?.startsAt }));
  const chosen = { petName: 'Rex', price: held.price };
  return bodyOf(shopper.call('POST', `${OWN}/${held.appointmentId}/confirm`, chosen));
};

/** Books as `book`, and does the work of the day before it. */
const bookAndRemind = async (customer: SignedInShopper, days: number): Promise<void> => {
  await book(customer, days);
  await shop.workNow('appointment-reminder');
};

const reminders = (customer: SignedInShopper) => shop.mailsTo(customer, 'We look forward to seeing you');
const bookings = (customer: SignedInShopper) => shop.mailsTo(customer, 'Your appointment is booked');

/** The page that stops the newest of these reminders. */
const stopPath = (mails: ReadonlyArray<string>): string => shop.pathIn(mails, 'Stop these reminders');

test('[ACC-06] [ACC-08] without scripts and without signing in, the link of a reminder stops reminders and gets them again', async () => {
  const customer = await aCustomer('Robin', shop.address);
  await bookAndRemind(customer, 5);
  const path = stopPath(await reminders(customer));

  const { page } = await shop.visit({ viewport: PHONE, javaScriptEnabled: false });
  await page.goto(path);
  await page.reload();
  await page.getByText(REMINDED).waitFor();
  await page.getByRole('button', { name: 'Stop appointment reminders' }).press('Enter');
  await page.getByText('We won’t remind you of appointments.').waitFor();
  await page.getByText('We remind you three days before a repeat delivery ships.').waitFor();

  await bookAndRemind(customer, 8);
  expect([(await reminders(customer)).length, (await bookings(customer)).length]).toEqual([1, 2]);

  await page.getByRole('button', { name: 'Get again: appointment reminders' }).press('Enter');
  await page.getByText('We’ll remind you of appointments.').waitFor();
  await page.getByText(REMINDED).waitFor();
  await bookAndRemind(customer, 11);
  expect([(await reminders(customer)).length, (await bookings(customer)).length]).toEqual([2, 3]);
});

test('[ACC-06] one click of a mail program stops reminders of the mail’s kind only', async () => {
  const customer = await aCustomer('Robin', shop.address);
  await bookAndRemind(customer, 5);
  const path = stopPath(await reminders(customer));
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = 'List-Unsubscribe=One-Click';
  const clicked = await fetch(shop.address + path, { method: 'POST', headers, body, redirect: 'manual' });
  expect([clicked.status, await clicked.text()]).toEqual([
    200,
    expect.stringContaining('We won’t remind you of appointments.'),
  ]);
  const { text } = await new HttpShopper(shop.address).get(path);
  expect([text.includes('Get again: appointment reminders'), text.includes('Stop repeat delivery reminders')]).toEqual([
    true,
    true,
  ]);
});

test('[ACC-06] the page that stops reminders passes axe, wide and narrow, light and dark', async () => {
  const customer = await aCustomer('Robin', shop.address);
  await bookAndRemind(customer, 5);
  const path = stopPath(await reminders(customer));
  const { page } = await shop.visit(READY_FOR_AXE);
  await openHydrated(page, path);
  await page.getByText(REMINDED).waitFor();
  expect(await violationsEverywhere(page)).toEqual({});
});

test('[ACC-06] [PLT-03] the page that stops reminders at 400 % zoom does not scroll sideways, and no focused control is covered', async () => {
  const customer = await aCustomer('Robin', shop.address);
  await bookAndRemind(customer, 5);
  const { page } = await shop.visit(ZOOMED);
  await openHydrated(page, stopPath(await reminders(customer)));
  await page.getByText(REMINDED).waitFor();
  await expectFitsZoomed(page, 'the page that stops reminders');
});

test('[ACC-08] whoever has an appointment in a store that closes is told by mail and on the page, and moves it, also without scripts', async () => {
  const customer = await aCustomer('Robin', shop.address);
  const { appointmentId, day } = await book(customer, 15);
  shop.inDatabase((database) =>
    database.prepare('insert into store_closure values (?, ?, ?, ?)').run(SALON.id, 'Repairs', day, day),
  );
  await shop.workNow('appointment-reminder');
  const [mail] = await shop.mailsTo(customer, 'so we can’t see Rex then');
  expect(mail).toContain(`${APPOINTMENTS_PATH}?step=move&amp;id=${appointmentId}`);
  expect(await reminders(customer)).toEqual([]);

  const closed = 'The store is closed that day. Please choose another time.';
  const wide = await shop.visit(READY_FOR_AXE);
  await copyCookies(wide.context, customer.shopper);
  await openHydrated(wide.page, APPOINTMENTS_PATH);
  expect(await onAppointments(wide.page).entry('Bath & brush').innerText()).toContain(closed);
  expect(await violationsEverywhere(wide.page)).toEqual({});

  const { page, context } = await shop.visit({ viewport: PHONE, javaScriptEnabled: false });
  await copyCookies(context, customer.shopper);
  const { follow, link, press, main, newTimes, entry } = onAppointments(page);
  await page.goto(APPOINTMENTS_PATH);
  await link(/^Reschedule Bath/);
  await main.getByText(closed).waitFor();
  await follow(newTimes.last());
  await press('Reschedule appointment');
  await main.getByText('Your appointment has been rescheduled.').waitFor();
  expect(await entry('Bath & brush').innerText()).not.toContain('closed');
});
