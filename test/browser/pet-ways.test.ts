import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { REQUIRED } from '../../core/forms/messages';
import { ACCOUNT_PATHS } from '../../core/paths/paths';
import { PET_NAME_RULE } from '../../core/pets/pet-name';
import { untilHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { aCustomer } from '../support/shoppers';
import { visitSignedIn } from '../support/signed-in-visit';
import { beginJourney, untilPointedOut, WAYS, type Way } from './account-journey';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { hasFocus } from './focus-stops';
import { setUpBrowser } from './set-up';

const PETS = ACCOUNT_PATHS.pets;

const browser = setUpBrowser({ withPictures: true });

const entryOf = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

/** A journey of a customer without pets and vets. */
const begin = async (way: Way) => {
  const journey = await beginJourney(browser, way, await aCustomer('Kim'));
  const { page, main, press } = journey;
  return {
    ...journey,
    /** A field of the form, which is in a dialog or in the page. */
    entry: (name: string | RegExp): Locator => page.getByLabel(name, { exact: true }),
    send: (name: string): Locator => page.getByRole('button', { name }),
    /** Follows a link to a form, which opens as a dialog with scripts, and waits until its first field takes input. */
    openForm: async (links: ReadonlyArray<string>, first: Locator): Promise<void> => {
      for (const name of links)
        await press(page.getByRole('link', { name, exact: true }).and(page.locator('main a, dialog a')));
      await first.waitFor();
      if (way.isWithoutScripts !== true) await eventually(async () => expect(await hasFocus(first)).toBe(true));
    },
    told: (name: string): Promise<string> => entryOf(page, name).innerText(),
    pets: main.getByRole('link', { name: /^Edit / }),
  };
};

test.each(WAYS)(
  '[ACC-04] [MOD-06] %s, a pet is added after a wrong name and wrong weights are pointed out, changed and removed',
  async (_name, way) => {
    const { page, open, openForm, entry, send, refused, follow, type, choose, check, press, ...journey } =
      await begin(way);
    const { main, link, button, says, told, pets } = journey;
    const [name, weight] = [entry('Name'), entry(/^Weight/)];
    await open(PETS);
    await openForm(['Add your first pet', 'Dog'], name);
    await type(name, 'Bella 🐶');
    await refused(send('Save pet'), name, PET_NAME_RULE);
    expect(await name.inputValue()).toBe('Bella 🐶');
    await type(name, 'Bella 2');
    await type(weight, '24,5');
    await refused(send('Save pet'), weight, 'Please enter pounds with up to one decimal, such as 12.5.');
    expect([await name.inputValue(), await weight.inputValue()]).toEqual(['Bella 2', '24,5']);
    await type(weight, '999');
    await refused(send('Save pet'), weight, 'pounds.');
    await choose(entry(/^Breed/), 'beagle');
    await type(weight, '245');
    await press(send('Save pet'));
    await says('Is 245 lb right?');
    expect([await name.inputValue(), await entry(/^Breed/).inputValue()]).toEqual(['Bella 2', 'beagle']);
    await journey.settled();
    await type(weight, '24.5');
    await type(entry(/^Birthday/), '2016-05-30');
    await type(entry(/^Allergies/), 'Chicken');
    const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#c60' } });
    const file = { name: 'bella.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
    await entry(/^Photo/).setInputFiles(file);
    await follow(send('Save pet'));
    await says('Pet saved.');
    expect(await told('Bella 2')).toMatch(/Beagle · \d+ years · 24\.5 lb[\s\S]*Allergies: Chicken/);
    expect(await entryOf(page, 'Bella 2').locator('img').count()).toBe(1);

    await openForm(['Edit Bella 2'], name);
    await type(name, 'Zoë');
    await type(weight, '26');
    await check(entry('Remove photo'));
    await follow(send('Save pet'));
    await says('Pet saved.');
    expect(await told('Zoë')).toMatch(/26 lb/);
    expect(await entryOf(page, 'Zoë').locator('img').count()).toBe(0);

    await link('Remove Zoë');
    await link('Keep');
    await link('Remove Zoë');
    await button('Remove pet');
    await says('Pet removed.');
    expect(await pets.count()).toBe(0);
    await main.getByRole('link', { name: 'Add your first pet' }).waitFor();
  },
);

test.each(WAYS)(
  '[ACC-04] [MOD-01] %s, a vet is added after the missing city is pointed out, changed and removed',
  async (_name, way) => {
    const { open, openForm, entry, send, refused, follow, type, link, button, says, told } = await begin(way);
    const [clinic, place] = [entry('Clinic or vet'), entry('City and state')];
    await open(PETS);
    await openForm(['Add a vet'], clinic);
    await type(clinic, 'Bark & Meow Clinic');
    await refused(send('Save vet'), place, REQUIRED);
    expect(await clinic.inputValue()).toBe('Bark & Meow Clinic');
    await type(place, 'San Diego, CA');
    await type(entry(/^Phone number/), '6195550123');
    await follow(send('Save vet'));
    await says('Vet saved.');
    expect(await told('Bark & Meow Clinic')).toMatch(/San Diego, CA[\s\S]*\(619\) 555-0123/);

    await openForm(['Edit Bark & Meow Clinic'], clinic);
    await type(place, 'La Jolla, CA');
    await follow(send('Save vet'));
    await says('Vet saved.');
    expect(await told('Bark & Meow Clinic')).toContain('La Jolla, CA');

    await link('Remove Bark & Meow Clinic');
    await button('Remove vet');
    await says('Vet removed.');
    await says('Save your vet’s clinic and phone number here.');
  },
);

test('[ACC-04] [MOD-06] [PLT-03] the forms of pets and vets pass axe with errors and with the question about a weight, and fit 320 px', async () => {
  const { page } = await visitSignedIn(browser, await aCustomer('Zoe'), `${PETS}?pet=new&kind=dog`, READY_FOR_AXE);
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('🐶');
  await page.getByRole('button', { name: 'Save pet' }).click();
  await untilPointedOut(name, PET_NAME_RULE);
  expect(await violationsEverywhere(page)).toEqual({});
  await name.fill('Bella');
  await page.getByLabel('Breed').selectOption('beagle');
  await page.getByLabel(/^Weight/).fill('245');
  await page.getByRole('button', { name: 'Save pet' }).click();
  await page.getByText('Is 245 lb right?').waitFor();
  await untilHydrated(page);
  expect(await violationsEverywhere(page)).toEqual({});
  await page.goto(`${PETS}?vet=new`);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Save vet' }).click();
  await untilPointedOut(page.getByLabel('City and state'), REQUIRED);
  expect(await violationsEverywhere(page)).toEqual({});
});
