import { randomUUID } from 'node:crypto';
import { REWARDS_PATH } from '../../core/paths/paths';
import { approachHeader, openHydrated, TestBrowser } from '../support/browser';
import { HttpShopper, pageDataOf, registrationOf, type Account, type ShopResponse } from '../support/http-shopper';
import { PATHS } from '../support/sample-products';
import { aCustomer, aMember, type SignedInShopper } from '../support/shoppers';
import { onShop, signIn } from './shop-page';

const REGISTER = '/shop/UserRegistrationForm';
const RESET = '/shop/ResetPasswordForm';
const LOCKED = 'This account is locked after too many incorrect passwords. Try again in 15 minutes.';
const MEGABYTE = 'x'.repeat(1_048_576);

const newEmail = (): string => `${randomUUID()}@example.test`;

const register = (email: string, password?: string): Promise<ShopResponse> =>
  new HttpShopper().call('POST', 'person?updateCookies=true', registrationOf(email, password));

const statusOfSignIn = async ({ email, password }: Account): Promise<number> =>
  (await new HttpShopper().post('/shop/LogonForm', { email, password })).status;

const firstErrorOf = ({ text }: ShopResponse): { readonly errorKey: string; readonly errorMessage: string } =>
  JSON.parse(text).errors[0];

/** Refused with a readable message and without internal details. */
const expectRefused = (response: ShopResponse, status?: number): void => {
  if (status === undefined) expect(String(response.status)).toMatch(/^4\d\d$/);
  else expect(response.status).toBe(status);
  expect(firstErrorOf(response).errorMessage).toMatch(/^\w.{5,150}\.$/);
  expect(response.text).not.toMatch(/ at .*\.[jt]s|SQLITE|x{200}/);
  expect(response.headers.getSetCookie()).toEqual([]);
};

describe('simultaneous registrations of one email', () => {
  test('[REG-08, ERR-08] through the proxy, one of five gets the account with the password it sent', async () => {
    const email = newEmail();
    const passwords = Array.from({ length: 5 }, (_, index) => `Pawsome12${index}`);
    const responses = await Promise.all(passwords.map((password) => register(email, password)));
    const won = responses.flatMap(({ status }, index) => (status === 201 ? [index] : []));
    expect(won).toHaveLength(1);
    for (const [index, response] of responses.entries()) {
      if (index === won[0]) continue;
      expectRefused(response, 400);
      expect(firstErrorOf(response).errorKey).toBe('_ERR_LOGONID_ALREDY_EXIST');
    }
    const signIns = await Promise.all(passwords.map((password) => statusOfSignIn({ email, password })));
    expect(signIns).toEqual(passwords.map((_, index) => (index === won[0] ? 303 : 400)));
  });

  test('[REG-08, ERR-08] by the form, one of two gets the account and the other an error', async () => {
    const form = {
      firstName: 'Robin',
      lastName: 'Reed',
      email: newEmail(),
      password: 'Pawsome123',
      phoneNumber: '5555550100',
    };
    const responses = await Promise.all([1, 2].map(() => new HttpShopper().post(REGISTER, form)));
    const [made, recorded] = [...responses].sort((one, other) => one.status - other.status);
    expect([made?.status, recorded?.status]).toEqual([303, 409]);
    expect(recorded?.text).toContain('An account already exists for this email address.');
    expect(recorded?.text).not.toContain('Pawsome123');
  });
});

describe('ten wrong passwords', () => {
  const tryWrongly = async (email: string, times: number): Promise<ReadonlyArray<string>> => {
    const messages: string[] = [];
    for (let time = 0; time < times; time += 1) {
      const response = await new HttpShopper().call('POST', 'loginidentity?updateCookies=true', {
        logonId: email,
        logonPassword: `Wrong1234${time}`,
      });
      expectRefused(response, 400);
      messages.push(firstErrorOf(response).errorMessage);
    }
    return messages;
  };

  test('[ERR-07, USR-05] lock the account; page and modal say so even for the right password, and others can sign in', async () => {
    const account = await new HttpShopper().makeAccount('Robin');
    const other = await new HttpShopper().makeAccount('Kim');
    const messages = await tryWrongly(account.email, 10);
    expect(messages.slice(0, 9)).not.toContain(LOCKED);
    expect(messages[9]).toBe(LOCKED);
    const browser = await TestBrowser.launch();
    try {
      for (const javaScriptEnabled of [true, false]) {
        const { page } = await browser.visit({ javaScriptEnabled });
        await page.goto(PATHS.signIn);
        await signIn(page, account);
        await page.getByText(LOCKED).waitFor();
        expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(account.email);
      }
      const { page, context } = await browser.visit();
      await openHydrated(page, PATHS.category);
      await approachHeader(page);
      await onShop(page).account.click();
      await page.locator('header').getByRole('link', { name: 'Sign In' }).click();
      const dialog = page.getByRole('dialog', { name: 'Sign In' });
      await signIn(page, account);
      await dialog.getByText(LOCKED).waitFor();
      expect((await context.cookies()).find(({ name }) => name === 'rUserType')?.value).not.toBe('R');
    } finally {
      await browser.close();
    }
    expect(await statusOfSignIn(other)).toBe(303);
  });

  test('[ERR-07] get the same response for an email without an account, so that accounts stay secret', async () => {
    const account = await new HttpShopper().makeAccount('Robin');
    expect(await tryWrongly(newEmail(), 10)).toEqual(await tryWrongly(account.email, 10));
  });
});

