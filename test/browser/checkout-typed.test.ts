import type { Page } from 'playwright-core';
import { SIGN_OUT_PATH } from '../../core/paths/paths';
import { openHydrated, untilHydrated } from '../support/browser';
import { eventually } from '../support/eventually';
import { findProducts, type SampleProducts } from '../support/sample-products';
import { completeSteps } from '../support/placed-order';
import { aCustomer } from '../support/shoppers';
import { CARDS, onCheckout, ON_A_WIDE_SCREEN, SCREENS, withCart } from './checkout-page';
import { setUpBrowser } from './set-up';

const browser = setUpBrowser();
let finds: SampleProducts;
beforeAll(async () => {
  finds = await findProducts();
});

const product = () => finds.inStock[0] ?? finds.withSizes;
/** What this tab keeps of the steps. */
const keptIn = (page: Page): Promise<string | null> =>
  page.evaluate(() => window.sessionStorage.getItem('CHECKOUT_TYPED'));
const valueOf = (page: Page, name: string): Promise<string> => page.locator(`[name=${name}]`).inputValue();

const reload = async (page: Page): Promise<void> => {
  await page.reload();
  await untilHydrated(page);
};

test.each(SCREENS)(
  '[CHK-01] [CHK-09] on %s what is typed and not sent survives Back, Forward, a reload and a second tab, and is forgotten with the order',
  async (_screen, viewport) => {
    const { page, context, consoleMessages } = await browser.visit({ viewport });
    await withCart(context, product());
    const steps = onCheckout(page);
    const method = page.locator('[name=methodId]').nth(1);
    await openHydrated(page, '/checkout');
    await steps.contact();
    await steps.reached('delivery');
    await page.getByLabel('First name').fill('Kim');
    await page.getByLabel('Last name').fill('Lee');
    await page.locator('[name=line1]').fill('1 Bark St');
    await method.check();
    const expectTyped = async (): Promise<void> => {
      await steps.reached('delivery');
      await eventually(async () => {
        expect([await valueOf(page, 'firstName'), await valueOf(page, 'line1')]).toEqual(['Kim', '1 Bark St']);
        expect(await method.isChecked()).toBe(true);
      });
    };
    await eventually(async () => expect(await keptIn(page)).toContain('1 Bark St'));
    await page.goBack();
    await steps.reached('contact');
    await page.getByLabel('Phone number').fill('6195550142');
    await eventually(async () => expect(await keptIn(page)).toContain('555-0142'));
    await page.goForward();
    await expectTyped();
    await reload(page);
    await expectTyped();

    const other = await context.newPage();
    await openHydrated(other, '/checkout/delivery');
    expect(await other.getByRole('main').innerText()).toContain('kim@example.test');
    await reload(page);
    await expectTyped();

    await page.goBack();
    await steps.reached('contact');
    await eventually(async () => expect(await valueOf(page, 'phone')).toMatch(/619.*555.*0142/));
    await page.goForward();
    await expectTyped();
    await page.getByLabel('ZIP Code').fill('92101');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=city]')?.value === 'San Diego');
    await steps.press('Continue');
    await steps.reached('payment');
    expect(await keptIn(page)).not.toContain('1 Bark St');
    await page.goBack();
    await steps.reached('delivery');
    expect(await page.getByRole('main').innerText()).toContain('1 Bark St');
    await page.goForward();
    await steps.reached('payment');
    await steps.card(CARDS.approved);
    await steps.reached('review');
    expect(await keptIn(page)).not.toMatch(/4242|card/i);
    await steps.place();
    await steps.confirmed();
    await untilHydrated(page);
    expect(await keptIn(page)).toBeNull();
    expect(consoleMessages).toEqual([]);
  },
);

test.each(ON_A_WIDE_SCREEN)(
  '[CHK-01] [CHK-09] on %s a typed address for the bill survives a reload, and nothing of it is left after the sign-out',
  async (_screen, viewport) => {
    const { shopper } = await aCustomer('Kim');
    const { page, context } = await browser.visit({ viewport });
    await withCart(context, product(), shopper);
    await completeSteps(shopper, 2);
    await openHydrated(page, '/checkout/payment');
    await page.getByRole('radio', { name: 'New address' }).check();
    await page.locator('[name=line1]').fill('7 Paw Rd');
    await eventually(async () => expect(await keptIn(page)).toContain('7 Paw Rd'));
    await reload(page);
    await eventually(async () => expect(await page.getByRole('radio', { name: 'New address' }).isChecked()).toBe(true));
    expect(await valueOf(page, 'line1')).toBe('7 Paw Rd');
    await openHydrated(page, SIGN_OUT_PATH);
    expect(await keptIn(page)).toContain('7 Paw Rd');
    await page
      .getByRole('main')
      .getByRole('button', { name: /sign out/i })
      .click();
    await page.waitForURL(({ pathname }) => pathname !== SIGN_OUT_PATH);
    expect(await keptIn(page)).toBeNull();
  },
);
