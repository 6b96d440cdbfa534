import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { ACCOUNT_PATHS, categoryPath, HOME_PATH, MY_ACCOUNT_PATH } from '../../core/paths/paths';
import { openHydrated, PHONE, TestBrowser, untilHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper } from '../support/http-shopper';
import { aCustomer, copyCookies, endElsewhere, signedIn } from '../support/shoppers';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { follow, onShop, placeOf } from './shop-page';

const PETS = ACCOUNT_PATHS.pets;

let browser: TestBrowser;
let files: string;
let photo: string;
let text: string;
beforeAll(async () => {
  browser = await TestBrowser.launch({ withPictures: true });
  files = mkdtempSync(join(tmpdir(), 'pets-'));
  photo = join(files, 'bella.jpg');
  text = join(files, 'bella.txt');
  await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c60' } })
    .jpeg()
    .toFile(photo);
  writeFileSync(text, 'This is not a picture.');
});
afterEach(() => browser.endVisits());
afterAll(async () => {
  rmSync(files, { recursive: true });
  await browser.close();
});

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const entry = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name });

/** Presses a button that posts a form, and waits for the page that follows. */
const post = async (page: Page, name: string): Promise<void> => {
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name }).click()]);
};

/** The width that the picture of an entry has when it is decoded; 0 when it cannot be shown. */
const widthOfPhoto = (page: Page, name: string): Promise<number> =>
  entry(page, name)
    .locator('img')
    .evaluate(async (image: HTMLImageElement) => {
      image.loading = 'eager';
      await image.decode().catch(() => undefined);
      return image.naturalWidth;
    });

const fillBella = async (page: Page): Promise<void> => {
  await page.getByLabel('Name', { exact: true }).fill('Bella');
  await page.getByLabel('Breed').selectOption('Beagle');
  await page.getByLabel('Birthday').fill('2016-05-30');
  await page.getByLabel('Weight (lb)').fill('24.5');
  await page.getByLabel('Gender').selectOption('Female');
};

test('[ACC-04] [MOD-01] a dog with a photo is added in a dialog, changed and removed', async () => {
  const { page, context, consoleMessages } = await browser.visit();
  const { shopper } = await aCustomer('Kim');
  await copyCookies(context, shopper);
  await openHydrated(page, PETS);
  await main(page).getByRole('link', { name: 'Add your first pet' }).click();
  await dialog(page).getByRole('heading', { name: 'Add a pet' }).waitFor();
  await dialog(page).getByRole('link', { name: 'Dog' }).click();
  await dialog(page).getByRole('button', { name: 'Save pet' }).click();
  await dialog(page)
    .getByRole('link', { name: /^Name: This field is required/ })
    .waitFor();
  await fillBella(page);
  await page.getByLabel('Allergies').fill('Chicken');
  await page.getByLabel('Photo').setInputFiles(photo);
  await post(page, 'Save pet');
  expect(placeOf(page)).toBe(`${PETS}?done=pet-saved`);
  await main(page).getByText('Pet saved.').waitFor();
  expect(await entry(page, 'Bella').innerText()).toMatch(/Beagle · female · \d+ years · 24\.5 lb/);
  expect(await entry(page, 'Bella').innerText()).toContain('Allergies: Chicken');
  expect(await widthOfPhoto(page, 'Bella')).toBe(480);

  await untilHydrated(page);
  await main(page).getByRole('link', { name: 'Edit Bella' }).click();
  await dialog(page).getByRole('heading', { name: 'Edit Bella' }).waitFor();
  await eventually(async () =>
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name'),
  );
  expect(await dialog(page).getByLabel('Birthday').inputValue()).toBe('2016-05-30');
  await dialog(page).getByLabel('Weight (lb)').fill('26');
  await dialog(page).getByLabel('Remove photo').check();
  await post(page, 'Save pet');
  expect(await entry(page, 'Bella').innerText()).toContain('26 lb');
  expect(await entry(page, 'Bella').locator('img').count()).toBe(0);

  await untilHydrated(page);
  await main(page).getByRole('link', { name: 'Remove Bella' }).click();
  await page.waitForURL(`**${PETS}?remove-pet=*`);
  await untilHydrated(page);
  await post(page, 'Remove pet');
  expect(placeOf(page)).toBe(`${PETS}?done=pet-removed`);
  await main(page).getByRole('link', { name: 'Add your first pet' }).waitFor();
  expect(consoleMessages).toEqual([]);
});

