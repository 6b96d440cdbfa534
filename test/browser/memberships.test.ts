import { LINKS } from '../../core/paths/links';
import { ACCOUNT_PATHS, APPOINTMENTS_PATH } from '../../core/paths/paths';
import { PET_NAME_RULE } from '../../core/pets/pet-name';
import { openHydrated, untilHydrated } from '../support/browser';
import { aCustomer } from '../support/shoppers';
import { beginJourney, untilPointedOut, WAYS } from './account-journey';
import { dayAhead, onAppointments, SALON, signInCustomer, timesPath } from './appointments-page';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();

test('[ACC-09] [HDR-11] whoever has joined Vital Care finds the membership in the menu', async () => {
  const { page, context } = await browser.visit();
  await signInCustomer(context, 'Vera');
  const { link, press, main } = onAppointments(page);
  const menu = page.locator('header a', { hasText: /^Vital Care$/ });
  const memberships = LINKS.vitalCareMembership;
  const leadsTo = async (): Promise<string | null> => {
    await untilHydrated(page);
    await page.locator('header summary', { hasText: 'Services' }).click();
    return menu.first().getAttribute('href');
  };
  await openHydrated(page, memberships);
  expect(await leadsTo()).toBe(LINKS.vitalCare);
  await page.goto(memberships);
  await link('Join Vital Care');
  await untilHydrated(page);
  await main.getByLabel('Pet’s name').fill('Rex');
  await press('Join and pay in store');
  expect(await leadsTo()).toBe(memberships);
});

test.each(WAYS)(
  '[ACC-09] [ACC-08] %s, whoever joins Vital Care spends a benefit in a booking, gets it back, and cancels',
  async (_name, way) => {
    const { page, main, open, link, button, follow, type, field, says, consoleMessages } = await beginJourney(
      browser,
      way,
      await aCustomer('Vera'),
    );
    const { times, entry } = onAppointments(page);
    await open(LINKS.vitalCareMembership);
    await link('Join Vital Care');
    await says('You won’t be charged online.');
    await type(field('Pet’s name'), 'Rex');
    await button('Join and pay in store');
    await says('Welcome to Vital Care!');
    expect(await entry('Rex').first().innerText()).toMatch(/Free nail trims\s*1 of 1 left this calendar month/);

    await open(timesPath('bath', dayAhead(4)));
    await follow(times.first());
    expect(await main.getByRole('radio', { name: /^Rex: \$36\.00/ }).isChecked()).toBe(true);
    await button('Book appointment');
    expect(await entry('Bath & brush').innerText()).toMatch(/\$36\.00 with Vital Care, instead of \$45\.00/);
    await open(LINKS.vitalCareMembership);
    expect(await main.innerText()).toMatch(/20% off baths and full grooms\s*11 of 12 left this calendar year/);
    await open(APPOINTMENTS_PATH);
    await link(/^Cancel Bath/);
    await says('You can use the membership benefit again.');
    await button('Cancel appointment');
    await open(LINKS.vitalCareMembership);
    expect(await main.innerText()).toMatch(/20% off baths and full grooms\s*12 of 12 left this calendar year/);

    await link(/^Cancel Vital Care for Rex/);
    await button('Cancel membership');
    await says('Your membership has been canceled.');
    expect(await entry('Rex').first().innerText()).toMatch(/Canceled\. You can use the benefits through/);

    await button(/^Keep membership/);
    await says('Your Vital Care continues month to month.');
    expect(await entry('Rex').first().innerText()).toMatch(/Your next paid month starts/);
    expect(consoleMessages).toEqual([]);
  },
);

test('[ACC-09] [ACC-04] a saved pet joins without its name being typed again, also without scripts', async () => {
  const { page, context } = await browser.visit({ javaScriptEnabled: false });
  await signInCustomer(context, 'Uma');
  const { link, press, main, entry } = onAppointments(page);
  for (const name of ['Rex', 'Bella']) {
    await page.goto(`${ACCOUNT_PATHS.pets}?pet=new&kind=dog`);
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Breed').selectOption('Beagle');
    await page.getByRole('button', { name: 'Save pet' }).click();
    await page.getByText('Pet saved.').waitFor();
  }
  await page.goto(LINKS.vitalCareMembership);
  await link('Join Vital Care');
  await link('Bella');
  expect(await main.getByLabel('Pet’s name').inputValue()).toBe('Bella');
  await press('Join and pay in store');
  expect(await entry('Bella').first().innerText()).toContain('Free nail trims');
  await link('Join Vital Care');
  expect(await main.getByLabel('Pet’s name').inputValue()).toBe('Rex');
});

