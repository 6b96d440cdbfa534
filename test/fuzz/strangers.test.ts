import fc from 'fast-check';
import type { Answer, Browser } from '../backend/commerce/support/browser';
import { startOrders, type OrderWorld } from '../backend/orders/support/order-world';

const STREET = '77 Secret Meadow Ln';
const LAST_FOUR = '8642';
const HOME = {
  nickName: 'Hideaway',
  firstName: 'Olga',
  lastName: 'Owner',
  addressLine: [STREET],
  city: 'San Diego',
  state: 'CA',
  zipCode: '92121',
  country: 'US',
};

/** What belongs to the owner. */
interface Owned {
  readonly addressId: string;
  readonly walletId: string;
}

let world: OrderWorld;
let owner: Browser;
let owned: Owned;
/** A card of the owner that the bank has approved, and that is not in the wallet yet. */
let setupId: string;
let strangers: ReadonlyArray<readonly [name: string, Browser]>;

const addCard = async (): Promise<string> => {
  const shopper = await world.database
    .selectFrom('shopper')
    .select('shopper_id')
    .where('email', '=', 'olga@example.test')
    .executeTakeFirstOrThrow();
  const { wallet_id } = await world.database
    .insertInto('wallet_card')
    .values({
      ...shopper,
      card_type: 'VISA',
      token: 'pm_of_olga',
      last_four: LAST_FOUR,
      expire_month: 12,
      expire_year: 2040,
      added_at: 0,
    })
    .returning('wallet_id')
    .executeTakeFirstOrThrow();
  return String(wallet_id);
};

beforeAll(async () => {
  world = await startOrders();
  owner = await world.registered('olga@example.test');
  const { body } = await owner.post('person/@self/contact?bypassAVS=true', HOME);
  owned = { addressId: body.addressId, walletId: await addCard() };
  const card = {
    token: world.provider.cardToken('needs-authentication'),
    x_returnUrl: 'http://127.0.0.1/account/wallet',
  };
  const added = await owner.post('wallet/@self/x_card', card);
  setupId = String(added.body.x_url).split('/').at(-1) ?? '';
  world.provider.decidesSetup(setupId, 'approve');
  strangers = [
    ['another customer', await world.registered('sam@example.test')],
    ['a guest', await world.guest()],
    ['somebody without an identity', world.browser()],
  ];
  for (const [, stranger] of strangers.slice(0, 2)) await stranger.add('KIB-5');
});
afterAll(() => world.close());

/** What the owner sees of the address book and the wallet. */
const possessions = async (): Promise<unknown> => [
  (await owner.get('person/@self/contact')).body.contact,
  (await owner.get('wallet/@self')).body.wallet,
];

/** Ways of writing an id that a careless reader takes for the same one. */
const written = (id: string): fc.Arbitrary<string> =>
  fc.constantFrom(id, `0${id}`, `+${id}`, `${id}.0`, `${id} `, `${id}e0`, `${id}%00`, `${id}'--`, `-${id}`);

type Attempt = (browser: Browser, ids: Owned, nickName: string) => Promise<Answer>;

const instruction = (payMethodId: string, walletId: string, addressId = '') => ({
  payMethodId,
  billing_address_id: addressId,
  protocolData: [{ name: 'walletId', value: walletId }],
});

/** Requests that name something of the owner. */
const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  'read the address': (browser, { addressId }) => browser.get(`person/@self/contact/byAddressId/${addressId}`),
  'change the address': (browser, _ids, nickName) =>
    browser.put(`person/@self/contact/${nickName}?bypassAVS=true`, { ...HOME, nickName, addressLine: ['1 Other St'] }),
  'remove the address': (browser, _ids, nickName) => browser.delete(`person/@self/contact/${nickName}`),
  'have an order delivered to it': (browser, { addressId }) =>
    browser.put('cart/@self/shipping_info', { orderId: '.', addressId, orderItem: [] }),
  'bill an order to it': (browser, { addressId }) =>
    browser.post('cart/@self/payment_instruction', instruction('PAYPAL', '', addressId)),
  'pay with the card': (browser, { walletId }) =>
    browser.post('cart/@self/payment_instruction', instruction('SAVED', walletId)),
  'pay with the card as a store card': (browser, { walletId }) =>
    browser.post('cart/@self/payment_instruction', instruction('PETCOPAY', walletId)),
  'make the card the default': (browser, { walletId }) =>
    browser.put(`wallet/@self/x_card/${walletId}`, { isDefault: 'true' }),
  'change the date of the card': (browser, { walletId }) =>
    browser.put(`wallet/@self/x_card/${walletId}/x_expiry`, { expireMonth: '04', expireYear: '2041' }),
  'remove the card for another one': (browser, { walletId }) =>
    browser.put(`wallet/@self/x_card/${walletId}`, { x_replacedBy: '1' }),
  'put the card in the place of another one': (browser, { walletId }) =>
    browser.put('wallet/@self/x_card/1', { x_replacedBy: decodeURIComponent(walletId) }),
  'take up a card that waits for the bank': (browser) => browser.put(`wallet/@self/x_setup/${setupId}`, {}),
  'remove the card': (browser, { walletId }) => browser.delete(`wallet/@self/x_card/${walletId}`),
};

/** Pages of a stranger that could show what belongs to the owner. */
const READS = ['person/@self/contact', 'wallet/@self', 'cart/@self/usable_shipping_info', 'cart/@self/x_checkout'];

test.each(Object.entries(ATTEMPTS))(
  '[CHK-04] [PAY-05] [ACC-03] nobody else can %s, however the id is written',
  async (_what, attempt) => {
    const before = await possessions();
    const ids = fc.record({ addressId: written(owned.addressId), walletId: written(owned.walletId) });
    const nickNames = fc.constantFrom('Hideaway', 'hideaway', 'Hideaway ', '%', '_ideaway', owned.addressId);
    await fc.assert(
      fc.asyncProperty(ids, nickNames, fc.nat({ max: strangers.length - 1 }), async (named, nickName, index) => {
        const [, stranger] = strangers[index] ?? ['', world.browser()];
        const path = { addressId: encodeURIComponent(named.addressId), walletId: encodeURIComponent(named.walletId) };
        const { status, text } = await attempt(stranger, path, encodeURIComponent(nickName));
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        for (const secret of [STREET, LAST_FOUR, 'pm_of_olga']) expect(text).not.toContain(secret);
      }),
      { numRuns: 60 },
    );
    for (const [, stranger] of strangers) {
      for (const read of READS) expect((await stranger.get(read)).text).not.toContain(STREET);
    }
    expect(await possessions()).toEqual(before);
    await world.work();
    expect(world.provider.detached).toEqual([]);
  },
);
