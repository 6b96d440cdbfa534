import fc from 'fast-check';
import { startBackend, type BackendUnderTest } from '../backend/commerce/support/backend-under-test';
import type { Answer, Browser } from '../backend/commerce/support/browser';
import { create, itemIdOf, lists } from '../backend/lists/support/lists';

const NAME = 'Secret Meadow';
const NOTE = 'Hidden in the attic';

/** What belongs to the owner. */
interface Owned {
  readonly listId: string;
  readonly itemId: string;
}

let world: BackendUnderTest;
let owner: Browser;
let owned: Owned;
let strangers: ReadonlyArray<Browser>;
/** A list of each stranger who can have one. */
let ownLists: ReadonlyArray<string>;

beforeAll(async () => {
  world = await startBackend();
  owner = await world.registered('olga@example.test');
  const listId = await create(owner, NAME, 'KIB-5');
  const itemId = await itemIdOf(owner, 'KIB-5');
  await owner.put(`wishlist/${listId}/x_item/${itemId}`, { x_note: NOTE });
  owned = { listId, itemId };
  strangers = [await world.registered('sam@example.test'), await world.guest(), world.browser()];
  ownLists = await Promise.all(strangers.slice(0, 2).map((stranger) => create(stranger, 'Mine', 'LIT-20')));
});
afterAll(() => world.close());

/** Ways of writing an id that a careless reader takes for the same one. */
const written = (id: string): fc.Arbitrary<string> =>
  fc.constantFrom(id, id.toUpperCase(), `${id} `, `${id}%00`, `${id}'--`, `0${id}`, `+${id}`, '@default', '@self');

const enc = encodeURIComponent;

type Attempt = (browser: Browser, ids: Owned, ownList: string) => Promise<Answer>;

/** Requests that name something of the owner. */
const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  'rename the list': (browser, { listId }) => browser.put(`wishlist/${enc(listId)}`, { descriptionName: 'Mine' }),
  'add to the list': (browser, { listId }) =>
    browser.put(`wishlist/${enc(listId)}?addItem=true`, { item: [{ partNumber: 'LIT-20', quantityRequested: '1' }] }),
  'remove the list': (browser, { listId }) => browser.delete(`wishlist/${enc(listId)}`),
  'change an item': (browser, { listId, itemId }) =>
    browser.put(`wishlist/${enc(listId)}/x_item/${enc(itemId)}`, { quantityRequested: '9' }),
  'take an item into a list of their own': (browser, { listId, itemId }, ownList) =>
    browser.post(`wishlist/${enc(listId)}/x_item/${enc(itemId)}/x_move`, { x_to: ownList }),
  'move an item into the list': (browser, { listId }, ownList) =>
    browser.post(`wishlist/${ownList}/x_item/1/x_move`, { x_to: listId }),
  'restore the list': (browser, { listId }) => browser.post('wishlist/@self/x_restore', { externalIdentifier: listId }),
  'share the list': (browser, { listId }) => browser.post(`wishlist/${enc(listId)}/x_share`, { x_showsName: 'true' }),
  'stop sharing the list': (browser, { listId }) => browser.delete(`wishlist/${enc(listId)}/x_share`),
  'open the list as a shared one': (browser, { listId }) => browser.get(`wishlist/x_shared/${enc(listId)}`),
};

test.each(Object.entries(ATTEMPTS))(
  '[ACC-05] nobody else can %s, however the id is written',
  async (_what, attempt) => {
    const before = await lists(owner);
    const ids = fc.record({ listId: written(owned.listId), itemId: written(owned.itemId) });
    await fc.assert(
      fc.asyncProperty(ids, fc.nat({ max: 2 }), async (named, index) => {
        const stranger = strangers[index] ?? world.browser();
        const { status, text } = await attempt(stranger, named, ownLists[index] ?? owned.listId);
        // `@default` and `@self` are the stranger's own.
        if (!named.listId.startsWith('@')) expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        for (const secret of [NAME, NOTE]) expect(text).not.toContain(secret);
      }),
      { numRuns: 30 },
    );
    for (const stranger of strangers) {
      for (const read of ['wishlist/@self', 'wishlist/@self/x_wished']) {
        const { text } = await stranger.get(read);
        for (const secret of [NAME, NOTE]) expect(text).not.toContain(secret);
      }
    }
    expect(await lists(owner)).toEqual(before);
  },
);
