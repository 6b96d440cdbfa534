import { LINKS } from '../../core/paths/links';
import {
  ACCOUNT_PATHS,
  APPOINTMENTS_PATH,
  CHECKOUT_PATHS,
  HOME_PATH,
  MY_ACCOUNT_PATH,
  ORDER_HISTORY_PATH,
  TRACK_ORDER_PATH,
} from '../../core/paths/paths';
import { LIST_FORM_ACTIONS, LISTS_PATH } from '../../core/paths/list-paths';
import { confirmationPath, orderPath, orderSummaryPath } from '../../core/paths/order-paths';
import { REPEAT_DELIVERY_PATH } from '../../core/paths/repeat-delivery-paths';
import { repeatStartPath } from '../../core/repeat-delivery/start-address';
import type { HttpShopper } from './http-shopper';
import { completeSteps, guestWithCart, guestWithOrder, moveOrder, placeOrder, type WantedLine } from './placed-order';
import { aRepeatShopper, startPlan } from './repeat-shopper';
import { PATHS, type SampleProducts } from './sample-products';
import { aCustomer } from './shoppers';

const DAY_MS = 86_400_000;

/** The first Wednesday in three days or later: a whole day of times, whatever the day and hour of the test. */
const aWednesday = (): string => {
  const days = Array.from({ length: 7 }, (_, index) => new Date(Date.now() + (3 + index) * DAY_MS));
  return (
    days
      .find((day) => day.getUTCDay() === 3)
      ?.toISOString()
      .slice(0, 10) ?? ''
  );
};

/** A page with the shopper for whom it shows something; without a shopper it is everyone's. */
export interface BuyingPage {
  readonly path: string;
  readonly shopper?: HttpShopper;
}

type Lines = readonly [WantedLine, WantedLine];
/** The second argument: what is in stock. */
type FindPage = (lines: Lines, inStock: ReadonlyArray<string>) => Promise<BuyingPage>;

/** Returns a step of the checkout for a guest who has completed the steps before it. */
const step =
  (path: string, stepsBefore: number): FindPage =>
  async (lines) => {
    const shopper = await guestWithCart(lines);
    await completeSteps(shopper, stepsBefore);
    return { path, shopper };
  };

/** Makes something once, when it is first wanted. */
const once = <From extends ReadonlyArray<unknown>, A>(
  make: (...from: From) => Promise<A>,
): ((...from: From) => Promise<A>) => {
  let made: Promise<A> | undefined;
  return (...from) => (made ??= make(...from));
};

/** A customer with an order that was delivered and one that is not packed. */
const customer = once(async (lines: Lines) => {
  const { shopper } = await aCustomer();
  const delivered = await placeOrder(shopper, lines);
  await moveOrder(delivered, 'packed', 'shipped', 'delivered');
  await placeOrder(shopper, lines);
  return { shopper, delivered };
});

const pageOfCustomer =
  (pathOf: (orderId: string) => string): FindPage =>
  async (lines) => {
    const { shopper, delivered } = await customer(lines);
    return { path: pathOf(delivered.orderId), shopper };
  };

/** A customer with a repeat delivery. */
const repeatShopper = once(async (inStock: ReadonlyArray<string>) => {
  const owner = await aRepeatShopper(inStock);
  await startPlan(owner);
  return owner;
});

const PAGES = {
  'checkout: contact': step(CHECKOUT_PATHS.contact, 0),
  'checkout: delivery': step(CHECKOUT_PATHS.delivery, 1),
  'checkout: payment': step(CHECKOUT_PATHS.payment, 2),
  'checkout: review': step(CHECKOUT_PATHS.review, 3),
  confirmation: once(async (lines: Lines) => {
    const { orderId, shopper } = await guestWithOrder(lines);
    return { path: confirmationPath({ orderId }), shopper };
  }),
  'order look-up': async () => ({ path: TRACK_ORDER_PATH }),
  order: pageOfCustomer((orderId) => orderPath({ orderId })),
  'order summary': pageOfCustomer((orderId) => orderSummaryPath({ orderId })),
  'order history': pageOfCustomer(() => ORDER_HISTORY_PATH),
  'buy again': pageOfCustomer(() => LINKS.buyAgain),
  lists: once(async ([one, other]: Lines) => {
    const { shopper } = await aCustomer();
    for (const { partNumber } of [one, other]) await shopper.post(LIST_FORM_ACTIONS.wish, { partNumber });
    return { path: LISTS_PATH, shopper };
  }),
  'repeat deliveries': async (_, inStock) => {
    const { shopper } = await repeatShopper(inStock);
    return { path: REPEAT_DELIVERY_PATH, shopper };
  },
  'repeat delivery start': async (_, inStock) => {
    const { shopper, partNumber } = await repeatShopper(inStock);
    // Without a key the page redirects to its address with a new one.
    const startKey = 'key-of-a-page-0001';
    return { path: repeatStartPath({ items: [{ partNumber, quantity: 1 }], startKey }), shopper };
  },
  account: pageOfCustomer(() => MY_ACCOUNT_PATH),
  'member home': pageOfCustomer(() => HOME_PATH),
  'listing for a member': pageOfCustomer(() => PATHS.category),
  'address book': pageOfCustomer(() => ACCOUNT_PATHS.addresses),
  'address form': pageOfCustomer(() => `${ACCOUNT_PATHS.addresses}?edit=new`),
  appointments: pageOfCustomer(() => APPOINTMENTS_PATH),
  'appointment times': pageOfCustomer(
    () => `${APPOINTMENTS_PATH}?step=book&store=1101&service=bath&pet=dog-small&day=${aWednesday()}`,
  ),
  memberships: pageOfCustomer(() => LINKS.vitalCareMembership),
  wallet: pageOfCustomer(() => ACCOUNT_PATHS.wallet),
  profile: pageOfCustomer(() => ACCOUNT_PATHS.profile),
  pets: pageOfCustomer(() => ACCOUNT_PATHS.pets),
  'pet form': pageOfCustomer(() => `${ACCOUNT_PATHS.pets}?pet=new&kind=dog`),
  'own data': pageOfCustomer(() => ACCOUNT_PATHS.data),
  security: pageOfCustomer(() => ACCOUNT_PATHS.security),
} satisfies Readonly<Record<string, FindPage>>;

/** The name of a page of the checkout, of orders or of the account. */
export type BuyingPageName = keyof typeof PAGES;

export const BUYING_PAGES = Object.keys(PAGES) as ReadonlyArray<BuyingPageName>;

/** Makes what a page needs, with two products in stock that other tests rarely buy, and returns where the page is. */
export const findBuyingPage = (name: BuyingPageName, { inStock }: SampleProducts): Promise<BuyingPage> => {
  const partNumbers = inStock.map(({ sku }) => sku);
  const [first = '', second = ''] = partNumbers.slice(-2);
  return PAGES[name]([{ partNumber: first }, { partNumber: second }], partNumbers);
};
