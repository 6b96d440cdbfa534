import { sql } from 'kysely';
import { PASSWORD } from '../commerce/support/backend-under-test.ts';
import type { Answer, Browser } from '../commerce/support/browser.ts';
import { application, giveCoupon, takeUp } from '../commerce/support/members.ts';
import { enterCheckout, newKey, startOrders, type OrderWorld } from './support/order-world.ts';
import { saveCard } from '../support/saved-card.ts';
import { KEY, placed, UPS, warehouse } from './support/placed-order.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await startOrders({ fulfilmentKey: KEY });
});
afterAll(() => world.close());

let count = 0;
const nextEmail = (): string => `own${(count += 1)}@example.test`;

const shopperIdOf = async (browser: Browser): Promise<number> =>
  Number((await browser.get('person/@self')).body.userId);

/** The order of a shopper, delivered, with one piece on its way back. */
const returnedOrder = async (browser: Browser): Promise<string> => {
  await browser.add('KIB-5', 1);
  const { orderId, shipments, lines } = await placed(browser, await enterCheckout(world, browser));
  await warehouse(world, `shipments/${shipments[0]}/shipped`, UPS);
  await warehouse(world, `shipments/${shipments[0]}/delivered`);
  const orderItem = [{ orderItemId: lines['KIB-5'], quantity: '1' }];
  await browser.post(`order/${orderId}/x_return`, { x_key: newKey(), orderItem, reason: 'DAMAGED' });
  return orderId;
};

