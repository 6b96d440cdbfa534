import type { Page } from 'playwright-core';
import type { ModalType } from '../../core/overlay/modal-type';
import { LISTS_PATH, LIST_FORM_ACTIONS, listPath } from '../../core/paths/list-paths';
import { LINKS } from '../../core/paths/links';
import { ACCOUNT_PATHS, APPOINTMENTS_PATH, HOME_PATH, MEMBERSHIPS_PATH, MY_ACCOUNT_PATH } from '../../core/paths/paths';
import { mailPath, notifyPath } from '../../core/paths/notice-paths';
import { planPath } from '../../core/paths/repeat-delivery-forms';
import { REPEAT_DELIVERY_PATH } from '../../core/paths/repeat-delivery-paths';
import { repeatStartPath } from '../../core/repeat-delivery/start-address';
import { removePath } from '../../ui/pages/account/addresses/address-book-data';
import { petPath, removePetPath, removeVetPath, vetPath } from '../../ui/pages/account/pets/pets-data';
import { addCardPath, editCardPath, removeCardPath } from '../../ui/pages/account/wallet/wallet-data';
import { openHydrated, untilHydrated } from '../support/browser';
import { aRepeatShopper, startPlan, type RepeatShopper } from '../support/repeat-shopper';
import { findProducts, PATHS, type SampleProducts } from '../support/sample-products';
import { aCustomer } from '../support/shoppers';
import { visitSignedIn } from '../support/signed-in-visit';
import { meetDialog } from './checkout-walks';
import { findDosed } from './find-modal-products';
import { bookingPath, dayAhead, onAppointments, timesPath } from './appointments-page';
import { setUpBrowser } from './set-up';
import { expectDialogFitsZoomed, expectFitsZoomed, ZOOMED } from './zoom';

const browser = setUpBrowser();
let owner: RepeatShopper;
let finds: SampleProducts;
let planId: string;
let listId: string;
let sharedPath: string;
let ids: Readonly<Record<'address' | 'card' | 'pet' | 'vet', string>>;
beforeAll(async () => {
  finds = await findProducts();
  owner = await aRepeatShopper(finds.inStock.map(({ sku }) => sku));
  planId = await startPlan(owner);
  await owner.shopper.post(LIST_FORM_ACTIONS.wish, { partNumber: owner.partNumber });
  listId = JSON.parse((await owner.shopper.call('GET', 'wishlist/@self')).text).GiftList[0].externalIdentifier;
  await owner.shopper.post(LIST_FORM_ACTIONS.share, { listId });
  const { text } = await owner.shopper.get(listPath(listId));
  sharedPath = /\/lists\/shared\/[\w-]+/.exec(text)?.[0] ?? '';
  expect(sharedPath).not.toBe('');
  for (const [path, body] of [
    ['x_pets/@self', { name: 'Bella', kind: 'dog' }],
    ['x_vets/@self', { clinic: 'Bark Clinic', place: 'San Diego, CA', phone: '6195550123' }],
  ] as const) {
    expect([path, (await owner.shopper.call('POST', path, body)).status]).toEqual([path, 201]);
  }
  const read = async (path: string) => JSON.parse((await owner.shopper.call('GET', path)).text);
  ids = {
    address: (await read('person/@self/contact')).contact[0].addressId,
    card: (await read('wallet/@self')).wallet[0].walletId,
    pet: (await read('x_pets/@self')).pets[0].petId,
    vet: (await read('x_vets/@self')).vets[0].vetId,
  };
});

