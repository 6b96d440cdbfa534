import { prescriptionWords, waitsForVet } from '../../../core/orders/prescription-words';
import { nextWords } from '../../../core/orders/shipment-words';
import type { OrderPrescription } from '../../../core/prescriptions/prescription';
import { anOrder, anOrderLine, aShipment } from '../../builders/order';

const WAITING: OrderPrescription = {
  status: 'waiting',
  petName: 'Bella',
  clinic: 'Bark Street Clinic',
  decidedAt: undefined,
  reason: undefined,
};
const NOTHING_SENT = { petName: undefined, clinic: undefined, decidedAt: undefined, reason: undefined };

test.each([
  [WAITING, 'Waiting for your vet’s approval for Bella (Bark Street Clinic)'],
  [
    { ...WAITING, status: 'approved', decidedAt: '2026-11-27T10:00:00.000Z' },
    'Approved by your vet for Bella on Fri, Nov 27',
  ],
  [{ ...WAITING, status: 'declined', reason: 'Needs a test.' }, 'Not approved by your vet for Bella: Needs a test.'],
  [{ ...NOTHING_SENT, status: 'waiting' }, 'Waiting for your vet’s approval'],
  [{ ...NOTHING_SENT, status: 'approved' }, 'Approved by your vet'],
  [{ ...NOTHING_SENT, status: 'declined' }, 'Not approved by your vet'],
] as const)('[PRO-07] says what the vet decided: %o', (prescription, words) => {
  expect(prescriptionWords(anOrderLine({ prescription }))).toBe(words);
});

test('[PRO-07] says nothing of a line that needs no prescription, or that was cancelled before the vet decided', () => {
  const cancelled = { quantity: 2, cancelledQuantity: 2 };
  expect(prescriptionWords(anOrderLine())).toBeUndefined();
  expect(prescriptionWords(anOrderLine({ prescription: WAITING, ...cancelled }))).toBeUndefined();
  expect(prescriptionWords(anOrderLine({ prescription: WAITING, quantity: 2, cancelledQuantity: 1 }))).toMatch(
    /^Waiting/,
  );
  const declined = { ...WAITING, status: 'declined' } as const;
  expect(prescriptionWords(anOrderLine({ prescription: declined, ...cancelled }))).toMatch(/^Not approved/);
});

test('[PRO-07] a shipment waits while pieces are left that are not decided', () => {
  const line = anOrderLine({ prescription: WAITING, quantity: 2, cancelledQuantity: 1 });
  expect(waitsForVet([anOrderLine(), line])).toBe(true);
  expect(waitsForVet([anOrderLine(), { ...line, cancelledQuantity: 2 }])).toBe(false);
  expect(waitsForVet([{ ...line, prescription: { ...WAITING, status: 'approved' } }])).toBe(false);
  expect(nextWords(aShipment(), { isWaiting: true, order: anOrder() })).toMatch(/^Ships after your vet approves it/);
});