/** A booked appointment in a store of its own, which has spent a benefit of a membership. */
const insertAppointment = async (shopper_id: number): Promise<void> => {
  const { database } = world;
  const at = world.now();
  const place = { street: '2 Leash Rd', city: 'San Diego', state: 'CA', zip_code: '92108', phone: '619-555-0100' };
  const store_id = `store-${shopper_id}`;
  const store = { store_id, location_id: store_id, name: store_id, ...place, latitude: 32, longitude: -117, size: 1 };
  await database
    .insertInto('store')
    .values({ ...store, time_zone: 'America/Los_Angeles', hours: '[]', services: '[]' })
    .execute();
  const pet = { shopper_id, pet_name: 'Rex', species: 'dog' };
  const { membership_id } = await database
    .insertInto('membership')
    .values({
      ...pet,
      join_key: 'a-key-of-the-page-01',
      plan_id: 'vital-care',
      price_cents: 1999,
      started_on: '2030-01-01',
      ends_on: null,
      created_at: at,
    })
    .returning('membership_id')
    .executeTakeFirstOrThrow();
  const { appointment_id } = await database
    .insertInto('appointment')
    .values({
      ...pet,
      store_id,
      service_id: 'nail-trim',
      size: 'small',
      status: 'booked',
      starts_at: at,
      ends_at: at,
      list_cents: 1500,
      price_cents: 0,
      membership_id,
      held_until: null,
      reminded_at: null,
      created_at: at,
      updated_at: at,
    })
    .returning('appointment_id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('benefit_use')
    .values({ appointment_id, membership_id, benefit_id: 'nail-trim', period: '2030-01' })
    .execute();
};

/** Rows that a test need not cause by calls. */
const insertRows = async (shopper_id: number): Promise<void> => {
  const { database } = world;
  const at = world.now();
  await saveCard(world, shopper_id, { token: `secret-${shopper_id}` });
  await database
    .insertInto('external_identity')
    .values({ provider: 'google', subject: `secret-${shopper_id}`, shopper_id, linked_at: at })
    .execute();
  await database
    .insertInto('pals_award')
    .values({ shopper_id, reason: 'a reason', points: 5, awarded_at: at })
    .execute();
  await giveCoupon(database, shopper_id, `C-${shopper_id}`);
  const plan = { shopper_id, status: 'active', unit: 'week', every: 2, next_date: '2030-01-01', anchor_day: 1 };
  const { plan_id } = await database
    .insertInto('repeat_plan')
    .values({ ...plan, created_at: at, updated_at: at })
    .returning('plan_id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('repeat_event')
    .values({ plan_id, kind: 'CREATED', detail: null, order_id: null, at })
    .execute();
  await insertAppointment(shopper_id);
  const search = {
    id: `search-${shopper_id}`,
    received_at: new Date(at).toISOString(),
    action: 'search',
    client_id: 'c',
  };
  await database
    .insertInto('search_event')
    .values({ ...search, session_number: 1, user_id: String(shopper_id), term: 'kibble', details: '{}', bytes: 2 })
    .execute();
};

/** A shopper with everything that one can have. */
const owner = async () => {
  const logonId = nextEmail();
  const browser = await world.registered(logonId);
  await browser.put('person/@self', { firstName: 'Xanthippe', lastName: 'Quastenflosser', phone1: '6195550199' });
  await browser.post('person/createPals', {});
  const orderId = await returnedOrder(browser);
  await world.database
    .updateTable('placed_order')
    .set({ pickup_first_name: 'Robin', pickup_last_name: 'Roe' })
    .where('order_id', '=', Number(orderId))
    .execute();
  await browser.post('member/emailsignup/@self', { emailAddress: logonId });
  await browser.post('x_pets/@self', { name: 'Rex', kind: 'dog' });
  await browser.post('x_vets/@self', { clinic: 'Bark Clinic', place: 'San Diego, CA' });
  const review = { rating: 5, title: 'Great', text: 'My dog eats it every single day.' };
  await browser.put('x_reviews/PN-1000/@self', review);
  await world.database
    .insertInto('review_rejection')
    .values({ product_part_number: 'PN-1010', rejected_at: world.now(), shopper_id: await shopperIdOf(browser) })
    .execute();
  const vote = { product_part_number: 'PN-1000', review_key: 's1', voted_at: world.now() };
  await world.database
    .insertInto('review_vote')
    .values({ ...vote, shopper_id: await shopperIdOf(browser) })
    .execute();
  await browser.add('LIT-20', 1);
  const contact = { email1: 'work@example.test', phone1: '6195550111', firstName: 'Robin', lastName: 'Roe' };
  await browser.put('cart/@self/x_contact', contact);
  await browser.post('person/@self/x_email', { email1: `next-${logonId}`, xcred_logonPasswordOld: PASSWORD });
  await browser.put('wishlist/@default?addItem=true', { item: [{ partNumber: 'LIT-20', quantityRequested: '1' }] });
  const shopperId = await shopperIdOf(browser);
  await insertRows(shopperId);
  const waiting = { email: logonId, location: 'online', asked_at: world.now(), checked_at: world.now() };
  await world.database
    .insertInto('stock_notice')
    .values({ ...waiting, shopper_id: shopperId, sku_id: '1', part_number: 'KIB-5' })
    .execute();
  const question = await world.database
    .insertInto('product_question')
    .values({
      product_part_number: 'PN-1000',
      shopper_id: shopperId,
      body: 'Quastenflosser asks?',
      status: 'published',
      search_text: '',
      created_at: world.now(),
    })
    .returning('question_id')
    .executeTakeFirstOrThrow();
  await world.database
    .insertInto('product_answer')
    .values({ ...question, shopper_id: shopperId, is_shop: 0, body: 'Yes', status: 'held', created_at: world.now() })
    .execute();
  const saved = { shopper_id: shopperId, sku_id: '1', part_number: 'KIB-5', quantity: 1, saved_at: world.now() };
  await world.database.insertInto('saved_item').values(saved).execute();
  await browser.post('petco-pay/applications', application({ callId: 'call-1' }));
  await takeUp(browser);
  const offer = { prescreen_id: `offer-${shopperId}`, expires_at: world.now() + 1_000 };
  await world.database
    .insertInto('card_prescreen')
    .values({ shopper_id: shopperId, ...offer })
    .onConflict((conflict) => conflict.column('shopper_id').doUpdateSet(offer))
    .execute();
  return { browser, logonId, orderId };
};

const download = (browser: Browser) => browser.get('person/@self/x_data');

test('[ACC-07] the download has all of the person and nothing that opens anything', async () => {
  const { browser, logonId, orderId } = await owner();
  const { status, body, text, headers } = await download(browser);
  expect(status).toBe(200);
  expect(headers['cache-control']).toContain('no-store');
  expect(body).toMatchObject({
    account: { email: logonId, firstName: 'Xanthippe', lastName: 'Quastenflosser', phone: '6195550199' },
    addresses: expect.arrayContaining([expect.objectContaining({ first_name: 'Xanthippe' })]),
    sessions: [expect.objectContaining({ endedAt: null })],
    rewards: { number: expect.stringMatching(/^\d{9}$/) },
    cards: expect.arrayContaining([
      { type: 'VISA', lastFour: '4242', expires: '12/2040', addedAt: expect.any(String) },
    ]),
    cart: [{ part_number: 'LIT-20', quantity: 1 }],
    checkout: { email: 'work@example.test', phone: '6195550111', pickedUpBy: 'Robin Roe' },
    orders: [
      expect.objectContaining({
        number: Number(orderId),
        pickedUpBy: 'Robin Roe',
        items: [expect.objectContaining({ quantity: 1 })],
      }),
    ],
    mail: expect.arrayContaining([expect.objectContaining({ subject: expect.any(String) })]),
  });
  expect(text).not.toMatch(/hash|token|password|secret/i);
});

type Downloaded = Answer['body'];

/** What the download has of each table with a column for a shopper. */
const PARTS: Readonly<Record<string, (data: Downloaded) => unknown>> = {
  shopper: ({ account }) => account.email,
  address: ({ addresses }) => addresses[0],
  session: ({ sessions }) => sessions[0],
  email_change: ({ account }) => account.newEmail,
  external_identity: ({ account }) => account.signsInWith[0],
  orders: ({ orders, cart }) => orders[0] && orders[0].returns[0] && cart[0],
  saved_item: ({ savedForLater }) => savedForLater[0],
  wish_list: ({ wishLists }) => wishLists[0].items[0],
  newsletter_address: ({ newsletter }) => newsletter[0],
  stock_notice: ({ stockNotices }) => stockNotices[0],
  product_question: ({ questions }) => questions.asked[0],
  product_answer: ({ questions }) => questions.answered[0],
  pals_member: ({ rewards }) => rewards.number,
  pals_coupon: ({ rewards }) => rewards.coupons[0],
  pals_award: ({ rewards }) => rewards.awards[0],
  card_prescreen: ({ petcoPay }) => petcoPay.offerUntil,
  card_application: ({ petcoPay }) => petcoPay.applications[0],
  card_account: ({ petcoPay }) => petcoPay.card,
  wallet_card: ({ cards }) => cards[0],
  repeat_plan: ({ repeatDeliveries }) => repeatDeliveries[0] && repeatDeliveries[0].history[0],
  pet: ({ pets }) => pets[0],
  vet: ({ vets }) => vets[0],
  appointment: ({ appointments }) => appointments[0],
  review: ({ reviews }) => reviews[0],
  review_rejection: ({ rejectedReviews }) => rejectedReviews[0],
  review_vote: ({ helpfulVotes }) => helpfulVotes[0],
  membership: ({ memberships }) => memberships[0] && memberships[0].used[0],
  mail: ({ mail }) => mail[0],
  audit_event: ({ events }) => events[0],
  search_event: ({ searches }) => searches[0],
};

/** Tables that are left out: they have secrets, or ids at the payment provider, and nothing else of the shopper. */
const LEFT_OUT = ['reset_code', 'sign_in_link', 'payment_customer', 'order_attempt'];

test('[ACC-07] every table that names shoppers is in the download, or is left out for a reason', async () => {
  const { rows } = await sql<{ name: string }>`select distinct m.name from sqlite_master m
    join pragma_table_info(m.name) c where m.type = 'table' and c.name in ('shopper_id', 'user_id')`.execute(
    world.database,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...Object.keys(PARTS), ...LEFT_OUT].toSorted());
  const { body } = await download((await owner()).browser);
  const lacking = Object.entries(PARTS).filter(([, part]) => !part(body));
  expect(lacking.map(([table]) => table)).toEqual([]);
});

test('[ACC-07] an account with an address that is not proved sees no mail about the orders of others', async () => {
  const logonId = nextEmail();
  const guest = await world.guest();
  await guest.add('KIB-5', 1);
  const { orderId } = await placed(guest, await enterCheckout(world, guest, { email: logonId }));
  const browser = await world.registered(logonId);
  expect((await download(browser)).text).not.toContain(orderId);
  await browser.add('KIB-5', 1);
  const own = await placed(browser, await enterCheckout(world, browser));
  const { body } = await download(browser);
  expect(body.mail).toEqual([{ subject: expect.stringContaining(own.orderId), at: expect.any(String) }]);
  const account = world.database.updateTable('shopper').where('logon_id', '=', logonId);
  await account.set({ email_proved_at: world.now() }).execute();
  expect((await download(browser)).text).toContain(orderId);
});

test('[ACC-07] the download of an account without orders, rewards and mail is empty, not refused', async () => {
  const { status, body } = await download(await world.registered(nextEmail()));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    orders: [],
    repeatDeliveries: [],
    appointments: [],
    memberships: [],
    mail: [],
    rewards: null,
  });
});