test('[ACC-04] [MOD-01] [MOD-07] with the keyboard alone, the dialog of a vet is closed, its opener gets the focus back, and opens it again', async () => {
  const { page, context } = await browser.visit();
  await copyCookies(context, (await aCustomer('Noa')).shopper);
  await openHydrated(page, PETS);
  const opener = main(page).getByRole('link', { name: 'Add a vet' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await dialog(page).getByLabel('Clinic or vet', { exact: true }).waitFor();
  await eventually(async () =>
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('clinic'),
  );
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await eventually(async () =>
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true),
  );
  await page.keyboard.press('Enter');
  await dialog(page).getByLabel('Clinic or vet', { exact: true }).waitFor();
});

test('[ACC-04] [MOD-06] [PLT-03] on a phone without scripts a dog is added; wrong files and unusual weights are asked about', async () => {
  const account = await new HttpShopper().makeAccount('Kai');
  const { page } = await browser.visit({ javaScriptEnabled: false, viewport: PHONE });
  await page.goto(`${PETS}?pet=new`);
  await main(page).getByLabel('Email').fill(account.email);
  await main(page).getByLabel('Password', { exact: true }).fill(account.password);
  await main(page).getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(`**${PETS}?pet=new`);
  await main(page).getByRole('link', { name: 'Dog' }).click();
  await fillBella(page);
  await page.getByLabel('Weight (lb)').fill('245');
  await page.getByLabel('Photo').setInputFiles(text);
  await post(page, 'Save pet');
  await main(page).getByText('Is 245 lb right?').waitFor();
  await main(page).getByLabel('Yes, 245 lb is right').check();
  await page.getByLabel('Photo').setInputFiles(text);
  await post(page, 'Save pet');
  await main(page)
    .getByText(/Please choose a JPEG, PNG or WebP/)
    .first()
    .waitFor();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Bella');
  expect(await page.getByLabel('Breed').inputValue()).toBe('beagle');
  await page.getByLabel('Weight (lb)').fill('24.5');
  await page.getByLabel('Photo').setInputFiles(photo);
  await post(page, 'Save pet');
  expect(placeOf(page)).toBe(`${PETS}?done=pet-saved`);
  expect(await entry(page, 'Bella').locator('img').getAttribute('src')).toMatch(/\/account\/pets\/photo\/\d+\?v=/);
});

test('[ACC-04] what was typed for a pet outlasts a session that was ended elsewhere', async () => {
  const known = await aCustomer('Lou');
  const { page, context } = await browser.visit();
  await copyCookies(context, known.shopper);
  await openHydrated(page, `${PETS}?pet=new&kind=dog`);
  await fillBella(page);
  await endElsewhere(known);
  await post(page, 'Save pet');
  await main(page).getByText('Your session has ended').waitFor();
  await copyCookies(context, (await signedIn(known.account)).shopper);
  await untilHydrated(page);
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Bella');
  await post(page, 'Save pet');
  expect(placeOf(page)).toBe(`${PETS}?done=pet-saved`);
});

test('[ACC-04] the photo of a pet is shown to its owner only, and nobody stores it', async () => {
  const known = await aCustomer('Mia');
  const { page, context } = await browser.visit();
  await copyCookies(context, known.shopper);
  await openHydrated(page, `${PETS}?pet=new&kind=dog`);
  await fillBella(page);
  await page.getByLabel('Photo').setInputFiles(photo);
  await post(page, 'Save pet');
  const address = (await entry(page, 'Bella').locator('img').getAttribute('src')) ?? '';
  const own = await known.shopper.get(address);
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(own.headers.get('cache-control')).toContain('no-store');
  for (const stranger of [new HttpShopper(), (await aCustomer('Eve')).shopper]) {
    const refused = await stranger.get(address);
    expect([refused.status, refused.text]).toEqual([404, 'We couldn’t find this photo.']);
  }
});

/** The departments of the home page and of the menu bar, in their order. */
const departmentsFor = async (shopper: HttpShopper): Promise<ReadonlyArray<ReadonlyArray<string>>> => {
  const { text } = await shopper.get(HOME_PATH);
  const paths = (part: string): ReadonlyArray<string> => {
    const links = [...part.matchAll(/href="([^"?]*\/category\/[a-z-]+)"/g)].map(([, path = '']) => path);
    return [...new Set(links)];
  };
  const list = text.slice(text.indexOf('Shop by pet'));
  const bar = text.slice(text.indexOf('aria-label="Main"'));
  return [paths(list.slice(0, list.indexOf('</ul>'))), paths(bar.slice(0, bar.indexOf('</nav>')))];
};

test('[ACC-04] home and menu begin with the departments of the shopper’s pets, and stay as they are for others', async () => {
  const { shopper } = await aCustomer('Ana');
  const before = await departmentsFor(shopper);
  expect(before.map(([first]) => first)).toEqual([categoryPath('dog'), categoryPath('dog')]);
  for (const kind of ['reptile', 'cat']) await shopper.call('POST', 'x_pets/@self', { name: 'Mo', kind });
  const after = await departmentsFor(shopper);
  for (const departments of after) {
    expect(departments.slice(0, 3)).toEqual([categoryPath('reptile'), categoryPath('cat'), categoryPath('dog')]);
  }
  expect(after.map((all) => [...all].toSorted())).toEqual(before.map((all) => [...all].toSorted()));
  expect(await departmentsFor(new HttpShopper())).toEqual(before);
});

test('[ACC-01] [ACC-04] the food for a small dog with a typed age has its size on, and that for a dog without an age the size of its breed', async () => {
  const { page, context } = await browser.visit();
  const { shopper } = await aCustomer('Uma');
  expect((await shopper.get(MY_ACCOUNT_PATH)).text).toContain('Add a pet');
  await shopper.call('POST', 'x_pets/@self', { name: 'Max', kind: 'dog', breed: 'labrador-retriever' });
  await copyCookies(context, shopper);
  await openHydrated(page, `${PETS}?pet=new&kind=dog`);
  await page.getByLabel('Name', { exact: true }).fill('Bo');
  await page.getByLabel('Or approximate age in years').fill('5');
  await page.getByLabel('Weight (lb)').fill('18');
  await post(page, 'Save pet');
  const chips = onShop(page).chips;
  for (const path of [MY_ACCOUNT_PATH, PETS, HOME_PATH]) {
    for (const [name, on] of [
      ['Bo', ['Adult', 'All Life Stages', 'Small Breed']],
      ['Max', ['Large Breed']],
    ] as const) {
      await openHydrated(page, path);
      await follow(main(page).getByRole('link', { name: new RegExp(`food for ${name}$`, 'i') }));
      await chips.waitFor();
      const texts = (await chips.getByRole('listitem').allInnerTexts()).join();
      expect([path, name, on.filter((value) => !texts.includes(value))]).toEqual([path, name, []]);
      expect(texts.includes('Life Stages')).toBe(name === 'Bo');
      expect(await onShop(page).tiles.count()).toBeGreaterThan(0);
    }
  }
});

test('[ACC-04] [MOD-07] axe finds no violation on the pages and dialogs of pets, wide, narrow and dark', async () => {
  const { page, context } = await browser.visit(READY_FOR_AXE);
  const { shopper } = await aCustomer('Zoe');
  await shopper.call('POST', 'x_pets/@self', { name: 'Bella', kind: 'dog', breed: 'beagle', weight: '24.5' });
  await shopper.call('POST', 'x_vets/@self', { clinic: 'Bark Clinic', place: 'San Diego, CA' });
  await copyCookies(context, shopper);
  for (const path of [PETS, `${PETS}?pet=new`, `${PETS}?pet=new&kind=cat`, `${PETS}?vet=new`]) {
    await openHydrated(page, path);
    expect([path, await violationsEverywhere(page)]).toEqual([path, {}]);
  }
  await openHydrated(page, PETS);
  await main(page).getByRole('link', { name: 'Edit Bella' }).click();
  await dialog(page).getByLabel('Name', { exact: true }).waitFor();
  expect(await violationsEverywhere(page)).toEqual({});
});