describe('invalid fields sent through the proxy', () => {
  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['a megabyte of name', { firstName: MEGABYTE }],
    ['a name of twenty thousand letters', { firstName: 'x'.repeat(20_000) }],
    ['a password of five thousand characters', { logonPassword: `aB1${'x'.repeat(5_000)}` }],
    ['a control character in the name', { firstName: 'Ro\u0000bin' }],
    ['a line break in the name', { lastName: 'Reed\r\nBcc: all@example.test' }],
    ['markup in the name', { firstName: '<script>alert(1)</script>' }],
    ['an object for a name', { firstName: { toString: 'Robin' } }],
    ['a number for a name', { firstName: 5 }],
    ['null for a password', { logonPassword: null }],
    ['passwords don’t match', { logonPasswordVerify: 'Another123' }],
    ['a password that is too short', { logonPassword: 'aB1', logonPasswordVerify: 'aB1' }],
    ['a phone number that is none', { phone1: 'call me' }],
    ['a membership that is none', { xppro_userField2: '1 OR 1=1' }],
    ['a membership of somebody', { xppro_userField2: '246813579' }],
  ])('[REG-02] a registration with %s is refused and creates no account', async (_, change) => {
    const email = newEmail();
    const shopper = new HttpShopper();
    expectRefused(await shopper.call('POST', 'person?updateCookies=true', { ...registrationOf(email), ...change }));
    expect(shopper.cookies.size).toBe(0);
    expect((await register(email)).status).toBe(201);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a list', [{ logonId: 'pat@example.test' }]],
    ['a text', 'pat@example.test'],
    ['wrong types', { logonId: ['pat@example.test'], logonPassword: true }],
    ['a control character', { logonId: 'pat@example.test\u0000', logonPassword: 'Pawsome123' }],
    ['a megabyte', { logonId: 'pat@example.test', logonPassword: MEGABYTE }],
  ])('[USR-05] a sign-in, a registration, coupons and a card with %s as body are refused', async (_, body) => {
    const { shopper } = await aCustomer();
    const before = new Map(shopper.cookies);
    for (const path of [
      'loginidentity?updateCookies=true',
      'person?updateCookies=true',
      'palsPromotion/loadPalsRewards/@self',
      'petco-pay/applications',
      'wallet/petcoPayTempCard',
    ]) {
      expectRefused(await shopper.call('POST', path, body));
    }
    expect(shopper.cookies).toEqual(before);
    expect((await shopper.get(PATHS.home)).text).toContain('Hi, Robin');
  });

  test.each<[string, unknown]>([
    ['a number', { palsPhoneNumber: 5_555_550_100 }],
    ['a list', ['5555550100']],
    ['half a megabyte', { palsPhoneNumber: '5'.repeat(500_000) }],
    ['no number', { palsPhoneNumber: 'call me' }],
  ])('[PAL-01] joining with %s as phone creates no member', async (_, body) => {
    const { shopper } = await aCustomer();
    const { status, text } = await shopper.call('POST', 'person/createPals', body);
    expect([status < 500, text.includes('Success')]).toEqual([true, false]);
    expect(await palsNumberOf(shopper)).toBe('');
  });
});

const palsNumberOf = async (shopper: HttpShopper): Promise<string> =>
  JSON.parse((await shopper.call('GET', 'palsPromotion/retrievePalsRewardsDetails/@self')).text).palsRewardsNo;

