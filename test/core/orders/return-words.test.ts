import { returnWayWords } from '../../../core/orders/return-words';
import { anOrderLine, aShipment } from '../../builders/order';

const ORDER = {
  lines: [anOrderLine(), anOrderLine({ id: '910002', shipmentId: 'S-2' })],
  shipments: [aShipment(), aShipment({ id: 'S-2', lineIds: ['910002'], vendor: 'Timber & Tail' })],
};

test.each([
  ['of the shop', ['910001'], 'Mail it with the items, or bring both to a store.'],
  ['of another company', ['910002'], 'Mail it with the items. Our stores can’t accept items sold by Timber & Tail.'],
  [
    'of both',
    ['910001', '910002'],
    'Mail it with the items, or bring both to a store. Our stores can’t accept items sold by Timber & Tail: mail those.',
  ],
])('[CHK-05] [ORD-05] items %s are told how they come back', (_case, lineIds, words) => {
  expect(returnWayWords(ORDER, lineIds)).toBe(words);
});
