import { PASSWORD, startBackend, type BackendUnderTest } from '../commerce/support/backend-under-test.ts';
import { clearStale } from '../../../backend/cleanup-job.ts';
import { contents, create, itemIdOf, lists, wish } from './support/lists.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const DAY_MS = 24 * 60 * 60_000;

test('[ACC-05] a heart puts a product into the default list, once, with its price and availability', async () => {
  const guest = await backend.guest();
  expect((await guest.get('wishlist/@self')).body).toMatchObject({ GiftList: [], recordSetTotal: '0' });
  expect((await wish(guest, 'KIB-5')).status).toBe(200);
  await wish(guest, 'KIB-5');
  const { body } = await guest.get('wishlist/@self');
  expect(body.GiftList).toEqual([
    {
      uniqueID: expect.stringMatching(/^94\d{4}$/),
      externalIdentifier: expect.any(String),
      descriptionName: 'Wish list',
      state: 'Default',
      item: [
        {
          giftListItemID: expect.stringMatching(/^95\d{4}$/),
          productId: '22001',
          partNumber: 'KIB-5',
          quantityRequested: '1',
          quantityBought: '0',
          x_description: 'Chicken & Rice Kibble, 5 lb',
          x_thumbnail: '/images/products/PN-1000.jpg',
          x_productUrl: '/shop/en/petcostore/product/chicken-kibble',
          x_unitPrice: '13.99000',
          x_addedPrice: '13.99000',
          x_addedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          x_availableQuantity: '120.0',
          x_pickupOnly: 'false',
          x_buyable: 'true',
          x_note: '',
        },
      ],
    },
  ]);
  expect((await guest.get('wishlist/@self/x_wished')).body.partNumber).toEqual(['KIB-5']);
  await guest.delete('wishlist/@default?partNumber=KIB-5');
  expect((await guest.get('wishlist/@self/x_wished')).body.partNumber).toEqual([]);
  expect((await guest.delete('wishlist/@default?partNumber=KIB-5')).status).toBe(200);
});

test('[ACC-05] the calls of the platform create, fill, rename and remove a list', async () => {
  const guest = await backend.guest();
  const made = await guest.post('wishlist', {
    descriptionName: '  For  Rex ',
    item: [{ productId: '22001', quantityRequested: '2' }],
  });
  expect([made.status, made.body]).toEqual([
    201,
    expect.objectContaining({ descriptionName: 'For Rex', item: [{ giftListItemID: expect.any(String) }] }),
  ]);
  const id = made.body.externalIdentifier;
  await guest.put(`wishlist/${id}?addItem=true`, { item: [{ partNumber: 'LIT-20', quantityRequested: '3' }] });
  await guest.put(`wishlist/${id}`, { descriptionName: 'For Bo' });
  expect(await contents(guest)).toEqual({ 'For Bo': { 'LIT-20': 3, 'KIB-5': 2 } });
  await guest.delete(`wishlist/${id}?productId=22001`);
  expect(await contents(guest)).toEqual({ 'For Bo': { 'LIT-20': 3 } });
  expect((await guest.delete(`wishlist/${id}`)).status).toBe(200);
  expect(await contents(guest)).toEqual({});
});

test('[ACC-05] an item gets a quantity and a note, and keeps both in another list', async () => {
  const guest = await backend.guest();
  await wish(guest, 'KIB-5');
  const other = await create(guest, 'Later');
  const [own] = await lists(guest);
  const itemId = await itemIdOf(guest, 'KIB-5');
  const path = `wishlist/${own?.externalIdentifier}/x_item/${itemId}`;
  expect((await guest.put(path, { quantityRequested: '4', x_note: '  For   Rex ' })).status).toBe(200);
  expect((await guest.post(`${path}/x_move`, { x_to: other })).status).toBe(200);
  const [first, second] = await lists(guest);
  expect([first?.item, second?.item]).toEqual([
    [],
    [expect.objectContaining({ partNumber: 'KIB-5', quantityRequested: '4', x_note: 'For Rex' })],
  ]);
});