describe("another customer's data", () => {
  const approved = async ({ shopper, account }: SignedInShopper): Promise<string> => {
    const callId = randomUUID();
    const { text } = await shopper.call('POST', 'petco-pay/applications', {
      firstName: 'Robin',
      lastName: 'Reed',
      email: account.email,
      phone: '5555550100',
      income: '45000',
      callId,
    });
    expect(JSON.parse(text)).toMatchObject({ result: 'APPROVED', callId });
    return callId;
  };
  const take = (shopper: HttpShopper, callId: string): Promise<ShopResponse> =>
    shopper.call('POST', 'wallet/petcoPayTempCard', { callId, saveToWallet: 'true', enrollmentStatus: 'APPROVED' });
  const walletOf = async (shopper: HttpShopper): Promise<ReadonlyArray<object>> =>
    JSON.parse((await shopper.call('GET', 'wallet/@self')).text).wallet;

  test('[PCC-05] an approval is valid for one card of the approved customer', async () => {
    const [owner, thief] = await Promise.all([aMember('Robin'), aMember('Kim')]);
    const callId = await approved(owner);
    expectRefused(await take(thief.shopper, callId), 400);
    expectRefused(await take(thief.shopper, randomUUID()), 400);
    expectRefused(await take(new HttpShopper(), callId));
    expect(await walletOf(thief.shopper)).toEqual([]);
    const responses = await Promise.all([take(owner.shopper, callId), take(owner.shopper, callId)]);
    expect(responses.map(({ status }) => status < 500)).toEqual([true, true]);
    expect(await walletOf(owner.shopper)).toHaveLength(1);
  });

  test("[RWD-06] another customer's coupon is not loaded", async () => {
    const { shopper } = await aMember();
    const response = await shopper.call('POST', 'palsPromotion/loadPalsRewards/@self', {
      activeCoupons: 'C-100001',
      syncToDB: 'true',
    });
    expectRefused(response, 400);
    expect(firstErrorOf(response).errorMessage).toBe('Coupon C-100001 doesn’t belong to your account.');
  });

  test('[USR-02] forged or modified cookies give no access', async () => {
    const [owner, other] = await Promise.all([aCustomer('Robinette'), aCustomer('Kim')]);
    const [mine, theirs] = [owner.shopper.cookies.get('rUserId'), other.shopper.cookies.get('rUserId')];
    const bent = (bend: (name: string, value: string) => readonly [string, string]): HttpShopper => {
      const shopper = new HttpShopper();
      for (const entry of other.shopper.cookies) shopper.cookies.set(...bend(...entry));
      return shopper;
    };
    const renamed = bent((name, value) => [
      name.replace(`${theirs}`, `${mine}`),
      value.replace(`${theirs}`, `${mine}`),
    ]);
    const changed = bent((name, value) => [name, name.startsWith('WC_') ? `${value.slice(0, -6)}AAAAAA` : value]);
    for (const shopper of [renamed, changed]) {
      const response = await shopper.call('GET', 'person/@self');
      expect(response.status).toBe(401);
      expect(response.text).not.toMatch(/Robinette|Kim/);
      expect((await shopper.get(PATHS.home)).text).not.toMatch(/Robinette|Hi, Kim/);
    }
  });

  test('[FRM-05] a password reset code works once, for its own account only', async () => {
    const [owner, other] = await Promise.all([aCustomer('Robin'), aCustomer('Kim')]);
    const { email } = owner.account;
    const shopper = new HttpShopper();
    await shopper.post(RESET, { step: 'ask', email });
    const outbox = (await shopper.get('/dev/outbox')).text;
    const letter =
      outbox.split('<article').find((part) => part.includes(email) && part.includes('password reset code')) ?? '';
    const code = /^[A-Z2-9]{8}$/m.exec(letter.replace(/<[^>]+>/g, '\n'))?.[0] ?? '';
    const renew = (whose: string, password: string): Promise<ShopResponse> =>
      new HttpShopper().post(RESET, { step: 'renew', email: whose, code, password });
    expect((await renew(other.account.email, 'Stolen1234')).status).toBe(400);
    expect((await renew(email, 'Brandnew456')).status).toBe(303);
    expect((await renew(email, 'Again45678')).status).toBe(400);
    expect(await statusOfSignIn({ email, password: 'Brandnew456' })).toBe(303);
    expect(await statusOfSignIn({ email, password: 'Again45678' })).toBe(400);
    expect(await statusOfSignIn(other.account)).toBe(303);
    const before = await owner.shopper.call('GET', 'person/@self');
    expect(before.status).toBe(401);
  });
});

describe('requests from another site', () => {
  const FOREIGN: ReadonlyArray<Record<string, string>> = [
    { origin: 'https://evil.example' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
  ];

  test.each<[string, Readonly<Record<string, string>>]>([
    [
      REGISTER,
      { firstName: 'Robin', lastName: 'Reed', email: newEmail(), password: 'Pawsome123', phoneNumber: '5555550100' },
    ],
    [RESET, { step: 'ask', email: 'pat@example.test' }],
    ['/rewards/join', {}],
    ['/rewards/coupons/load', { URL: REWARDS_PATH }],
  ])('[ERR-03] the form of %s gets the cross-site page and changes nothing', async (path, form) => {
    const { shopper } = await aCustomer();
    for (const headers of FOREIGN) {
      const response = await shopper.post(path, form, headers);
      expect([response.status, pageDataOf(response.text).page]).toEqual([403, 'error']);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    expect(await palsNumberOf(shopper)).toBe('');
  });

  test('[ERR-03] a call to the proxy gets error 2540 and changes nothing', async () => {
    const { shopper } = await aCustomer();
    for (const headers of FOREIGN) {
      const response = await shopper.call('POST', 'person/createPals', {}, headers);
      expectRefused(response, 403);
      expect(JSON.parse(response.text).errors[0].errorCode).toBe('2540');
    }
    expect(await palsNumberOf(shopper)).toBe('');
  });
});
