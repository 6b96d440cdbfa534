import { startOrders } from './support/order-world.ts';

test.each([
  ['has', 1, ['LIT-20', 'KIB-5']],
  ['lacks, while the address is not proved,', null, ['LIT-20']],
])(
  '[ACC-07] [ACC-06] the download %s what a guest with the same address waits for',
  async (_which, provedAt, parts) => {
    const world = await startOrders();
    const email = 'robin@example.test';
    const browser = await world.registered(email);
    const shopper_id = Number((await browser.get('person/@self')).body.userId);
    const waiting = { location: 'online', asked_at: world.now(), checked_at: world.now() };
    await world.database
      .insertInto('stock_notice')
      .values([
        { ...waiting, email: 'other@example.test', shopper_id, sku_id: '2', part_number: 'LIT-20' },
        { ...waiting, email, shopper_id: null, sku_id: '1', part_number: 'KIB-5' },
      ])
      .execute();
    await world.database
      .updateTable('shopper')
      .set({ email_proved_at: provedAt })
      .where('logon_id', '=', email)
      .execute();
    const { stockNotices } = (await browser.get('person/@self/x_data')).body;
    expect(stockNotices.map(({ partNumber }: { readonly partNumber: string }) => partNumber)).toEqual(parts);
    await world.close();
  },
);
