import { APPOINTMENTS_PATH } from '../../core/paths/paths';
import { openHydrated, PHONE, untilHydrated } from '../support/browser';
import { HttpShopper } from '../support/http-shopper';
import { aCustomer, copyCookies, endElsewhere, signedIn } from '../support/shoppers';
import { dayAhead, onAppointments, SALON, signInCustomer, timesPath } from './appointments-page';
import { setUpBrowser } from './set-up';
import { placeOf } from './shop-page';

const browser = setUpBrowser();

test('[ACC-08] a guest comes from the page of grooming, signs in, and books, moves and cancels a bath', async () => {
  const { account } = await aCustomer('Gwen');
  const { page, consoleMessages } = await browser.visit();
  const { follow, link, press, main, times, newTimes, title, entry } = onAppointments(page);
  await page.goto('/shop/en/petcostore/s/dog-grooming');
  await link('Book a bath');
  await main.getByLabel('Email', { exact: true }).fill(account.email);
  await main.getByLabel('Password', { exact: true }).fill(account.password);
  await main.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(`**${APPOINTMENTS_PATH}?*`);
  await title('Choose a store').waitFor();
  await untilHydrated(page);
  await main.getByLabel('ZIP code or city').fill('92108');
  await press('Find stores');
  await link(/^Mission Valley/);
  await title('Which pet is it for?').waitFor();
  await link(/^Dog, up to 20 lb/);
  await page.goto(timesPath('bath', dayAhead(5)));
  await untilHydrated(page);
  await follow(times);
  await title('Review and book').waitFor();
  await untilHydrated(page);
  expect(await main.innerText()).toMatch(/Mission Valley[\s\S]*\$45\.00[\s\S]*What to bring/);
  await main.getByRole('button', { name: 'Book appointment' }).click();
  await main.getByText('This field is required.').first().waitFor();
  await main.getByLabel('Pet’s name').fill('Rex');
  await main.getByLabel(/^Anything we should know/).fill('Afraid of dryers');
  await press('Book appointment');
  expect(placeOf(page)).toBe(`${APPOINTMENTS_PATH}?done=booked`);
  const before = await entry('Bath & brush').innerText();
  expect(before).toMatch(/Rex \(Dog, up to 20 lb\)/);

  await untilHydrated(page);
  await link(/^Reschedule Bath/);
  await untilHydrated(page);
  await follow(newTimes.last());
  await title('Reschedule this appointment?').waitFor();
  await untilHydrated(page);
  await press('Reschedule appointment');
  expect(placeOf(page)).toBe(`${APPOINTMENTS_PATH}?done=moved`);
  expect(await entry('Bath & brush').innerText()).not.toBe(before);

  await untilHydrated(page);
  await link(/^Cancel Bath/);
  await untilHydrated(page);
  await press('Cancel appointment');
  expect(placeOf(page)).toBe(`${APPOINTMENTS_PATH}?done=cancelled`);
  await main.getByText('Nothing is booked.').waitFor();
  expect(await entry('Bath & brush').innerText()).toContain('Canceled');
  expect(consoleMessages).toEqual([]);
});

test('[ACC-08] books, moves and cancels without scripts, from store to service to pet to time', async () => {
  const { page, context } = await browser.visit({ javaScriptEnabled: false });
  await signInCustomer(context, 'Nils');
  const { follow, link, press, main, times, newTimes, title, entry } = onAppointments(page);
  await page.goto(APPOINTMENTS_PATH);
  await link('Book an appointment');
  await main.getByLabel('ZIP code or city').fill('nowhere at all');
  await press('Find stores');
  await main.getByText('We couldn’t find “nowhere at all”.').waitFor();
  await main.getByLabel('ZIP code or city').fill('92108');
  await press('Find stores');
  await link(/^Mission Valley/);
  await link(/^Nail trim/);
  await link(/^Cat/);
  await link('Later');
  await follow(times);
  await title('Review and book').waitFor();
  await press('Book appointment');
  await main.getByText('This field is required.').first().waitFor();
  await main.getByLabel('Pet’s name').fill('Mia');
  await press('Book appointment');
  expect(await entry('Nail trim').innerText()).toMatch(/Mia \(Cat\)[\s\S]*\$15\.00/);
  await link(/^Reschedule Nail trim/);
  await follow(newTimes.last());
  await press('Reschedule appointment');
  await main.getByText('Your appointment has been rescheduled.').waitFor();
  await link(/^Cancel Nail trim/);
  await press('Cancel appointment');
  await link(/^Book again: Nail trim/);
  await title('Choose a day and time').waitFor();
});

test('[ACC-08] of two shoppers who choose one time, the second one is told, and chooses another', async () => {
  const path = timesPath('private-lesson', dayAhead(9));
  const visits = [await browser.visit(), await browser.visit()] as const;
  const pages = visits.map(({ page }) => ({ page, ...onAppointments(page) }));
  for (const [index, { context }] of visits.entries()) {
    await signInCustomer(context, index === 0 ? 'Tina' : 'Tom');
    await openHydrated(visits[index]?.page ?? visits[0].page, path);
  }
  const [one, other] = pages;
  if (one === undefined || other === undefined) throw new Error('two pages were opened');
  const time = await one.times.first().innerText();
  await one.follow(one.times);
  await other.follow(other.times);
  await other.main.getByText('That time is no longer available.').waitFor();
  expect(await other.times.allInnerTexts()).not.toContain(time);
  await other.follow(other.times);
  await other.title('Review and book').waitFor();
});

