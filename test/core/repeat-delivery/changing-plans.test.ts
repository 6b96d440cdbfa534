import * as E from 'fp-ts/Either';
import {
  makeChangeRepeatDelivery,
  type PlanEdit,
  type PlanEntry,
} from '../../../core/repeat-delivery/change-repeat-delivery';
import { anOfferedProduct, aPlan, aPlanLine } from '../../builders/repeat-plan';
import { FakeRepeatDeliveryGateway, TODAY } from '../../fakes/fake-repeat-delivery-gateway';

const OWNER = '700001';

const arrange = (): FakeRepeatDeliveryGateway => {
  const gateway = new FakeRepeatDeliveryGateway()
    .hasProducts(anOfferedProduct(), anOfferedProduct({ partNumber: 'KIB-30' }))
    .hasOwner(OWNER, ['800001'], ['30001']);
  gateway.caller.signsIn(OWNER);
  return gateway;
};

describe('[RPD-02] changing a plan', () => {
  const change = (gateway: FakeRepeatDeliveryGateway) => makeChangeRepeatDelivery({ repeatDelivery: gateway });

  const SHOWN: PlanEntry = {
    every: 'week-4',
    nextDate: '2030-01-24',
    addressId: '800001',
    walletId: '30001',
    items: [{ partNumber: 'KIB-15', quantity: 2 }],
  };
  const edit = (entered: Partial<PlanEntry>, shown: PlanEntry = SHOWN): PlanEdit => ({
    kind: 'edit',
    entered: { ...shown, ...entered },
    shown,
    asksDetails: true,
  });

  test('changes everything that was entered at once', async () => {
    const gateway = arrange();
    gateway.hasPlans(OWNER, aPlan());
    const entered = { every: 'month-2', nextDate: '2030-05-01', items: [{ partNumber: 'KIB-15', quantity: 7 }] };
    expect(await change(gateway)('960001', edit(entered))()).toMatchObject({
      right: { frequency: { unit: 'month', count: 2 }, nextDate: '2030-05-01', lines: [{ quantity: 7 }] },
    });
    expect(await change(gateway)('960001', { kind: 'undo' })()).toMatchObject({ right: aPlan({ canUndo: false }) });
  });

  test('changes nothing that was only shown: an older page takes no other change back', async () => {
    const gateway = arrange();
    gateway.hasPlans(OWNER, aPlan());
    await change(gateway)('960001', edit({ nextDate: '2030-05-01' }))();
    await change(gateway)('960001', edit({ items: [{ partNumber: 'KIB-15', quantity: 7 }] }))();
    expect(await change(gateway)('960001', edit({ every: 'week-6' }))()).toMatchObject({
      right: { frequency: { unit: 'week', count: 6 }, nextDate: '2030-05-01', lines: [{ quantity: 7 }] },
    });
    expect(await change(gateway)('960001', edit({}))()).toEqual(E.left({ kind: 'nothing-changed' }));
  });

  test('changes the items whose quantity was changed alone: what another page took out or changed stays so', async () => {
    const gateway = arrange();
    const parts = ['KIB-15', 'KIB-30', 'TREAT'];
    gateway.hasPlans(OWNER, aPlan({ lines: parts.map((partNumber) => aPlanLine({ partNumber, quantity: 1 })) }));
    const items = (...quantities: ReadonlyArray<number>) =>
      parts.map((partNumber, index) => ({ partNumber, quantity: quantities[index] ?? 0 }));
    const shown = { ...SHOWN, items: items(1, 1, 1) };
    await change(gateway)('960001', edit({ items: items(1, 0, 4) }, shown))();
    expect(await change(gateway)('960001', edit({ items: items(2, 1, 1) }, shown))()).toMatchObject({
      right: {
        lines: [
          { partNumber: 'KIB-15', quantity: 2 },
          { partNumber: 'TREAT', quantity: 4 },
        ],
      },
    });
    const gone = await change(gateway)('960009', edit({ items: items(2, 1, 1) }, shown))();
    expect(gone).toEqual(E.left({ kind: 'no-such-plan' }));
  });

  test('keeps a date that was not changed, even one that could not be chosen any more', async () => {
    const gateway = arrange();
    gateway.hasPlans(OWNER, aPlan({ nextDate: TODAY, status: 'paused', pauseReason: 'payment' }));
    const shown = { ...SHOWN, nextDate: TODAY };
    expect(await change(gateway)('960001', edit({ every: 'week-6' }, shown))()).toMatchObject({
      right: { frequency: { unit: 'week', count: 6 }, nextDate: TODAY },
    });
    expect(await change(gateway)('960001', edit({ nextDate: '2030-05-01' }, shown))()).toMatchObject({
      right: { nextDate: '2030-05-01' },
    });
    expect(await change(gateway)('960001', edit({ nextDate: '2029-05-01' }, shown))()).toMatchObject({
      left: { kind: 'invalid-fields', errors: { nextDate: expect.any(String) } },
    });
  });

  test('takes items with the quantity 0 out, and keeps at least one', async () => {
    const gateway = arrange();
    gateway.hasPlans(OWNER, aPlan({ lines: [aPlanLine(), aPlanLine({ partNumber: 'KIB-30' })] }));
    const items = (first: number, second: number): PlanEdit =>
      edit({
        items: [
          { partNumber: 'KIB-15', quantity: first },
          { partNumber: 'KIB-30', quantity: second },
        ],
      });
    expect(await change(gateway)('960001', items(0, 0))()).toEqual(E.left({ kind: 'no-items-left' }));
    const changed = await change(gateway)('960001', items(0, 5))();
    expect(changed).toMatchObject({ right: { lines: [{ partNumber: 'KIB-30', quantity: 5 }] } });
  });

  test('refuses to take the address or the card of a plan away', async () => {
    const gateway = arrange();
    gateway.hasPlans(OWNER, aPlan());
    expect(await change(gateway)('960001', edit({ addressId: '', walletId: '', every: 'week-6' }))()).toEqual(
      E.left({
        kind: 'invalid-fields',
        errors: { addressId: 'Please choose an address.', walletId: 'Please choose a card.' },
      }),
    );
    expect(await gateway.plans()).toMatchObject({ right: { plans: [{ frequency: aPlan().frequency }] } });
  });

  test('needs no other address and no other card in place of removed ones, and refuses those of others', async () => {
    const gateway = arrange();
    gateway.hasPlans(OWNER, aPlan());
    const shown = { ...SHOWN, addressId: '', walletId: '' };
    expect(await change(gateway)('960001', edit({ every: 'week-6' }, shown))()).toMatchObject({
      right: { frequency: { unit: 'week', count: 6 }, addressId: aPlan().addressId, walletId: aPlan().walletId },
    });
    expect(await change(gateway)('960001', edit({ addressId: '800001', walletId: '30001' }, shown))()).toMatchObject({
      right: { addressId: '800001', walletId: '30001' },
    });
    expect(await change(gateway)('960001', edit({ walletId: '30009' }))()).toMatchObject({
      left: { kind: 'invalid-fields', errors: { walletId: expect.any(String) } },
    });
  });

  test.each([
    [{ walletId: undefined }, { walletId: '' }, { walletId: 'Please choose a card.' }],
    [{ addressId: undefined }, { addressId: '' }, { addressId: 'Please choose an address.' }],
    [{ isCardExpired: true }, {}, { walletId: 'This card expires before the delivery. Please choose another one.' }],
  ])('asks for what the plan lacks when nothing was changed: %o', async (lack, shown, errors) => {
    const gateway = arrange();
    gateway.hasPlans(OWNER, aPlan({ ...lack, status: 'paused', pauseReason: 'payment' }));
    const saved = edit({}, { ...SHOWN, ...shown });
    expect(await change(gateway)('960001', saved)()).toEqual(E.left({ kind: 'invalid-fields', errors }));
    const withoutFields = await change(gateway)('960001', { ...saved, asksDetails: false })();
    expect(withoutFields).toEqual(E.left({ kind: 'nothing-changed' }));
  });

  test('asks for nothing when the plan lacks nothing, although the form could not show its address and card', async () => {
    const gateway = arrange();
    gateway.hasPlans(OWNER, aPlan());
    const unread = edit({}, { ...SHOWN, addressId: '', walletId: '' });
    expect(await change(gateway)('960001', unread)()).toEqual(E.left({ kind: 'nothing-changed' }));
  });

  test('says that the new address needs a phone number', async () => {
    const gateway = arrange();
    gateway.hasPlans(OWNER, aPlan()).hasNoPhone(OWNER);
    const shown = { ...SHOWN, addressId: '800002' };
    expect(await change(gateway)('960001', edit({ addressId: '800001' }, shown))()).toMatchObject({
      left: { kind: 'phone-needed' },
    });
  });

  test('skips and takes it back, and fails as the service does', async () => {
    const gateway = arrange();
    gateway.hasPlans(OWNER, aPlan());
    const skip = { kind: 'skip', shownDate: '2030-01-24' } as const;
    expect(await change(gateway)('960001', skip)()).toMatchObject({ right: { nextDate: '2030-02-21' } });
    expect(await change(gateway)('960001', { kind: 'undo' })()).toMatchObject({ right: { nextDate: '2030-01-24' } });
    expect(await change(gateway)('960001', { kind: 'undo' })()).toEqual(E.left({ kind: 'plan-not-ready' }));
    expect(await change(gateway)('1', skip)()).toEqual(E.left({ kind: 'no-such-plan' }));
  });

  test.each(['', '2030-02-30', '2030-02-21'])('skips no delivery when %p was shown as its date', async (shownDate) => {
    const gateway = arrange();
    gateway.hasPlans(OWNER, aPlan());
    expect(await change(gateway)('960001', { kind: 'skip', shownDate })()).toEqual(E.left({ kind: 'plan-not-ready' }));
    expect(await gateway.plans()).toMatchObject({ right: { plans: [{ nextDate: '2030-01-24' }] } });
  });
});
