import { aProfile } from '../../../builders/profile';
import { arrange, KEY, LIST, OWNER, START, STUCK } from './repeat-delivery-world';

describe('[RPD-01] starting', () => {
  const CHOICE = {
    every: 'week-6',
    nextDate: '2030-02-01',
    addressId: '800001',
    walletId: '30001',
    item: '2:KIB-15',
    startKey: KEY,
  };

  test('shows the offer with what was chosen before; a guest signs in and comes back with it', async () => {
    const query = `item=2:KIB-15&item=1:BED-1&every=week-6&weight=30&cartItem=910001&startKey=${KEY}`;
    expect(await arrange().opened('start', query)).toMatchObject({
      kind: 'page',
      data: {
        every: 'week-6',
        weight: '30',
        cartItem: '910001',
        startKey: KEY,
        start: { items: [{ partNumber: 'KIB-15', quantity: 2 }] },
      },
    });
    const guest = await arrange('guest').opened('start', 'item=2:KIB-15&every=week-6');
    const back = `${START}?${new URLSearchParams('item=2:KIB-15&every=week-6').toString()}`;
    expect(guest).toMatchObject({ kind: 'redirect', url: `/shop/LogonForm?URL=${encodeURIComponent(back)}` });
  });

  test.each([
    [
      'nextDate=2030-12-24&addressId=800001&walletId=30001',
      { nextDate: '2030-12-24', addressId: '800001', walletId: '30001' },
    ],
    ['nextDate=2030-01-14&addressId=800009&walletId=constructor', {}],
    ['nextDate=2030-02-31&addressId=&walletId=', {}],
    ['nextDate=2039-01-01', {}],
  ])('chooses the date, the address and the card of its address that can be chosen: %s', async (chosen, typed) => {
    const { opened } = arrange();
    const page = await opened('start', `item=2:KIB-15&startKey=${KEY}&${chosen}`);
    expect(page).toMatchObject({ kind: 'page', data: { start: { items: [{ quantity: 2 }] } } });
    expect(page.kind === 'page' && page.data).toHaveProperty('typed', typed);
  });

  test('[RPD-01] shows the form again with all that is typed, and starts nothing, for an address that was added meanwhile', async () => {
    const { start, gateway } = arrange();
    gateway.hasPlans(OWNER);
    const typed = new URLSearchParams({ ...CHOICE, phone: '6195550100', weight: '12', showAdded: 'true' });
    expect(await start(typed)()).toMatchObject({
      kind: 'refused',
      status: 200,
      changes: { weight: '12', startKey: KEY, typed: { phone: '6195550100', nextDate: '2030-02-01' }, errors: {} },
    });
    expect(await gateway.plans()).toMatchObject({ right: { plans: [] } });
  });

  test.each(['', 'item=1:BED-1', 'item=nonsense'])('says that nothing can be repeated for %p', async (query) => {
    const opened = await arrange().opened('start', `${query}&startKey=${KEY}`);
    expect(opened).toMatchObject({ kind: 'page', data: { start: undefined } });
  });

  test.each(['', '&startKey=', '&startKey=short', `&startKey=${'x'.repeat(65)}`, `&startKey=${KEY}%20`])(
    'gives a page without a usable key a new one in its address, so that Back comes to the same form: %p',
    async (key) => {
      const opened = await arrange().opened('start', `item=2:KIB-15&every=week-6${key}`);
      const { searchParams } = new URL(opened.kind === 'redirect' ? opened.url : '', 'https://shop.example');
      expect(opened).toMatchObject({ kind: 'redirect', isPermanent: false });
      expect(searchParams.getAll('startKey')).toEqual([KEY]);
      expect([searchParams.get('item'), searchParams.get('every')]).toEqual(['2:KIB-15', 'week-6']);
    },
  );

  test('starts the plan, removes the line of the cart, and leads to the list', async () => {
    const { gateway, start, removed } = arrange();
    const result = await start(new URLSearchParams({ ...CHOICE, cartItem: '910001' }))();
    expect(result).toEqual({ kind: 'see-other', url: `${LIST}?done=start&plan=960001` });
    expect(removed).toEqual(['910001']);
    expect(await gateway.plans()).toMatchObject({ right: { plans: [{ lines: [{ quantity: 2 }] }, {}] } });
  });

  test('starts one plan when the form is posted twice, and says so when it was canceled since', async () => {
    const { gateway, start, removed } = arrange();
    const posted = () => start(new URLSearchParams({ ...CHOICE, cartItem: '910001' }))();
    expect(await posted()).toEqual(await posted());
    expect(await gateway.plans()).toMatchObject({ right: { plans: [{ lines: [{ quantity: 2 }] }, { lines: [{}] }] } });
    await gateway.change('960001', { kind: 'cancel', reason: 'price' })();
    expect(await posted()).toEqual({ kind: 'see-other', url: `${LIST}?done=cancel&plan=960001` });
    expect(removed).toEqual(['910001', '910001']);
  });

  test.each([
    ['every', 'week-2'],
    ['nextDate', '2030-02-02'],
    ['item', '3:KIB-15'],
  ])(
    'says that the plan stays as it was started when the form is posted again with another %s',
    async (name, value) => {
      const { gateway, start, removed } = arrange();
      await start(new URLSearchParams(CHOICE))();
      const again = await start(new URLSearchParams({ ...CHOICE, cartItem: '910001', [name]: value }))();
      expect(again).toEqual({ kind: 'see-other', url: `${LIST}?done=start-once&plan=960001` });
      expect(removed).toEqual([]);
      expect(await gateway.plans()).toMatchObject({
        right: { plans: [{ nextDate: '2030-02-01', lines: [{ quantity: 2 }] }, {}] },
      });
    },
  );

  test('says when the line could not be removed from the cart', async () => {
    const { start } = arrange();
    const result = await start(new URLSearchParams({ ...CHOICE, cartItem: STUCK }))();
    expect(result).toEqual({ kind: 'see-other', url: `${LIST}?done=start-not-moved&plan=960001` });
  });

  test('keeps all fields, to be sent again, while the page cannot be loaded', async () => {
    const { gateway, start } = arrange();
    gateway.isDown();
    const fields = { ...CHOICE, cartItem: '910001' };
    const result = await start(new URLSearchParams(fields))();
    expect(result).toMatchObject({ kind: 'refused', status: 503 });
    const kept = result.kind === 'refused' ? (result.otherwise?.data.kept ?? []) : [];
    expect(Object.fromEntries(kept)).toEqual(fields);
  });

  test('asks an account without a phone number for one, saves it in the profile, and keeps it while the page cannot be loaded', async () => {
    const { gateway, profiles, start } = arrange();
    profiles.hasAccount(OWNER, aProfile({ phone: '' }));
    gateway.hasNoPhone(OWNER);
    expect(await start(new URLSearchParams(CHOICE))()).toMatchObject({
      kind: 'refused',
      status: 400,
      changes: { errors: { phone: expect.stringContaining('We need one for deliveries') } },
    });
    gateway.isDown();
    const down = await start(new URLSearchParams({ ...CHOICE, phone: '(619) 555-0188' }))();
    const kept = down.kind === 'refused' ? (down.otherwise?.data.kept ?? []) : [];
    expect(kept).toContainEqual(['phone', '(619) 555-0188']);
    expect(await profiles.profile()).toMatchObject({ right: { phone: '6195550188' } });
  });

  test('shows the page again with what was typed and the errors, and removes nothing from the cart', async () => {
    const { start, removed } = arrange();
    const result = await start(new URLSearchParams({ ...CHOICE, addressId: '', cartItem: '910001' }))();
    expect(result).toMatchObject({
      kind: 'refused',
      status: 400,
      url: `${START}?item=2%3AKIB-15&startKey=${KEY}&cartItem=910001&every=week-6`,
      changes: {
        startKey: KEY,
        every: 'week-6',
        typed: { nextDate: '2030-02-01' },
        errors: { addressId: expect.any(String) },
      },
    });
    expect(removed).toEqual([]);
  });
});
