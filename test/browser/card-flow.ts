import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { PETCO_PAY_PATH } from '../../core/paths/paths';
import { eventually } from '../support/eventually';

export const CARD_ACCOUNT = `${PETCO_PAY_PATH}?myAccountActivePage=petcoPayRewards`;
export const INTERSTITIAL_PASSWORD = 'pets99';

/** The steps of the card application, as shoppers see them. */
export const onCard = (page: Page) => {
  const dialog = (name: string | RegExp): Locator => page.getByRole('dialog', { name });
  return {
    /** A member invited by the bank sees a different text. */
    apply: page.getByRole('main').getByRole('link', { name: /^(APPLY NOW|Continue With Petco Pay)$/ }),
    register: dialog('Create Account'),
    signIn: dialog('Sign In'),
    welcome: dialog(/^Welcome, /),
    welcomeBack: dialog(/^Welcome back, /),
    join: dialog('Join Pals Rewards'),
    confirm: dialog('Before you go'),
    bank: dialog(/credit card application$/),
    approval: dialog('Congratulations!'),
    taken: dialog('Welcome to Petco Pay'),
  };
};

/** The values of a new shopper in the interstitial, by field. */
export const newcomer = (): ReadonlyArray<readonly [label: string, value: string]> => [
  ['First name', 'Robin'],
  ['Last name', 'Reed'],
  ['Email', `robin.${randomUUID()}@example.test`],
  ['Password', INTERSTITIAL_PASSWORD],
  ['Phone number', '5555550100'],
];

/** Fills in a form of a dialog by its labels. */
export const fillIn = async (form: Locator, entries: ReadonlyArray<readonly [string, string]>): Promise<void> => {
  for (const [label, value] of entries) await form.getByLabel(label, { exact: true }).fill(value);
};

/** Creates an account in the open interstitial. */
export const registerOnTheWay = async (page: Page, entries = newcomer()): Promise<void> => {
  const { register } = onCard(page);
  await fillIn(register, entries);
  await register.getByRole('button', { name: 'Create Account' }).click();
};

/** Fills in the remaining fields of the demonstration bank and sends the application. */
export const sendToBank = async (page: Page, income: string): Promise<void> => {
  const { bank } = onCard(page);
  await fillIn(bank, [
    ['Date of birth', '02/03/1990'],
    ['Annual income', income],
  ]);
  await bank.getByRole('button', { name: 'Submit application' }).click();
};

/** Sends the open application to the demonstration bank and returns with its decision. */
export const askBank = async (page: Page, income: string): Promise<void> => {
  await sendToBank(page, income);
  await onCard(page).bank.getByRole('button', { name: 'Return to store' }).click();
};

/** Waits until no modal is open. */
export const noDialog = (page: Page): Promise<void> =>
  eventually(async () => {
    if ((await page.getByRole('dialog').count()) > 0) throw new Error('a dialog is still open');
  });
