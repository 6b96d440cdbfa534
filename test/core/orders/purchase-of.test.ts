import { purchaseOf } from '../../../core/orders/purchase-of';
import { anOrder, anOrderLine } from '../../builders/order';

const PROMOTION = { description: '5 off', amount: -5 };
const FREE_SHIPPING = { description: 'Free shipping', amount: -5.99, isOffShipping: true };

describe('[ORD-03] [ANA-01] what a placed order tells others', () => {
  test.each([
    ['without a discount', 0, [], 25.98],
    ['after a promotion', -5, [PROMOTION], 20.98],
    ['after free shipping, which takes nothing off the products', -5.99, [FREE_SHIPPING], 25.98],
    ['after both', -10.99, [PROMOTION, FREE_SHIPPING], 20.98],
    ['after savings that the service does not list', -7.99, [FREE_SHIPPING], 23.98],
    ['that rewards cover', -31.97, [{ description: 'Reward', amount: -25.98 }, FREE_SHIPPING], 0],
  ])('is the price of the products %s', (_what, discount, adjustments, revenue) => {
    expect(purchaseOf(anOrder({ subTotal: 25.98, shipping: 5.99, discount, adjustments })).revenue).toBe(revenue);
  });

  test('is its products, and nothing of the person', () => {
    const line = anOrderLine({
      productId: '22001',
      partNumber: 'KIB-5',
      name: 'Kibble',
      quantity: 2,
      unitPrice: 12.99,
    });
    const purchase = purchaseOf(anOrder({ id: '900001', lines: [line] }));
    expect(purchase.items).toEqual([{ id: '22001', name: 'Kibble', variationId: 'KIB-5', quantity: 2, price: 12.99 }]);
    expect(JSON.stringify(purchase)).not.toContain('pat@example.test');
  });
});
