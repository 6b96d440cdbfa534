import { openHydrated } from '../support/browser';
import { HttpShopper } from '../support/http-shopper';
import { completeSteps } from '../support/placed-order';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { copyCookies } from '../support/shoppers';
import { addPickup, addToCart, ON_A_WIDE_SCREEN } from './checkout-page';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

interface WireGroup {
  readonly shippingCharge: string;
  readonly total: string;
}

const dollars = (amount: number): string => `$${amount.toFixed(2)}`;

test.each(ON_A_WIDE_SCREEN)(
  '[CHK-02] [CHK-08] on %s Review says what the shipping of each shipment costs, and its total; together they are the order’s',
  async (_screen, viewport) => {
    const { page, context } = await browser.visit({ viewport });
    const shopper = new HttpShopper();
    const [cheapest] = [...finds.inStock].sort((one, other) => (one.prices.price ?? 0) - (other.prices.price ?? 0));
    await addToCart(shopper, cheapest ?? finds.withSizes);
    await addPickup(shopper, finds.inStock);
    await completeSteps(shopper);
    await copyCookies(context, shopper);
    const { x_delivery, grandTotal } = JSON.parse((await shopper.call('GET', 'order/@self?extendedCart=true')).text);
    const groups: ReadonlyArray<WireGroup> = x_delivery;
    expect(groups).toHaveLength(2);
    await openHydrated(page, '/checkout/review');
    const rows = await page.getByRole('list', { name: 'Shipments' }).locator(':scope > li').allInnerTexts();
    rows.forEach((row, index) => {
      const { shippingCharge = '', total = '' } = groups[index] ?? {};
      const shipping = Number(shippingCharge) === 0 ? 'Free' : dollars(Number(shippingCharge));
      const what = /^Pickup/.test(row) ? 'Pickup' : 'Shipping';
      expect(row.replace(/\s+/g, ' ')).toContain(`${what}: ${shipping} `);
      expect(row.replace(/\s+/g, ' ')).toMatch(new RegExp(`Shipment total, with tax \\${dollars(Number(total))}$`));
    });
    expect(groups.reduce((sum, { total }) => sum + Number(total), 0)).toBeCloseTo(Number(grandTotal), 5);
  },
);