test('[ACC-09] joins and cancels without scripts, and a refused form keeps what was typed', async () => {
  const { page, context } = await browser.visit({ javaScriptEnabled: false });
  await signInCustomer(context, 'Otto');
  const { link, press, main, entry } = onAppointments(page);
  await page.goto(LINKS.vitalCareMembership);
  await link('Join Vital Care');
  await press('Join and pay in store');
  await main.getByText('This field is required.').first().waitFor();
  await main.getByLabel('Pet’s name').fill('Mia 🐈');
  await press('Join and pay in store');
  await untilPointedOut(main.getByLabel('Pet’s name'), PET_NAME_RULE);
  expect(await main.getByLabel('Pet’s name').inputValue()).toBe('Mia 🐈');
  await main.getByLabel('Pet’s name').fill('Mia');
  await main.getByLabel('Type of pet').selectOption('cat');
  await press('Join and pay in store');
  await link('Join Vital Care');
  await main.getByLabel('Pet’s name').fill('mia');
  await main.getByLabel('Type of pet').selectOption('cat');
  await press('Join and pay in store');
  await main.getByText('This pet is already a member.').waitFor();
  expect(await main.getByLabel('Pet’s name').inputValue()).toBe('mia');
  await page.goto(LINKS.vitalCareMembership);
  await link(/^Cancel Vital Care for Mia/);
  await press('Cancel membership');
  expect(await entry('Mia').first().innerText()).toContain('Ends');
  await link('Join Vital Care');
  await main.getByLabel('Pet’s name').fill('mia');
  await main.getByLabel('Type of pet').selectOption('cat');
  await press('Join and pay in store');
  await main.getByText(/^Mia is a member through .* You can keep this membership/).waitFor();
  await press(/^Keep membership/);
  expect(await entry('Mia').first().innerText()).toContain('Your next paid month starts');
  await context.clearCookies();
  await page.goto(`${LINKS.vitalCareMembership}&cancel=970001`);
  expect(new URL(page.url()).searchParams.get('URL')).toBe(`${LINKS.vitalCareMembership}&cancel=970001`);
});

test('[ACC-08] [ACC-09] every step is accessible, wide, dark and narrow', async () => {
  const { page, context } = await browser.visit(READY_FOR_AXE);
  await signInCustomer(context, 'Axel');
  const { follow, press, link, main, times } = onAppointments(page);
  const found: Record<string, unknown> = {};
  const check = async (name: string): Promise<void> => {
    await untilHydrated(page);
    found[name] = await violationsEverywhere(page);
  };
  const open = async (name: string, path: string): Promise<void> => {
    await page.goto(path);
    await check(name);
  };
  const book = `${APPOINTMENTS_PATH}?step=book`;
  await open('store', `${book}&near=92108`);
  await open('service', `${book}&store=${SALON.id}`);
  await open('pet', `${book}&store=${SALON.id}&service=bath`);
  await open('plans', LINKS.vitalCareMembership);
  await open('join', `${LINKS.vitalCareMembership}&join=vital-care`);
  await main.getByLabel('Pet’s name').fill('Rex');
  await press('Join and pay in store');
  await check('member');
  await open('time', timesPath('bath', dayAhead(7)));
  await follow(times);
  await check('review');
  await press('Book appointment');
  await check('list');
  const id = await main.getByRole('link', { name: /^Reschedule/ }).getAttribute('href');
  await open('move', id ?? '');
  await page.goto(LINKS.vitalCareMembership);
  await link(/^Cancel Vital Care for Rex/);
  await check('question about the membership');
  await open('cancel', (id ?? '').replace('step=move', 'step=cancel'));
  expect(Object.entries(found).filter(([, views]) => Object.keys(views as object).length > 0)).toEqual([]);
});
