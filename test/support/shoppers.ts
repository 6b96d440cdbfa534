import { randomInt, randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import { workerShop } from './browser';
import { HttpShopper, type Account } from './http-shopper';
import { ADDED_NUMBERS } from './in-store-members';
import { PATHS } from './sample-products';

/** A signed-in shopper with the account's credentials. */
export interface SignedInShopper {
  readonly shopper: HttpShopper;
  readonly account: Account;
}

/** Membership numbers issued in a store with 100 or more points each. One account can claim each at registration. */
const IN_STORE_NUMBERS: ReadonlyArray<string> = [
  '123456789',
  ...Array.from({ length: 18 }, (_, index) => index)
    .filter((index) => (index * 37) % 400 >= 100)
    .map((index) => String(410_000_017 + index * 1_234_577)),
];

/**
 * The numbers to try in a shop, in this order. This worker's shop has further ones, of which any may be the first: the
 * shop allows ten refusals an hour for one number.
 */
const numbersToTry = (address: string | undefined): ReadonlyArray<string> => {
  if (address !== undefined || workerShop().dataFolder === undefined) return IN_STORE_NUMBERS;
  const first = randomInt(ADDED_NUMBERS.length);
  return [...ADDED_NUMBERS.slice(first), ...ADDED_NUMBERS.slice(0, first), ...IN_STORE_NUMBERS];
};

/** The customer of an account, signed in from a new client. */
export const signedIn = async (account: Account, address?: string): Promise<SignedInShopper> => {
  const shopper = new HttpShopper(address);
  const { status } = await shopper.post('/shop/LogonForm', { ...account, URL: PATHS.home });
  if (status !== 303) throw new Error(`no sign-in for ${account.email}: ${status}`);
  return { shopper, account };
};

/** Makes a shopper's identity cookies unreadable to the shop, as after a change of its secret. */
export const forgetIdentity = ({ cookies }: HttpShopper): void => {
  for (const [name, value] of cookies) {
    if (/^WC_(USERACTIVITY|AUTHENTICATION|PERSISTENT)/.test(name)) cookies.set(name, `${value.slice(0, -4)}AAAA`);
  }
};

/** Makes a request to the commerce interface as the shopper. Throws when it is refused. */
export const callOrThrow = async (shopper: HttpShopper, path: string, body: object): Promise<void> => {
  const { status, text } = await shopper.call('POST', path, body);
  if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
};

/** A signed-in customer without a membership. */
export const aCustomer = async (firstName = 'Robin', address?: string): Promise<SignedInShopper> =>
  signedIn(await new HttpShopper(address).makeAccount(firstName), address);

/** A member of the rewards programme, without points. */
export const aMember = async (firstName = 'Robin', address?: string): Promise<SignedInShopper> => {
  const known = await aCustomer(firstName, address);
  await callOrThrow(known.shopper, 'person/createPals', {});
  return known;
};

/** A member whose in-store points became coupons, none of them loaded. */
export const aMemberWithCoupons = async (firstName = 'Robin', address?: string): Promise<SignedInShopper> => {
  for (const number of numbersToTry(address)) {
    const account = await new HttpShopper(address)
      .makeAccount(firstName, { xppro_userField2: number })
      .catch((error: unknown) => {
        if (String(error).includes('_ERR_PALS_NUMBER_INVALID')) return undefined;
        throw error;
      });
    if (account !== undefined) return signedIn(account, address);
  }
  throw new Error('every membership that began in a store is claimed');
};

/** A member whose application was approved and who has the temporary card in the wallet. */
export const aCardholder = async (firstName = 'Robin', address?: string): Promise<SignedInShopper> => {
  const known = await aMember(firstName, address);
  const callId = randomUUID();
  await callOrThrow(known.shopper, 'petco-pay/applications', {
    firstName,
    lastName: 'Reed',
    email: known.account.email,
    phone: '5555550100',
    income: '45000',
    callId,
  });
  await callOrThrow(known.shopper, 'wallet/petcoPayTempCard', {
    callId,
    saveToWallet: 'true',
    enrollmentStatus: 'APPROVED',
  });
  return known;
};

/** Ends the shopper's session from elsewhere: the cookies are still in the browser. */
export const endElsewhere = async ({ shopper }: Pick<SignedInShopper, 'shopper'>): Promise<void> => {
  const kept = new Map(shopper.cookies);
  await shopper.post('/shop/Logoff', {});
  shopper.cookies.clear();
  for (const [name, value] of kept) shopper.cookies.set(name, value);
};

/** Copies the shopper's cookies to a browser context, which is then signed in. */
export const copyCookies = (context: BrowserContext, { cookies, address }: HttpShopper): Promise<void> =>
  context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: address })));
