import { COOKIES, GUEST_CODE, REGISTERED_CODE } from '../../../adapters/session/session-names';
import { makeMailTokens } from '../../../backend/mail/mail-tokens';
import { SERVER_SECRET } from '../../backend/commerce/support/backend-under-test';
import type { Browser } from '../../backend/commerce/support/browser';
import { insertSpecialProducts } from '../../backend/commerce/support/catalogue-fixture';
import { markRows } from '../../backend/orders/support/marked-rows';
import { startOrders, type OrderWorld } from '../../backend/orders/support/order-world';
import { KEY } from '../../backend/orders/support/placed-order';
import { addOwners, idsOf, rowsOf, unshareLists, type Owner } from '../../backend/orders/support/whole-shopper';
import { HttpShopper } from '../../support/http-shopper';
import { startShop, type ShopProcess } from '../../support/shop-process';
import { byFields, type FormLoot } from './stolen-forms';

/** The built storefront over a backend in this process, with a shopper who has everything, and others who want it. */
export interface ShopWithVictim {
  readonly world: OrderWorld;
  readonly victim: Owner;
  readonly loot: FormLoot;
  /** Two members, a guest, and somebody without an identity. */
  readonly attackers: ReadonlyArray<Browser>;
  /** Somebody at the storefront, with the cookies of a browser; a member's say that there is one. */
  shopper(browser: Browser): HttpShopper;
  /** Signs in again whoever was signed out, as signing in by a form takes a tenth of a second. */
  signInAgain(): Promise<void>;
  close(): Promise<void>;
}

const SETTINGS = {
  fulfilmentKey: KEY,
  signInLimit: 1_000_000,
  resetLimit: 1_000_000,
  savedGuestLimit: 1_000_000,
  trustProxy: 'loopback',
};
const STOREFRONT = { TRUST_PROXY: 'loopback', RENDER_LIMIT: '1000000', SIGN_IN_LIMIT: '1000000' };

/** Tokens that stand in links of mails: the attackers' own, and the victim's with one letter changed. */
const mailTokensOf = (victim: string): readonly string[] => {
  const { tokenOf } = makeMailTokens(SERVER_SECRET);
  // The last letter of base64 may say nothing: another one in its place can leave the token as it is.
  const other = (token: string): string =>
    token.replace(/^.{20}./, (start) => start.slice(0, 20) + (start.endsWith('A') ? 'B' : 'A'));
  const stolen = tokenOf(victim);
  return [
    tokenOf('attacker@example.test'),
    tokenOf('other@example.test'),
    other(stolen),
    stolen.slice(1),
    'A'.repeat(24),
  ];
};

/** Opens the shop. The victim's private data are marked, so that `markersIn` finds them in responses. */
export const openShopWithVictim = async (): Promise<ShopWithVictim> => {
  const world = await startOrders(SETTINGS);
  let storefront: ShopProcess | undefined;
  const close = async (): Promise<void> => {
    await storefront?.stop();
    await world.close();
  };
  try {
    await insertSpecialProducts(world.database);
    const owners = await addOwners(world, ['victim', 'attacker', 'other']);
    const [victim, ...others] = owners;
    if (victim === undefined) throw new Error('there is nobody to steal from');
    const formerTokens = await unshareLists(world, victim);
    await markRows(world, await rowsOf(world, victim));
    const stolen = byFields({ ...(await idsOf(world, victim)), token: formerTokens });
    const own = await Promise.all(others.map((owner) => idsOf(world, owner)));
    const guest = await world.guest();
    await guest.add('KIB-5', 1);
    const sessions = await world.database.selectFrom('session').selectAll().execute();
    storefront = await startShop({
      environment: { ...STOREFRONT, COMMERCE_ORIGIN: await world.app.listen({ port: 0, host: '127.0.0.1' }) },
    });
    const { address } = storefront;
    return {
      world,
      victim,
      loot: {
        stolen,
        ids: [stolen, ...own].flatMap((each) => Object.values(each).flat()),
        mailTokens: mailTokensOf('‹stock_notice.email›'),
      },
      attackers: [...others.map(({ browser }) => browser), guest, world.browser()],
      shopper: (browser) => {
        const shopper = new HttpShopper(address);
        for (const [name, value] of browser.jar) shopper.cookies.set(name, encodeURIComponent(value));
        const userId = [...browser.jar.keys()].map((name) => /^WC_USERACTIVITY_(\d+)$/.exec(name)?.[1]).find(Boolean);
        if (userId === undefined) return shopper;
        const isMember = owners.some((owner) => owner.browser === browser);
        shopper.cookies.set(COOKIES.userType, isMember ? REGISTERED_CODE : GUEST_CODE);
        shopper.cookies.set(COOKIES.userId, userId);
        return shopper;
      },
      signInAgain: async () => {
        await world.database
          .insertInto('session')
          .values(sessions)
          .onConflict((conflict) =>
            conflict.column('session_id').doUpdateSet(({ ref }) => ({
              shopper_id: ref('excluded.shopper_id'),
              expires_at: ref('excluded.expires_at'),
              ended_at: ref('excluded.ended_at'),
              activity_hash: ref('excluded.activity_hash'),
              trusted_hash: ref('excluded.trusted_hash'),
              persistent_hash: ref('excluded.persistent_hash'),
            })),
          )
          .execute();
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
