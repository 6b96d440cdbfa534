import { startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';

type Shopper = Awaited<ReturnType<BackendUnderTest['guest']>>;

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
  await backend.database
    .updateTable('product')
    .set({ personalization: 'tag' })
    .where('id', 'in', (query) => query.selectFrom('sku').select('product_id').where('part_number', '=', 'LIT-FEW'))
    .execute();
});
afterAll(() => backend.close());

const MAX = { lines: ['MAX', '555-0100'], font: 'Block' };

const add = (shopper: Shopper, x_personalization?: unknown, quantity = '1') =>
  shopper.post('cart', { orderItem: [{ partNumber: 'LIT-FEW', quantity, x_personalization }] });

const linesOf = async (shopper: Shopper): Promise<readonly (readonly [string, string])[]> =>
  ((await shopper.get('cart/@self')).body.orderItem ?? []).map(
    (line: { x_personalization: { lines: string[] }; quantity: string }) =>
      [line.x_personalization.lines.join('/'), line.quantity] as const,
  );

const change = (shopper: Shopper, orderItemId: string, x_personalization: unknown, quantity = '1') =>
  shopper.put('cart/@self/update_order_item', { orderItem: [{ orderItemId, quantity, x_personalization }] });

describe('[PRO-08] personalised products in the cart', () => {
  test('two texts are two lines, and the same text joins its line', async () => {
    const guest = await backend.guest();
    expect((await add(guest, MAX)).status).toBe(201);
    expect((await add(guest, { lines: [' MAX ', '555-0100', ''], font: 'Block' })).status).toBe(201);
    expect((await add(guest, { lines: ['LUNA'], font: 'Block' })).status).toBe(201);
    expect(await linesOf(guest)).toEqual([
      ['MAX/555-0100', '2.0'],
      ['LUNA', '1.0'],
    ]);
  });

  test('the lines of one SKU share its stock, and the line that is short says so', async () => {
    const guest = await backend.guest();
    await add(guest, MAX, '2');
    const refused = await add(guest, { lines: ['LUNA'] }, '2');
    expect(refused.error).toMatchObject({ key: '_API_BAD_INV' });
    await add(guest, { lines: ['LUNA'] });
    await backend.database.updateTable('stock').set({ quantity: 2 }).where('sku_id', '=', '22012').execute();
    try {
      const { body } = await guest.get('cart/@self');
      const statuses = body.orderItem.map(
        (line: { orderItemInventoryStatus: string }) => line.orderItemInventoryStatus,
      );
      expect(statuses).toEqual(['Available', 'Unavailable']);
    } finally {
      await backend.database.updateTable('stock').set({ quantity: 3 }).where('sku_id', '=', '22012').execute();
    }
  });

  test('wish lists, and what was saved before, say that it is bought with a text', async () => {
    const guest = await backend.guest();
    const shopperId = Number((await guest.get('person/@self')).body.userId);
    const saved = { shopper_id: shopperId, sku_id: '22012', part_number: 'LIT-FEW', quantity: 1, saved_at: 1 };
    await guest.put('wishlist/@default?addItem=true', { item: [{ partNumber: 'LIT-FEW', quantityRequested: '1' }] });
    await guest.put('wishlist/@default?addItem=true', { item: [{ partNumber: 'KIB-5', quantityRequested: '1' }] });
    await backend.database.insertInto('saved_item').values(saved).execute();
    const [list] = (await guest.get('wishlist/@self')).body.GiftList;
    expect(list.item).toMatchObject([{ partNumber: 'KIB-5' }, { partNumber: 'LIT-FEW', x_personalized: 'true' }]);
    expect(list.item[0]).not.toHaveProperty('x_personalized');
    expect((await guest.get('cart/@self')).body.x_savedItems).toMatchObject([{ x_personalized: 'true' }]);
  });

  test.each([
    ['no text', undefined],
    ['an empty text', { lines: ['  '] }],
    ['too many lines', { lines: ['A', 'B', 'C', 'D'] }],
    ['a line that is too long', { lines: ['ABCDEFGHIJKLMNO'] }],
    ['a character that cannot be engraved', { lines: ['<MAX>'] }],
    ['an unknown lettering', { lines: ['MAX'], font: 'Comic' }],
    ['a color where there is none', { lines: ['MAX'], color: 'Pink' }],
  ])('refuses %s with a reason, and adds nothing', async (_, text) => {
    const guest = await backend.guest();
    const { status, error } = await add(guest, text);
    expect([status, error.key]).toEqual([400, '_ERR_PERSONALIZATION']);
    expect(error.message).toMatch(/\w/);
    expect((await guest.get('cart/@self')).status).toBe(404);
  });

  test('refuses control characters before anything is read', async () => {
    const { status } = await add(await backend.guest(), { lines: ['MA\u0007X'] });
    expect(status).toBe(400);
  });

  test('refuses a text for a product that takes none', async () => {
    const guest = await backend.guest();
    const orderItem = [{ partNumber: 'KIB-5', quantity: '1', x_personalization: MAX }];
    expect((await guest.post('cart', { orderItem })).error.key).toBe('_ERR_PERSONALIZATION');
  });

  test('the text of a line can be changed; a line that gets the text of another joins it', async () => {
    const guest = await backend.guest();
    await add(guest, MAX);
    const [{ orderItemId }] = (await add(guest, { lines: ['LUNA'] })).body.orderItem;
    expect((await change(guest, orderItemId, { lines: ['LUNA', '2'] })).status).toBe(200);
    expect((await linesOf(guest)).map(([text]) => text)).toEqual(['MAX/555-0100', 'LUNA/2']);
    expect((await change(guest, orderItemId, { lines: ['☃'] })).error.key).toBe('_ERR_PERSONALIZATION');
    expect((await change(guest, orderItemId, MAX)).status).toBe(200);
    expect(await linesOf(guest)).toEqual([['MAX/555-0100', '2.0']]);
  });

  test('a personalised line is not saved for later, and the cart keeps it', async () => {
    const guest = await backend.guest();
    const [{ orderItemId }] = (await add(guest, MAX)).body.orderItem;
    expect((await guest.post('cart/@self/x_savedItems', { orderItemId })).error.key).toBe('_ERR_PERSONALIZATION');
    expect(await linesOf(guest)).toEqual([['MAX/555-0100', '1.0']]);
  });
});
