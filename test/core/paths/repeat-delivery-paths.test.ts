import fc from 'fast-check';
import { REPEAT_START_PATH } from '../../../core/paths/repeat-delivery-paths';
import { repeatStartPath } from '../../../core/repeat-delivery/start-address';
import { START_PARAMETERS } from '../../../core/repeat-delivery/start-parameters';
import { itemsIn } from '../../../core/repeat-delivery/start-items';

const itemsOf = (path: string) => itemsIn(new URLSearchParams(path.split('?')[1]).getAll(START_PARAMETERS.item));

test('[RPD-01] the address of the page keeps items of any part number, and the line of the cart', () => {
  const item = fc.record({
    partNumber: fc.string({ minLength: 1, maxLength: 64 }),
    quantity: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(fc.uniqueArray(item, { maxLength: 20, selector: ({ partNumber }) => partNumber }), (items) => {
      const path = repeatStartPath({ items, cartItem: '910001' });
      expect(itemsOf(path)).toEqual(items);
      expect(new URLSearchParams(path.split('?')[1]).get('cartItem')).toBe('910001');
    }),
  );
});

test('[RPD-01] the address of the page keeps the frequency and the weight that were chosen', () => {
  const path = repeatStartPath({ items: [], every: 'week-4', weight: '12.5 &' });
  const query = new URLSearchParams(path.split('?')[1]);
  expect([query.get('every'), query.get('weight'), query.get('cartItem')]).toEqual(['week-4', '12.5 &', null]);
  expect(new URLSearchParams(repeatStartPath({ items: [], every: '', weight: '' }).split('?')[1]).toString()).toBe('');
});

test('[RPD-01] twenty items are kept', () => {
  const items = Array.from({ length: 25 }, (_, index) => ({ partNumber: `P-${index}`, quantity: 1 }));
  expect(itemsOf(repeatStartPath({ items }))).toEqual(items.slice(0, 20));
  expect(repeatStartPath({ items }).startsWith(`${REPEAT_START_PATH}?`)).toBe(true);
});

test('[PLT-04] anything that is no item is left out, and a product named twice counts once', () => {
  const codes = ['', '1', '0:A', '100:A', '-1:A', '1:', `1:${'x'.repeat(65)}`, '2:B', '3:B', 'x:C', '1.5:D'];
  expect(itemsIn(codes)).toEqual([{ partNumber: 'B', quantity: 3 }]);
});