const PAGES: ReadonlyArray<readonly [id: string, name: string, path: () => string]> = [
  ['ACC-01', 'the overview', () => MY_ACCOUNT_PATH],
  ['ACC-02', 'the profile', () => ACCOUNT_PATHS.profile],
  ['ACC-03', 'the address book', () => ACCOUNT_PATHS.addresses],
  ['ACC-03', 'the form of an address', () => `${ACCOUNT_PATHS.addresses}?edit=new`],
  ['ACC-03', 'the removal of an address', () => removePath(ids.address)],
  ['ACC-03', 'the wallet', () => ACCOUNT_PATHS.wallet],
  ['ACC-03', 'the form of a card', () => addCardPath],
  ['ACC-03', 'the form of a card’s date', () => editCardPath(ids.card)],
  ['ACC-03', 'the removal of a card', () => removeCardPath(ids.card)],
  ['ACC-04', 'the pets', () => ACCOUNT_PATHS.pets],
  ['ACC-04', 'the form of a pet', () => `${ACCOUNT_PATHS.pets}?pet=new&kind=dog`],
  ['ACC-04', 'the choice of a kind of pet', () => petPath()],
  ['ACC-04', 'the removal of a pet', () => removePetPath(ids.pet)],
  ['ACC-04', 'the form of a vet', () => vetPath()],
  ['ACC-04', 'the removal of a vet', () => removeVetPath(ids.vet)],
  ['ACC-05', 'the lists', () => LISTS_PATH],
  ['ACC-05', 'a list', () => listPath(listId)],
  ['ACC-05', 'a shared list', () => sharedPath],
  ['ACC-06', 'a request for mail about stock', () => notifyPath(finds.outOfStock.url, finds.outOfStock.sku)],
  ['RPD-02', 'the repeat deliveries', () => REPEAT_DELIVERY_PATH],
  ['RPD-02', 'the change of a repeat delivery', () => planPath(planId, 'change')],
  ['RPD-02', 'the cancellation of a repeat delivery', () => planPath(planId, 'cancel')],
  ['RPD-02', 'a repeat delivery that is sent now', () => planPath(planId, 'send-now')],
  [
    'RPD-01',
    'the start of a repeat delivery',
    () => repeatStartPath({ items: [{ partNumber: owner.partNumber, quantity: 1 }] }),
  ],
  ['ACC-08', 'the appointments', () => APPOINTMENTS_PATH],
  ['ACC-08', 'the choice of a store for a booking', () => `${APPOINTMENTS_PATH}?step=book`],
  ['ACC-08', 'the services that can be booked', () => bookingPath()],
  ['ACC-08', 'the pets that a service is for', () => bookingPath('bath')],
  ['ACC-08', 'the times of a service', () => timesPath('bath', dayAhead(6))],
  ['ACC-09', 'the memberships', () => MEMBERSHIPS_PATH],
  ['ORD-08', 'what can be bought again', () => LINKS.buyAgain],
  ['ACC-01', 'the home page of a member', () => HOME_PATH],
  ['ACC-07', 'sign-in and security', () => ACCOUNT_PATHS.security],
  ['ACC-07', 'the own data', () => ACCOUNT_PATHS.data],
];

test.each(PAGES)(
  '[%s] [PLT-03] %s at 400 %% zoom does not scroll sideways, and no focused control is covered',
  async (_, name, path) => {
    const { page } = await visitSignedIn(browser, owner, path(), ZOOMED);
    await expectFitsZoomed(page, name);
  },
);

test.each([
  ['ACC-06', 'the page of a mail whose link is not valid', mailPath('none')],
  ['ACC-07', 'the page after an account was deleted', `${ACCOUNT_PATHS.data}?done=deleted`],
])(
  '[%s] [PLT-03] %s at 400 %% zoom does not scroll sideways, and its only control is not covered',
  async (_, name, path) => {
    const { page } = await browser.visit(ZOOMED);
    await openHydrated(page, path);
    await expectFitsZoomed(page, name, 1);
  },
);