test('[ACC-05] what was removed can be restored for a day', async () => {
  const guest = await backend.guest();
  const id = await create(guest, 'Later', 'KIB-5', 'LIT-20');
  const itemId = await itemIdOf(guest, 'KIB-5');
  await guest.delete(`wishlist/${id}?itemId=${itemId}`);
  expect(await contents(guest)).toEqual({ Later: { 'LIT-20': 1 } });
  expect((await guest.post('wishlist/@self/x_restore', { externalIdentifier: id, itemId })).status).toBe(200);
  await guest.delete(`wishlist/${id}`);
  expect(await contents(guest)).toEqual({});
  expect((await guest.post('wishlist/@self/x_restore', { externalIdentifier: id })).status).toBe(200);
  expect(await contents(guest)).toEqual({ Later: { 'KIB-5': 1, 'LIT-20': 1 } });
  await guest.delete(`wishlist/${id}`);
  await clearStale(backend.database, backend.now() + DAY_MS + 1);
  expect((await guest.post('wishlist/@self/x_restore', { externalIdentifier: id })).status).toBe(404);
});

test('[ACC-05] whoever has the link reads a list, without notes, until the sharing is stopped', async () => {
  const guest = await backend.guest();
  const id = await create(guest, 'Presents', 'KIB-5');
  const itemId = await itemIdOf(guest, 'KIB-5');
  await guest.put(`wishlist/${id}/x_item/${itemId}`, { x_note: 'Secret' });
  const { body } = await guest.post(`wishlist/${id}/x_share`);
  expect(body.x_shareToken).toMatch(/^[\w-]{24}$/);
  expect((await guest.post(`wishlist/${id}/x_share`)).body.x_shareToken).toBe(body.x_shareToken);
  const stranger = backend.browser();
  const shared = await stranger.get(`wishlist/x_shared/${body.x_shareToken}`);
  expect([shared.status, shared.body.descriptionName, shared.body.item]).toEqual([
    200,
    'Presents',
    [expect.objectContaining({ partNumber: 'KIB-5' })],
  ]);
  expect(shared.text).not.toContain('Secret');
  expect(shared.text).not.toContain('FirstName');
  await guest.delete(`wishlist/${id}/x_share`);
  expect((await stranger.get(`wishlist/x_shared/${body.x_shareToken}`)).status).toBe(404);
  const again = await guest.post(`wishlist/${id}/x_share`);
  expect(again.body.x_shareToken).not.toBe(body.x_shareToken);
});

test('[ACC-05] the shared list shows the first name of its owner only if wanted', async () => {
  const member = await backend.registered('named@example.test');
  const id = await create(member, 'Presents', 'KIB-5');
  const { body } = await member.post(`wishlist/${id}/x_share`, { x_showsName: 'true' });
  const path = `wishlist/x_shared/${body.x_shareToken}`;
  expect((await backend.browser().get(path)).body.x_ownerFirstName).toBe('Robin');
  await member.post(`wishlist/${id}/x_share`, { x_showsName: 'false' });
  expect((await backend.browser().get(path)).body.x_ownerFirstName).toBeUndefined();
});

test('[ACC-05] lists of a guest merge into those of the account at sign-in, without loss or doubles', async () => {
  const member = await backend.registered('merges@example.test');
  await wish(member, 'KIB-5', '2');
  await create(member, 'For Rex', 'LIT-20');
  const guest = await backend.guest();
  await wish(guest, 'KIB-5', '5');
  await wish(guest, 'TANK');
  await create(guest, 'for rex', 'LIT-FEW');
  const shared = await create(guest, 'Presents', 'KIB-5');
  const { body } = await guest.post(`wishlist/${shared}/x_share`);
  await guest.signIn('merges@example.test', PASSWORD);
  expect(await contents(guest)).toEqual({
    'Wish list': { 'KIB-5': 5, TANK: 1 },
    'For Rex': { 'LIT-20': 1, 'LIT-FEW': 1 },
    Presents: { 'KIB-5': 1 },
  });
  expect((await backend.browser().get(`wishlist/x_shared/${body.x_shareToken}`)).status).toBe(200);
});

