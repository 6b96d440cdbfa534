import type { Page } from 'playwright-core';
import { CREDIT_CARD_PATH } from '../../core/paths/paths';
import { approachHeader, openHydrated, untilHydrated } from '../support/browser';
import { storedStateOf } from '../support/browser-storage';
import { eventually } from '../support/eventually';
import { aCustomer, copyCookies } from '../support/shoppers';
import { CARD_ACCOUNT, newcomer, noDialog, onCard } from './card-flow';
import { expectFocusHeld, moveTo, press, readStop, tabTo } from './focus-stops';
import { setUpBrowser } from './set-up';
import { onShop } from './shop-page';

const browser = setUpBrowser();

const APPLY = /^a (APPLY NOW|Continue With Petco Pay)$/;

/** The first action of a keyboard user: skip the header and reach the link. */
const reachApply = async (page: Page): Promise<void> => {
  await press(page, 'Tab');
  await press(page, 'Enter');
  await tabTo(page, APPLY);
};

const type = async (page: Page, label: string, text: string): Promise<void> => {
  await moveTo(page, new RegExp(`^input ${label}`));
  await page.keyboard.type(text);
};

const expectFocusAt = (page: Page, wanted: RegExp): Promise<void> =>
  eventually(async () => expect((await readStop(page)).name).toMatch(wanted));

test('[MOD-03, MOD-07, PCC-02, PCC-05, REG-04, PAL-02, USR-08] with the keyboard alone a guest becomes a cardholder and signs out; each dialog takes and traps the focus', async () => {
  const { page } = await browser.visit({ reducedMotion: 'reduce' });
  const card = onCard(page);
  await openHydrated(page, CREDIT_CARD_PATH);
  await reachApply(page);
  await press(page, 'Enter');
  await card.register.waitFor();
  await expectFocusHeld(page);
  await press(page, 'Escape');
  await noDialog(page);
  await expectFocusAt(page, APPLY);

  await press(page, 'Enter');
  await card.register.waitFor();
  for (const [label, value] of newcomer()) await type(page, label, value);
  await press(page, 'Enter');
  await card.welcome.waitFor();
  await expectFocusHeld(page);

  await moveTo(page, /^button APPLY NOW/);
  await press(page, 'Enter');
  await card.join.waitFor();
  await expectFocusHeld(page);
  await moveTo(page, /^button No Thanks/);
  await press(page, 'Space');
  await card.confirm.waitFor();
  await expectFocusHeld(page);
  await moveTo(page, /^button Are you sure/);
  await press(page, 'Enter');

  await card.bank.waitFor();
  await expectFocusHeld(page);
  await press(page, 'Escape');
  await noDialog(page);
  await expectFocusAt(page, APPLY);
  await press(page, 'Enter');
  await card.bank.waitFor();
  await type(page, 'Date of birth', '02/03/1990');
  await type(page, 'Annual income', '45000');
  await press(page, 'Enter');
  await card.bank.getByRole('heading', { name: 'You’re approved' }).waitFor();
  await tabTo(page, /^button Return to store/);
  await press(page, 'Enter');

  await card.approval.waitFor();
  await expectFocusHeld(page);
  await press(page, 'Escape');
  await moveTo(page, /^input Add temporary/);
  await press(page, 'Space');
  expect(await card.approval.getByRole('checkbox').isChecked()).toBe(false);
  await press(page, 'Space');
  await moveTo(page, /^button Continue/);
  await press(page, 'Enter');

  await card.taken.waitFor();
  await expectFocusHeld(page);
  await moveTo(page, /^a View Petco Pay/);
  await press(page, 'Enter');
  await page.waitForURL(`**${CARD_ACCOUNT}`);
  await untilHydrated(page);
  await tabTo(page, /^summary Hi, Robin/);
  await press(page, 'Enter');
  await tabTo(page, /^button Sign Out/);
  await press(page, 'Enter');
  await page.waitForURL(/petcostore\?ts=\d{13}$/);
  expect((await storedStateOf(page)).cookies).toMatchObject({ rUserType: 'G', rUserId: '-1002' });
});

test.each([
  ['the join prompt', async (): Promise<void> => undefined],
  [
    'the second question',
    async (page: Page): Promise<void> => {
      await press(page, 'Enter');
      await onCard(page).confirm.waitFor();
    },
  ],
])('[MOD-02, MOD-07] Escape closes %s and returns the focus to APPLY NOW', async (_, goOn) => {
  const { shopper } = await aCustomer();
  const { page, context } = await browser.visit();
  await copyCookies(context, shopper);
  await openHydrated(page, CREDIT_CARD_PATH);
  await reachApply(page);
  await press(page, 'Enter');
  await onCard(page).join.waitFor();
  await moveTo(page, /^button No Thanks/);
  await goOn(page);
  await expectFocusHeld(page);
  await press(page, 'Escape');
  await noDialog(page);
  await expectFocusAt(page, APPLY);
});

test('[MOD-07, HDR-02] the sign-in opened from a closing menu returns the focus to where the shopper was', async () => {
  const { page } = await browser.visit();
  await openHydrated(page, CREDIT_CARD_PATH);
  await approachHeader(page);
  await tabTo(page, /^summary Account/);
  await press(page, 'Enter');
  await tabTo(page, /^a Sign In/);
  await press(page, 'Enter');
  await onCard(page).signIn.waitFor();
  await expectFocusHeld(page);
  await press(page, 'Escape');
  await noDialog(page);
  await expectFocusAt(page, /^(a Sign In|summary Account)/);
  expect(await onShop(page).heading.isVisible()).toBe(true);
});
