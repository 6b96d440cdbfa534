import { randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import { HttpShopper, type Account } from './http-shopper';
import { PATHS } from './shop-finds';

/** A signed-in shopper and how they sign in. */
export interface KnownShopper {
  readonly shopper: HttpShopper;
  readonly account: Account;
}

/** Memberships that began in a store, with 100 points or more each: an account claims one at its registration, once. */
const IN_STORE_NUMBERS: ReadonlyArray<string> = [
  '123456789',
  ...Array.from({ length: 18 }, (_, index) => index)
    .filter((index) => (index * 37) % 400 >= 100)
    .map((index) => String(410_000_017 + index * 1_234_577)),
];

const signedIn = async (account: Account, address: string | undefined): Promise<KnownShopper> => {
  const shopper = new HttpShopper(address);
  const { status } = await shopper.post('/shop/LogonForm', { ...account, URL: PATHS.home });
  if (status !== 303) throw new Error(`no sign-in for ${account.email}: ${status}`);
  return { shopper, account };
};

/** Calls commerce for a shopper and rejects unless the call succeeds. */
const done = async (shopper: HttpShopper, path: string, body: object): Promise<void> => {
  const { status, text } = await shopper.call('POST', path, body);
  if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
};

/** Somebody with an account and no membership. */
export const aCustomer = async (firstName = 'Robin', address?: string): Promise<KnownShopper> =>
  signedIn(await new HttpShopper(address).makeAccount(firstName), address);

/** A member of the rewards programme, without points. */
export const aMember = async (firstName = 'Robin', address?: string): Promise<KnownShopper> => {
  const known = await aCustomer(firstName, address);
  await done(known.shopper, 'person/createPals', {});
  return known;
};

/** A member whose points from the store have become coupons, none of them loaded. */
export const aMemberWithCoupons = async (firstName = 'Robin', address?: string): Promise<KnownShopper> => {
  for (const number of IN_STORE_NUMBERS) {
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
export const aCardholder = async (firstName = 'Robin', address?: string): Promise<KnownShopper> => {
  const known = await aMember(firstName, address);
  const callId = randomUUID();
  await done(known.shopper, 'petco-pay/applications', {
    firstName,
    lastName: 'Reed',
    email: known.account.email,
    phone: '5555550100',
    income: '45000',
    callId,
  });
  await done(known.shopper, 'wallet/petcoPayTempCard', { callId, saveToWallet: 'true', enrollmentStatus: 'APPROVED' });
  return known;
};

/** Gives a browser the shopper's cookies: it is signed in from its next page on. */
export const bringCookies = (context: BrowserContext, { cookies, address }: HttpShopper): Promise<void> =>
  context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: address })));
