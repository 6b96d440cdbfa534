import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { LISTS_PATH } from '../../core/paths/list-paths';
import { CREDIT_CARD_PATH, REWARDS_PATH } from '../../core/paths/paths';
import { openHydrated, TestBrowser } from '../support/browser';
import { eventually } from '../support/eventually';
import { HttpShopper, type Account } from '../support/http-shopper';
import { startShopBehindGate, type ShopBehindGate } from '../support/shop-behind-gate';
import {
  aCardholder,
  aCustomer,
  aMember,
  aMemberWithCoupons,
  copyCookies,
  type SignedInShopper,
} from '../support/shoppers';
import { askBank, CARD_ACCOUNT, onCard, sendToBank } from './card-flow';
import { signIn } from './shop-page';

const BACK_WITHIN_MS = 30_000;
/** A call to a hanging service times out, and idempotent calls are retried. */
const SAID_WITHIN_MS = 30_000;

let shop: ShopBehindGate;
let browser: TestBrowser;

beforeAll(async () => {
  [shop, browser] = await Promise.all([startShopBehindGate({ DEV_PAGES: 'on' }), TestBrowser.launch()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const visit = async (path: string, known?: SignedInShopper): Promise<Page> => {
  const { page, context } = await browser.visit({ baseURL: shop.address });
  if (known !== undefined) await copyCookies(context, known.shopper);
  await openHydrated(page, path);
  return page;
};

/** The shop's circuit breaker opens for a while after repeated failures, then makes a trial call. */
const recover = async (): Promise<void> => {
  await shop.gate.open();
  await eventually(async () => {
    const { status } = await new HttpShopper(shop.address).call('GET', 'user/user-type');
    expect(status).toBe(200);
  }, BACK_WITHIN_MS);
};

const message = (page: Page, words: RegExp | string): Promise<void> =>
  page.getByText(words).first().waitFor({ timeout: SAID_WITHIN_MS });

/** An action that a shopper starts just before the outage. */
interface Errand {
  /** The steps before the outage. */
  readonly prepare: () => Promise<Page>;
  readonly act: (page: Page) => Promise<unknown>;
  /** The message, and the values that are kept. */
  readonly expectMessage: (page: Page) => Promise<void>;
  /** The same action after the recovery; where a response was lost, the first try may have taken effect. */
  readonly again: (page: Page) => Promise<void>;
}

const NEWCOMER = { firstName: 'Robin', lastName: 'Reed', password: 'Pawsome123', phoneNumber: '(555) 555-0100' };

const registration = (): Errand => {
  const typed = { ...NEWCOMER, email: `${randomUUID()}@example.test` };
  const create = (page: Page): Promise<void> => page.getByRole('button', { name: 'Create Account' }).click();
  return {
    prepare: async () => {
      const page = await visit('/shop/UserRegistrationForm?new=Y&URL=%2Freturns');
      for (const [field, value] of Object.entries(typed)) await page.locator(`#register-${field}`).fill(value);
      return page;
    },
    act: create,
    expectMessage: async (page) => {
      await page.getByRole('main').getByRole('alert').first().waitFor({ timeout: SAID_WITHIN_MS });
      for (const [field, value] of Object.entries(typed)) {
        expect(await page.locator(`#register-${field}`).inputValue()).toBe(value);
      }
    },
    again: async (page) => {
      await create(page);
      // The first request may have created the account with a lost response: then the shopper is signed in to it.
      await page.waitForURL('**/returns');
      const { status } = await new HttpShopper(shop.address).post('/shop/LogonForm', typed);
      expect(status).toBe(303);
    },
  };
};

const signingIn = (): Errand => {
  let account: Account;
  return {
    prepare: async () => {
      account = await new HttpShopper(shop.address).makeAccount('Robin');
      return visit('/shop/LogonForm?URL=%2Freturns');
    },
    act: (page) => signIn(page, account),
    expectMessage: async (page) => {
      await page.getByRole('main').getByRole('alert').first().waitFor({ timeout: SAID_WITHIN_MS });
      expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(account.email);
      expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(account.password);
    },
    again: async (page) => {
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.waitForURL('**/returns');
    },
  };
};

const joining = (): Errand => {
  const phone = `555${String(randomInt(2_000_000, 10_000_000))}`;
  const join = (page: Page): Promise<void> => page.getByRole('button', { name: 'Join Pals Rewards' }).click();
  return {
    prepare: async () => {
      const page = await visit(REWARDS_PATH, await aCustomer('Robin', shop.address));
      await page.locator('#join-pals-palsPhoneNumber').fill(phone);
      return page;
    },
    act: join,
    expectMessage: async (page) => {
      await message(page, "Sorry we've encountered an error. Please try back later.");
      const kept = await page.locator('#join-pals-palsPhoneNumber').inputValue();
      expect(kept.replace(/\D/g, '')).toBe(phone);
    },
    again: async (page) => {
      await join(page);
      await page.getByRole('progressbar').first().waitFor();
    },
  };
};

const loading = (): Errand => {
  const load = (page: Page): Promise<void> => page.getByRole('button', { name: 'Load my rewards to use them' }).click();
  return {
    prepare: async () => visit(REWARDS_PATH, await aMemberWithCoupons('Robin', shop.address)),
    act: load,
    expectMessage: async (page) => {
      await message(page, 'We couldn’t load your coupons. Please try again in a moment.');
      await page.getByText('Not loaded yet').first().waitFor();
    },
    again: async (page) => {
      await load(page);
      await page
        .getByText(/^(Loading\.\.\.|Ready to use|Not available)$/)
        .first()
        .waitFor();
    },
  };
};

const takingTheCard = (): Errand => ({
  prepare: async () => {
    const page = await visit(CREDIT_CARD_PATH, await aMember('Robin', shop.address));
    const { apply, bank, approval } = onCard(page);
    await apply.first().click();
    await bank.waitFor();
    await askBank(page, '45000');
    await approval.waitFor();
    return page;
  },
  act: (page) => onCard(page).approval.getByRole('button', { name: 'Continue' }).click(),
  expectMessage: async (page) => {
    await message(page, 'We couldn’t set up your card.');
    expect(await onCard(page).approval.getByRole('checkbox').isChecked()).toBe(true);
  },
  again: async (page) => {
    await onCard(page).approval.getByRole('button', { name: 'Try again' }).click();
    await onCard(page).taken.waitFor();
  },
});

const askingTheBank = (): Errand => ({
  prepare: async () => {
    const page = await visit(CREDIT_CARD_PATH, await aMember('Robin', shop.address));
    await onCard(page).apply.first().click();
    await onCard(page).bank.waitFor();
    return page;
  },
  act: (page) => sendToBank(page, '45000'),
  expectMessage: async (page) => {
    const { bank, approval } = onCard(page);
    await bank.getByText('What you entered is still here.').waitFor({ timeout: SAID_WITHIN_MS });
    expect(await bank.getByLabel('Annual income').inputValue()).toBe('45000');
    expect(await approval.count()).toBe(0);
  },
  again: async (page) => {
    const { bank, approval } = onCard(page);
    await bank.getByRole('button', { name: 'Try again' }).click();
    await bank.getByRole('button', { name: 'Return to store' }).click();
    await approval.waitFor();
  },
});

const seeingTheCard = (): Errand => ({
  prepare: async () => visit('/returns', await aCardholder('Robin', shop.address)),
  act: (page) => page.goto(CARD_ACCOUNT),
  expectMessage: async (page) => {
    await message(page, /We couldn’t load your (card|wallet)\.|We’ll be right back/);
    expect(await page.getByText(/You don’t have any saved cards|You don’t have a card yet/).count()).toBe(0);
  },
  again: (page) =>
    eventually(async () => {
      await page.goto(CARD_ACCOUNT);
      expect(await page.getByText(/Petco Pay ending in \d{4}/).count()).toBe(1);
    }, BACK_WITHIN_MS),
});

/** A new list, of a customer or of a guest who is not known yet. */
const namingAList = (customer?: () => Promise<SignedInShopper>): Errand => {
  const create = (page: Page): Promise<void> => page.getByRole('button', { name: 'Create list' }).click();
  return {
    prepare: async () => {
      const page = await visit(LISTS_PATH, await customer?.());
      await page.locator('main summary', { hasText: 'New list' }).click();
      await page.getByLabel('List name').fill('For Rex');
      return page;
    },
    act: create,
    expectMessage: async (page) => {
      await message(page, /^We couldn’t (update your lists|confirm your change)/);
      expect(await page.getByLabel('List name').inputValue()).toBe('For Rex');
    },
    again: async (page) => {
      await create(page);
      // The first request may have created the list with a lost response: then its name is taken, and the list is there.
      await message(page, /^(List created\.|You already have a list with this name\.)/);
      await openHydrated(page, LISTS_PATH);
      await page
        .getByRole('main')
        .getByText(/^For Rex/)
        .first()
        .waitFor();
    },
  };
};

const ERRANDS: ReadonlyArray<readonly [string, () => Errand]> = [
  ['[REG-04] a registration', registration],
  ['[USR-05] a sign-in', signingIn],
  ['[PAL-01, ERR-09] joining', joining],
  ['[RWD-06] loading coupons', loading],
  ['[PCC-04] an application at the bank', askingTheBank],
  ['[PCC-05] taking the approved card', takingTheCard],
  ['[PCC-01, USR-10] a look at the card', seeingTheCard],
  ['[ACC-05] a new list of a customer', () => namingAList(() => aCustomer('Robin', shop.address))],
  ['[ACC-05] a new list of a guest', () => namingAList()],
];

describe.each([
  ['has stopped', (): Promise<void> => shop.gate.shut()],
  ['hangs', async (): Promise<void> => shop.gate.hang()],
])('when the backend %s under an open page', (_, fail) => {
  const underWay = new Map<string, { readonly errand: Errand; readonly page: Page }>();
  const of = (title: string): { readonly errand: Errand; readonly page: Page } => {
    const found = underWay.get(title);
    if (found === undefined) throw new Error(`${title} was not prepared`);
    return found;
  };

  beforeAll(async () => {
    for (const [title, make] of ERRANDS) {
      const errand = make();
      underWay.set(title, { errand, page: await errand.prepare() });
    }
    await fail();
    await Promise.all([...underWay.values()].map(({ errand, page }) => errand.act(page)));
  });
  afterAll(async () => {
    await recover();
    await browser.endVisits();
  });

  test.each(ERRANDS)('%s shows a clear message and keeps what was entered', async (title) => {
    await of(title).errand.expectMessage(of(title).page);
  });

  describe('after it has recovered', () => {
    beforeAll(() => recover());

    test.each(ERRANDS)('%s succeeds without entering anything again', async (title) => {
      await of(title).errand.again(of(title).page);
    });
  });
});