test('[ACC-05] a sign-in shares no list of the account, and ends the link of a guest list that goes into one', async () => {
  const member = await backend.registered('private@example.test');
  await wish(member, 'KIB-5');
  await create(member, 'For Rex', 'LIT-20');
  const guest = await backend.guest();
  await wish(guest, 'TANK');
  const named = await create(guest, 'For Rex', 'LIT-FEW');
  const [own] = await lists(guest);
  const tokens: string[] = [];
  for (const id of [own?.externalIdentifier, named]) {
    const { body } = await guest.post(`wishlist/${id}/x_share`, { x_showsName: 'true' });
    tokens.push(body.x_shareToken);
  }
  await guest.signIn('private@example.test', PASSWORD);
  const answers = await Promise.all(tokens.map((token) => backend.browser().get(`wishlist/x_shared/${token}`)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect((await lists(guest)).map((list) => [list.item.length, list.x_shareToken])).toEqual([
    [2, undefined],
    [2, undefined],
  ]);
});

test('[ACC-05] a shared list that moves to the account does not show the name of its new owner', async () => {
  await backend.registered('unnamed@example.test');
  const guest = await backend.guest();
  const id = await create(guest, 'Presents', 'KIB-5');
  const { body } = await guest.post(`wishlist/${id}/x_share`, { x_showsName: 'true' });
  await guest.signIn('unnamed@example.test', PASSWORD);
  const shared = await backend.browser().get(`wishlist/x_shared/${body.x_shareToken}`);
  expect([shared.status, shared.body.x_ownerFirstName]).toEqual([200, undefined]);
});

test('[ACC-05] nobody reads or changes the lists of another shopper', async () => {
  const owner = await backend.guest();
  const id = await create(owner, 'Mine', 'KIB-5');
  const itemId = await itemIdOf(owner, 'KIB-5');
  const thief = await backend.guest();
  const own = await create(thief, 'Theirs');
  const answers = await Promise.all([
    thief.put(`wishlist/${id}`, { descriptionName: 'Stolen' }),
    thief.put(`wishlist/${id}?addItem=true`, { item: [{ partNumber: 'LIT-20', quantityRequested: '1' }] }),
    thief.put(`wishlist/${id}/x_item/${itemId}`, { x_note: 'Stolen' }),
    thief.put(`wishlist/${own}/x_item/${itemId}`, { x_note: 'Stolen' }),
    thief.post(`wishlist/${id}/x_item/${itemId}/x_move`, { x_to: own }),
    thief.post(`wishlist/${own}/x_item/${itemId}/x_move`, { x_to: own }),
    thief.post(`wishlist/${id}/x_share`),
    thief.delete(`wishlist/${id}/x_share`),
    thief.delete(`wishlist/${id}?itemId=${itemId}`),
    thief.delete(`wishlist/${id}`),
    thief.post('wishlist/@self/x_restore', { externalIdentifier: id }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect(await contents(owner)).toEqual({ Mine: { 'KIB-5': 1 } });
  expect(await contents(thief)).toEqual({ Theirs: {} });
});

test.each([
  ['an empty name', { descriptionName: ' ' }, '_ERR_CMD_INVALID_PARAM'],
  ['a long name', { descriptionName: 'x'.repeat(61) }, '_ERR_CMD_INVALID_PARAM'],
  ['a name that is taken', { descriptionName: 'TAKEN' }, '_ERR_LIST_NAME_TAKEN'],
  ['an unknown product', { descriptionName: 'New', item: [{ partNumber: 'NO-1' }] }, '_ERR_PROD_NOT_EXISTING'],
  ['an item without a product', { descriptionName: 'New', item: [{}] }, '_ERR_CMD_INVALID_PARAM'],
  [
    'no quantity',
    { descriptionName: 'New', item: [{ partNumber: 'KIB-5', quantityRequested: '0' }] },
    '_ERR_CMD_INVALID_PARAM',
  ],
])('[ACC-05] a list with %s is refused and not created', async (_, body, key) => {
  const guest = await backend.guest();
  await create(guest, 'Taken');
  expect((await guest.post('wishlist', body)).error.key).toBe(key);
  expect(await contents(guest)).toEqual({ Taken: {} });
});

test('[ACC-05] a visitor without an identity reads no lists and needs one to change them', async () => {
  const visitor = backend.browser();
  expect((await visitor.get('wishlist/@self')).body.GiftList).toEqual([]);
  expect((await wish(visitor, 'KIB-5')).status).toBe(403);
});