test('[ACC-08] [ACC-09] [PLT-03] each step of an appointment and of a membership at 400 % zoom does not scroll sideways, and no focused control is covered', async () => {
  const known = await aCustomer('Zora');
  const { page } = await visitSignedIn(browser, known, timesPath('bath', dayAhead(6)), ZOOMED);
  const { follow, link, press, times, newTimes, main } = onAppointments(page);
  const step = async (name: string): Promise<void> => {
    await untilHydrated(page);
    await expectFitsZoomed(page, name);
  };
  await follow(times);
  await step('the review of an appointment');
  await main.getByLabel('Pet’s name').fill('Rex');
  await press('Book appointment');
  await step('a booked appointment');
  await link(/^Reschedule/);
  await step('the new times of an appointment');
  await follow(newTimes);
  await step('the question whether it is moved');
  await page.goto(APPOINTMENTS_PATH);
  await link(/^Cancel/);
  await step('the question whether it is canceled');
  await page.goto(MEMBERSHIPS_PATH);
  await link('Join Vital Care');
  await step('the form of a new membership');
  await main.getByLabel('Pet’s name').fill('Rex');
  await press('Join and pay in store');
  await step('a membership');
  await link(/^Cancel Vital Care for Rex/);
  await step('the question whether the membership is canceled');
});

/** The part of the focused field's label that is seen, between 0 and 1. */
const seenOfLabel = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return 0;
    const label = field.labels?.[0];
    if (label === undefined) return 0;
    const { left, top, height } = label.getBoundingClientRect();
    const seen = [0.25, 0.5, 0.75].filter((share) =>
      label.contains(document.elementFromPoint(left + 4, top + height * share)),
    );
    return seen.length / 3;
  });

test('[ACC-04] [PLT-03] in the dialog that adds a pet, the label of the focused field is seen at 400 % zoom', async () => {
  const { page } = await visitSignedIn(browser, owner, ACCOUNT_PATHS.pets, ZOOMED);
  await page.getByRole('main').getByRole('link', { name: 'Add a pet' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'Dog' }).click();
  await dialog.getByLabel('Name', { exact: true }).waitFor();
  expect(['Name', await seenOfLabel(page)]).toEqual(['Name', 1]);
  for (const label of ['Breed', 'Birthday', 'Weight (lb)', 'Gender']) {
    await dialog.getByLabel(label).focus();
    expect([label, await seenOfLabel(page)]).toEqual([label, 1]);
  }
});

/** Dialogs of the account, the page that opens each of them, and how. */
const DIALOGS: ReadonlyArray<readonly [type: ModalType, path: () => string | Promise<string>, opener: RegExp]> = [
  ['ADD_VET', () => ACCOUNT_PATHS.pets, /^Add a(?:nother)? vet/],
  ['NOTIFY_AVAILABLE', () => `${finds.outOfStock.url}?sku=${finds.outOfStock.sku}`, /^Email me when it’s back/],
  ['ADD_TO_REPEAT_DELIVERY', () => finds.withSizes.url, /^Set up repeat delivery/],
  ['PET_WEIGHT_ALERT', async () => (await findDosed()).url, /weight/i],
];

test.each(DIALOGS)(
  '[PLT-03] [MOD-01] the dialog %s at 400 %% zoom does not scroll sideways, and no focused control is covered',
  async (type, path, opener) => {
    // Who is signed in is not asked for an address.
    const { page } =
      type === 'NOTIFY_AVAILABLE' ? await browser.visit() : await visitSignedIn(browser, owner, PATHS.cart);
    await openHydrated(page, await path());
    const main = page.getByRole('main');
    await main
      .getByRole('link', { name: opener })
      .or(main.getByRole('button', { name: opener }))
      .first()
      .click();
    await meetDialog(page, type);
    await expectDialogFitsZoomed(page, type);
    if (type !== 'NOTIFY_AVAILABLE') return;
    await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill('zoomed@example.test');
    await page.getByRole('dialog').getByRole('button', { name: 'Email Me' }).click();
    await meetDialog(page, 'NOTIFY_AVAILABLE_SUCCESS');
    await expectDialogFitsZoomed(page, 'NOTIFY_AVAILABLE_SUCCESS');
  },
);