test('[ACC-08] a time that is not kept any more during the review leads to the other times, and nothing typed is lost', async () => {
  const { page, context } = await browser.visit();
  await signInCustomer(context, 'Ida');
  const { follow, press, main, times, title } = onAppointments(page);
  const path = timesPath('bath', dayAhead(10));
  await openHydrated(page, path);
  await follow(times);
  await title('Review and book').waitFor();
  await untilHydrated(page);
  const second = await context.newPage();
  await openHydrated(second, path);
  await onAppointments(second).follow(onAppointments(second).times.last());
  await second.close();
  const name = main.getByLabel('Pet’s name');
  const note = main.getByLabel(/^Anything we should know/);
  await name.fill('Rex');
  await note.fill('Afraid of dryers');
  await press('Book appointment');
  await main.getByText('Your hold on this time expired.').waitFor();
  await title('Choose a day and time').waitFor();
  await untilHydrated(page);
  await follow(
    main
      .getByRole('navigation', { name: 'Days' })
      .getByRole('button', { name: /times?$/ })
      .last(),
  );
  await title('Choose a day and time').waitFor();
  await untilHydrated(page);
  await follow(times);
  await title('Review and book').waitFor();
  expect([await name.inputValue(), await note.inputValue()]).toEqual(['Rex', 'Afraid of dryers']);
  expect(placeOf(page)).not.toContain('Rex');
  await press('Book appointment');
  await title('Appointments').waitFor();
  expect(placeOf(page)).toBe(`${APPOINTMENTS_PATH}?done=booked`);
});

test.each([true, false])(
  '[ACC-08] another time is chosen from the review without losing the saved pet or what was typed, with scripts: %s',
  async (javaScriptEnabled) => {
    const { page, context } = await browser.visit({
      javaScriptEnabled,
      ...(javaScriptEnabled ? {} : { viewport: PHONE }),
    });
    const { shopper } = await aCustomer('Uma');
    const { text } = await shopper.call('POST', 'x_pets/@self', { name: 'Bello', kind: 'dog' });
    await copyCookies(context, shopper);
    const { follow, main, times, title, press } = onAppointments(page);
    const settled = async (): Promise<void> => (javaScriptEnabled ? untilHydrated(page) : undefined);
    const own = String(JSON.parse(text).petId);
    await page.goto(`${timesPath('bath', dayAhead(javaScriptEnabled ? 15 : 16))}&own=${own}`);
    await settled();
    await follow(times);
    await settled();
    expect(await main.innerText()).toMatch(/Held until \d{1,2}(:\d\d)? [ap]m\./);
    const name = main.getByLabel('Pet’s name');
    expect(await name.inputValue()).toBe('Bello');
    await name.fill('');
    await main.getByLabel(/^Anything we should know/).fill('Deaf');
    await press('Choose another time');
    await title('Choose a day and time').waitFor();
    await settled();
    expect(await main.getByRole('link', { name: 'Change store' }).getAttribute('href')).toContain(`own=${own}`);
    await follow(times.last());
    await title('Review and book').waitFor();
    await settled();
    expect(await main.getByLabel(/^Anything we should know/).inputValue()).toBe('Deaf');
    await name.fill('Bello');
    await name.press('Enter');
    await page.waitForURL(`**${APPOINTMENTS_PATH}?done=booked`);
  },
);

test('[ACC-08] a store that is closed for a while has no times before it opens again', async () => {
  const { page, context } = await browser.visit();
  const { shopper } = await aCustomer('Cleo');
  await copyCookies(context, shopper);
  const { text } = await shopper.call('GET', 'petcostorelocator/closedStoreDetails');
  const ids = (JSON.parse(text) as ReadonlyArray<object>).flatMap((entry) => Object.keys(entry));
  const found = await Promise.all(
    ids.map(async (id) => [id, (await shopper.call('GET', `petcostorelocator/byStoreId/${id}`)).text] as const),
  );
  const [id = ''] = found.find(([, store]) => store.includes('"Grooming"')) ?? [];
  expect(id).not.toBe('');
  await page.goto(timesPath('bath', dayAhead(0)).replace(SALON.id, id));
  const days = onAppointments(page).main.getByRole('navigation', { name: 'Days' }).getByRole('listitem');
  expect(await days.first().innerText()).toContain('None');
});

test.each([true, false])(
  '[ACC-08] what was typed outlasts a session that was ended elsewhere, with scripts: %s',
  async (javaScriptEnabled) => {
    const known = await aCustomer('Noa');
    const { page, context } = await browser.visit({ javaScriptEnabled });
    await copyCookies(context, known.shopper);
    const { follow, press, main, times } = onAppointments(page);
    await page.goto(timesPath('bath', dayAhead(javaScriptEnabled ? 12 : 13)));
    if (javaScriptEnabled) await untilHydrated(page);
    await follow(times);
    if (javaScriptEnabled) await untilHydrated(page);
    await main.getByLabel('Pet’s name').fill('Rex');
    await endElsewhere(known);
    await press('Book appointment');
    await main.getByText('Your session has ended').waitFor();
    expect(await main.getByLabel('Pet’s name').inputValue()).toBe('Rex');
    if (javaScriptEnabled) await untilHydrated(page);
    await copyCookies(context, (await signedIn(known.account)).shopper);
    await press('Book appointment');
    expect(placeOf(page)).toBe(`${APPOINTMENTS_PATH}?done=booked`);
  },
);

test('[ACC-08] [ACC-09] a guest who opens a form’s address directly changes nothing', async () => {
  const guest = new HttpShopper();
  for (const path of ['/appointments/confirm', '/appointments/cancel', '/memberships/cancel']) {
    const { status } = await guest.post(path, { id: '980001', petName: 'Rex', price: '0', pet: 'other', note: '' });
    expect([path, [303, 401].includes(status)]).toEqual([path, true]);
  }
});
