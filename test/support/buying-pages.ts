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
import { makeBusy } from './busy-shopper';
import type { HttpShopper } from './http-shopper';
import { completeSteps, guestWithCart, guestWithOrder, moveOrder, placeOrder, type WantedLine } from './placed-order';
import { aRepeatShopper, startPlan } from './repeat-shopper';
import { PATHS, type SampleProducts } from './sample-products';
import { aCustomer, aMemberWithCoupons, callOrThrow } from './shoppers';

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
/** The first argument: what is bought. */
type FindPage = (lines: Lines, finds: SampleProducts) => Promise<BuyingPage>;

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

/** A member with coupons, an order, a repeat delivery, pets, a vet and a product on a list. */
const busyMember = once(async (finds: SampleProducts) => {
  const known = await aMemberWithCoupons('Robin');
  await makeBusy(known, finds);
  const { shopper } = known;
  await callOrThrow(shopper, 'x_vets/@self', { clinic: 'Bark Clinic', place: 'San Diego, CA', phone: '6195550123' });
  await shopper.post(LIST_FORM_ACTIONS.wish, { partNumber: finds.withSizes.sku });
  return known;
});

const pageOfMember =
  (path: string): FindPage =>
  async (_, finds) => {
    const { shopper } = await busyMember(finds);
    return { path, shopper };
  };

/** A customer with a repeat delivery. */
const repeatShopper = once(async ({ inStock }: SampleProducts) => {
  const owner = await aRepeatShopper(inStock.map(({ sku }) => sku));
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
  'repeat deliveries': async (_, finds) => {
    const { shopper } = await repeatShopper(finds);
    return { path: REPEAT_DELIVERY_PATH, shopper };
  },
  'repeat delivery start': async (_, finds) => {
    const { shopper, partNumber } = await repeatShopper(finds);
    // Without a key the page redirects to its address with a new one.
    const startKey = 'key-of-a-page-0001';
    return { path: repeatStartPath({ items: [{ partNumber, quantity: 1 }], startKey }), shopper };
  },
  account: pageOfMember(MY_ACCOUNT_PATH),
  'member home': pageOfMember(HOME_PATH),
  'listing for a member': pageOfMember(PATHS.category),
  'product for a member': (lines, finds) => pageOfMember(finds.withSizes.url)(lines, finds),
  'address book': pageOfMember(ACCOUNT_PATHS.addresses),
  'address form': pageOfCustomer(() => `${ACCOUNT_PATHS.addresses}?edit=new`),
  appointments: pageOfMember(APPOINTMENTS_PATH),
  'appointment times': pageOfCustomer(
    () => `${APPOINTMENTS_PATH}?step=book&store=1101&service=bath&pet=dog-small&day=${aWednesday()}`,
  ),
  memberships: pageOfMember(LINKS.vitalCareMembership),
  wallet: pageOfMember(ACCOUNT_PATHS.wallet),
  profile: pageOfMember(ACCOUNT_PATHS.profile),
  pets: pageOfMember(ACCOUNT_PATHS.pets),
  'pet form': pageOfCustomer(() => `${ACCOUNT_PATHS.pets}?pet=new&kind=dog`),
  'own data': pageOfMember(ACCOUNT_PATHS.data),
  security: pageOfMember(ACCOUNT_PATHS.security),
} satisfies Readonly<Record<string, FindPage>>;

/** The name of a page of the checkout, of orders or of the account. */
export type BuyingPageName = keyof typeof PAGES;

export const BUYING_PAGES = Object.keys(PAGES) as ReadonlyArray<BuyingPageName>;

/** Makes what a page needs, with two products in stock that other tests rarely buy, and returns where the page is. */
export const findBuyingPage = (name: BuyingPageName, finds: SampleProducts): Promise<BuyingPage> => {
  const [first = '', second = ''] = finds.inStock.slice(-2).map(({ sku }) => sku);
  return PAGES[name]([{ partNumber: first }, { partNumber: second }], finds);
};
