import * as E from 'fp-ts/Either';
import type { CheckoutState } from '../../core/checkout/loading/checkout';
import type { CheckoutGateway } from '../../core/checkout/loading/checkout-gateway';
import { aPrescription } from '../builders/prescription';
import type { Making } from './making';

/** The world behind a CheckoutGateway of a guest with an empty cart. */
export interface PrescriptionWorld {
  readonly gateway: CheckoutGateway;
  readonly becomesGuest: () => Promise<void>;
  /** Puts a product for dogs into the cart that needs a prescription, and one that does not. */
  readonly addsPrescribed: () => Promise<void>;
  readonly addsPlain: () => Promise<void>;
}

const loaded = async (gateway: CheckoutGateway): Promise<CheckoutState> => {
  const state = await gateway.load();
  if (E.isLeft(state)) throw new Error(`the checkout could not be loaded: ${state.left.kind}`);
  return state.right;
};

/** Every CheckoutGateway over a backend with products that need a prescription, fake or real, passes this. */
export const prescriptionCheckoutContract = (name: string, makeWorld: Making<PrescriptionWorld>): void => {
  describe(`[PLT-02] [PRO-07] ${name} with products that need a prescription`, () => {
    test('asks for pet and vet only for these products', async () => {
      const { gateway, becomesGuest, addsPlain, addsPrescribed } = await makeWorld();
      await becomesGuest();
      await addsPlain();
      const before = await loaded(gateway);
      expect([before.prescription, before.missing.includes('prescription')]).toEqual([undefined, false]);
      await addsPrescribed();
      const after = await loaded(gateway);
      expect(after.prescription).toMatchObject({ lines: [{ pet: undefined }], vet: undefined });
      expect(after.missing).toContain('prescription');
    });

    test('keeps pet and vet, and replaces them', async () => {
      const { gateway, becomesGuest, addsPrescribed } = await makeWorld();
      await becomesGuest();
      await addsPrescribed();
      const [line] = (await loaded(gateway)).prescription?.lines ?? [];
      const first = aPrescription([line?.itemId ?? '']);
      expect(await gateway.setPrescription(first)()).toEqual(E.right(undefined));
      const vet = { clinic: 'Paw Clinic', place: 'Austin, TX', phone: '' };
      expect(await gateway.setPrescription({ ...first, vet })()).toEqual(E.right(undefined));
      const after = await loaded(gateway);
      expect(after.prescription).toMatchObject({ lines: [{ pet: { name: 'Bella', kind: 'dog' } }], vet });
      expect(after.missing).not.toContain('prescription');
    });

    test('names the kinds of pets of a product, and refuses a pet of another kind without a change', async () => {
      const { gateway, becomesGuest, addsPrescribed } = await makeWorld();
      await becomesGuest();
      await addsPrescribed();
      const before = await loaded(gateway);
      const [line] = before.prescription?.lines ?? [];
      expect(line?.petKinds).toEqual(['dog']);
      const { vet } = aPrescription([]);
      const pets = [{ itemId: line?.itemId ?? '', pet: { name: 'Bubbles', kind: 'fish' } as const }];
      expect(await gateway.setPrescription({ vet, pets })()).toEqual(E.left({ kind: 'no-such-choice' }));
      expect(await loaded(gateway)).toEqual(before);
    });

    test('refuses a line that is gone, and changes nothing', async () => {
      const { gateway, becomesGuest, addsPrescribed } = await makeWorld();
      await becomesGuest();
      await addsPrescribed();
      const before = await loaded(gateway);
      expect(await gateway.setPrescription(aPrescription(['1']))()).toEqual(E.left({ kind: 'no-such-choice' }));
      expect(await loaded(gateway)).toEqual(before);
    });
  });
};
