import { REPEAT_DELIVERY_PATH } from '../../core/paths/repeat-delivery-paths';
import { PHONE } from '../support/browser';
import { aRepeatShopper, startPlan, type RepeatShopper } from '../support/repeat-shopper';
import { findProducts } from '../support/sample-products';
import { dayAhead } from './appointments-page';
import { READY_FOR_AXE, violationsEverywhere } from './axe';
import { setUpMailingShop } from './mailing-shop';

const PAUSED = 'Your repeat delivery is paused. We won’t send anything until you resume it.';
const REMINDED = 'We remind you three days before a repeat delivery ships.';

const shop = setUpMailingShop();
let partNumbers: ReadonlyArray<string>;
beforeAll(async () => {
  partNumbers = (await findProducts(shop.address)).inStock.map(({ sku }) => sku);
});

interface Planned extends RepeatShopper {
  readonly planId: string;
}

/** A customer with a repeat delivery whose day comes. */
const aCustomerWithPlan = async (): Promise<Planned> => {
  const own = await aRepeatShopper(partNumbers, shop.address);
  return { ...own, planId: await startPlan(own) };
};

/** The reminder of a delivery that ships in two days. */
const reminded = async (own: Planned): Promise<ReadonlyArray<string>> => {
  shop.inDatabase((database) =>
    database.prepare('update repeat_plan set next_date = ? where plan_id = ?').run(dayAhead(2), own.planId),
  );
  await shop.workNow('repeat-delivery');
  return shop.mailsTo(own, '<h2>Your repeat delivery ships on');
};

/** Sets how many of a customer's product can be shipped. */
const setStock = ({ partNumber }: Planned, quantity: number): unknown =>
  shop.inDatabase((database) =>
    database
      .prepare(
        `update stock set quantity = ? where location = 'online'
           and sku_id in (select id from sku where part_number = ?)`,
      )
      .run(quantity, partNumber),
  );

/** The mail about a delivery whose day has come, of whose product none is left. */
const toldToWait = async (own: Planned): Promise<ReadonlyArray<string>> => {
  const day = dayAhead(-1);
  setStock(own, 0);
  shop.inDatabase((database) =>
    database
      .prepare('update repeat_plan set next_date = ?, reminded_for = ? where plan_id = ?')
      .run(day, day, own.planId),
  );
  await shop.workNow('repeat-delivery');
  setStock(own, 50);
  return shop.mailsTo(own, '<h2>Your repeat delivery is delayed');
};

const statusOf = async ({ shopper, planId }: Planned): Promise<string | undefined> => {
  const { plans } = JSON.parse((await shopper.call('GET', 'x_repeat_delivery/@self')).text) as {
    readonly plans: ReadonlyArray<{ readonly planId: string; readonly status: string }>;
  };
  return plans.find((plan) => plan.planId === planId)?.status;
};

test('[RPD-02] [ACC-06] without scripts and without signing in, the link of a mail about a delayed delivery pauses it', async () => {
  const own = await aCustomerWithPlan();
  const path = shop.pathIn(await toldToWait(own), 'Pause this repeat delivery');

  const { page } = await shop.visit({ viewport: PHONE, javaScriptEnabled: false });
  await page.goto(path);
  await page.reload();
  expect(await statusOf(own)).toBe('ACTIVE');
  await page.getByRole('heading', { name: 'Your repeat delivery' }).waitFor();
  await page.getByRole('button', { name: 'Pause this repeat delivery' }).press('Enter');
  await page.getByText(PAUSED).waitFor();
  expect(await statusOf(own)).toBe('PAUSED');
  await page.goto(path);
  await page.getByText(/We won’t send it unless you resume it\./).waitFor();
  expect(await page.getByRole('button', { name: 'Pause this repeat delivery' }).count()).toBe(0);
  // Whoever has the mail can pause the delivery, and has to sign in for anything else.
  await page.getByRole('link', { name: 'Sign in to resume, change or cancel it' }).click();
  await page.waitForURL(
    ({ pathname, search }) =>
      pathname.endsWith('LogonForm') && search.includes(encodeURIComponent(REPEAT_DELIVERY_PATH)),
  );
});

test('[RPD-03] [ACC-06] without scripts and without signing in, the link of its reminder stops reminders of repeat deliveries', async () => {
  const own = await aCustomerWithPlan();
  const path = shop.pathIn(await reminded(own), 'Stop these reminders');
  const wanted = async (): Promise<unknown> =>
    JSON.parse((await own.shopper.call('GET', 'person/@self')).text).x_repeatReminders;

  const { page } = await shop.visit({ viewport: PHONE, javaScriptEnabled: false });
  await page.goto(path);
  await page.getByText(REMINDED).waitFor();
  expect(await wanted()).toBe('true');
  await page.getByRole('button', { name: 'Stop repeat delivery reminders' }).press('Enter');
  await page.getByText(/^We won’t remind you of repeat deliveries\./).waitFor();
  await page.getByText('We remind you the day before an appointment.').waitFor();
  expect([await wanted(), await statusOf(own)]).toEqual(['false', 'ACTIVE']);
  await page.getByRole('button', { name: 'Get again: repeat delivery reminders' }).press('Enter');
  await page.getByText('We’ll remind you of repeat deliveries.').waitFor();
  expect(await wanted()).toBe('true');
});

test('[RPD-02] [PLT-03] the page that pauses a repeat delivery passes axe, before and after', async () => {
  const own = await aCustomerWithPlan();
  const path = shop.pathIn(await toldToWait(own), 'Pause this repeat delivery');
  const { page } = await shop.visit(READY_FOR_AXE);
  await page.goto(path);
  await page.getByRole('button', { name: 'Pause this repeat delivery' }).waitFor();
  expect(await violationsEverywhere(page)).toEqual({});
  await page.getByRole('button', { name: 'Pause this repeat delivery' }).click();
  await page.getByText(PAUSED).waitFor();
  expect(await violationsEverywhere(page)).toEqual({});
});
