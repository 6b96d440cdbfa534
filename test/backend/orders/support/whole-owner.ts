import sharp from 'sharp';
import { PASSWORD } from '../../commerce/support/backend-under-test.ts';
import type { Browser } from '../../commerce/support/browser.ts';
import { application, giveCoupon, takeUp } from '../../commerce/support/members.ts';
import { saveCard } from '../../support/saved-card.ts';
import { enterCheckout, newKey, type OrderWorld } from './order-world.ts';
import { placed, UPS, warehouse } from './placed-order.ts';

/** What the owner has typed, in words that no other row has. */
const PERSON = { firstName: 'Xanthippe', lastName: 'Quastenflosser', phone1: '6195550199' };
const PLACE = { addressLine: ['4711 Coelacanth Ct', '', ''], city: 'Lemon Grove', zipCode: '91945' };
const PET = 'Latimeria';
const CLINIC = 'Comoro Clinic';
const REVIEW = 'Our coelacanth eats it every single day.';
const QUESTION = 'Does a lobe-finned pet like it?';
const ANSWER = 'Ours swims towards it.';
const SEARCHED = 'flakes for a living fossil';
const VISITOR = 'visitor-of-the-deep';
const APPROVED_AT = 'https://bank.example.test/approve/latimeria';

/** A shopper with everything that one can have. */
export interface WholeOwner {
  readonly browser: Browser;
  readonly shopperId: number;
  readonly logonId: string;
  /** The order that was delivered, of which a piece is on its way back. */
  readonly orderId: string;
  readonly shipmentId: string;
  /** What of the person is stored, by what it is. */
  readonly typed: Readonly<Record<string, string>>;
}

const PHOTO = { width: 200, height: 200, channels: 3 } as const;

/** A photo that fills several pages of the database file, the same in every run. */
const photo = async (): Promise<string> => {
  const dots = Uint8Array.from({ length: PHOTO.width * PHOTO.height * PHOTO.channels }, (_, at) => (at * at * 31) >> 3);
  return (await sharp(dots, { raw: PHOTO }).png().toBuffer()).toString('base64');
};

/** Enters a checkout that goes to the person's own address. */
const enterOwnCheckout = async (world: OrderWorld, browser: Browser, logonId: string, shopper_id: number) => {
  const checkout = await enterCheckout(world, browser, { email: logonId });
  const { firstName, lastName, phone1 } = PERSON;
  const own = { first_name: firstName, last_name: lastName, phone: phone1, line1: PLACE.addressLine[0] ?? '' };
  await world.database
    .updateTable('address')
    .set(own)
    .where('shopper_id', '=', shopper_id)
    .where('nick_name', '=', `delivery ${checkout.orderId}`)
    .execute();
  return checkout;
};

/** An order with all texts that lines can have, delivered, with one piece on its way back. */
const returnedOrder = async (world: OrderWorld, browser: Browser, logonId: string, shopperId: number) => {
  await browser.add('KIB-5', 1);
  const checkout = await enterOwnCheckout(world, browser, logonId, shopperId);
  const { orderId, shipments, lines } = await placed(browser, checkout);
  const shipmentId = shipments[0] ?? '';
  await warehouse(world, `shipments/${shipmentId}/shipped`, UPS);
  await warehouse(world, `shipments/${shipmentId}/delivered`);
  const orderItem = [{ orderItemId: lines['KIB-5'], quantity: '1' }];
  const body = { x_key: newKey(), orderItem, reason: 'DAMAGED' };
  expect((await browser.post(`order/${orderId}/x_return`, body)).status).toBe(201);
  await world.database
    .updateTable('placed_order')
    .set({ pickup_first_name: 'Robin', pickup_last_name: 'Roe' })
    .where('order_id', '=', Number(orderId))
    .execute();
  await world.database
    .updateTable('order_attempt')
    .set({ authenticate_url: APPROVED_AT })
    .where('order_id', '=', Number(orderId))
    .execute();
  await world.database
    .updateTable('shipment')
    .set({ shop_cancel_reason: `We called ${PERSON.firstName} and got no answer.` })
    .where('order_id', '=', Number(orderId))
    .execute();
  const vet = { clinic: CLINIC, place: 'San Diego, CA', phone: PERSON.phone1 };
  await world.database
    .updateTable('order_line')
    .set({
      personalization: JSON.stringify({ lines: [PET, PERSON.phone1], font: 'block', color: '' }),
      prescription: JSON.stringify({ pet: { name: PET, kind: 'dog' }, vet }),
      prescription_status: 'APPROVED',
      prescription_decided_at: world.now(),
    })
    .where('order_id', '=', Number(orderId))
    .execute();
  return { orderId, shipmentId };
};

/** A booked appointment in a store of its own, which has spent a benefit of a membership. */
const insertAppointment = async ({ database, now }: OrderWorld, shopper_id: number): Promise<void> => {
  const at = now();
  const place = { street: '2 Leash Rd', city: 'San Diego', state: 'CA', zip_code: '92108', phone: '619-555-0100' };
  const store_id = `store-${shopper_id}`;
  const store = { store_id, location_id: store_id, name: store_id, ...place, latitude: 32, longitude: -117, size: 1 };
  await database
    .insertInto('store')
    .values({ ...store, time_zone: 'America/Los_Angeles', hours: '[]', services: '[]' })
    .execute();
  const pet = { shopper_id, pet_name: PET, species: 'dog' };
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
const insertRows = async (world: OrderWorld, shopper_id: number): Promise<void> => {
  const { database } = world;
  const at = world.now();
  await saveCard(world, shopper_id, { token: `secret-${shopper_id}` });
  await database
    .insertInto('payment_customer')
    .values({ shopper_id, customer_id: `customer-${shopper_id}`, created_at: at })
    .onConflict((conflict) => conflict.column('shopper_id').doNothing())
    .execute();
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
  await insertAppointment(world, shopper_id);
  const search = {
    id: `search-${shopper_id}`,
    received_at: new Date(at).toISOString(),
    action: 'search',
    client_id: VISITOR,
  };
  await database
    .insertInto('search_event')
    .values({ ...search, session_number: 1, user_id: String(shopper_id), term: SEARCHED, details: '{}', bytes: 2 })
    .execute();
};

/** What shoppers write about products, and a notice of stock. */
const insertWritten = async ({ database, now }: OrderWorld, shopper_id: number, logonId: string): Promise<void> => {
  const product_part_number = 'PN-1000';
  await database
    .insertInto('review_rejection')
    .values({ product_part_number: 'PN-1010', rejected_at: now(), shopper_id })
    .execute();
  await database
    .insertInto('review_vote')
    .values({ product_part_number, review_key: 's1', voted_at: now(), shopper_id })
    .execute();
  const waiting = { email: logonId, location: 'online', asked_at: now(), checked_at: now() };
  await database
    .insertInto('stock_notice')
    .values({ ...waiting, shopper_id, sku_id: '1', part_number: 'KIB-5' })
    .execute();
  const post = { shopper_id, created_at: now() };
  const question = await database
    .insertInto('product_question')
    .values({ ...post, product_part_number, body: QUESTION, status: 'published', search_text: '' })
    .returning('question_id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('product_answer')
    .values({ ...post, ...question, is_shop: 0, body: ANSWER, status: 'held' })
    .execute();
};

/** The offer, the application and the card of Petco Pay. */
const applyForCard = async ({ database, now }: OrderWorld, browser: Browser, shopper_id: number): Promise<void> => {
  await browser.post('petco-pay/applications', application({ callId: 'call-1' }));
  await takeUp(browser);
  const offer = { prescreen_id: `offer-${shopper_id}`, expires_at: now() + 1_000 };
  await database
    .insertInto('card_prescreen')
    .values({ shopper_id, ...offer })
    .onConflict((conflict) => conflict.column('shopper_id').doUpdateSet(offer))
    .execute();
};

/** Codes and links by mail, which are not used. */
const requestProofs = async (world: OrderWorld, browser: Browser, logonId: string): Promise<void> => {
  await browser.post('person/@self/x_email', { email1: `next-${logonId}`, xcred_logonPasswordOld: PASSWORD });
  await world.browser().put('person/@self', { logonId, resetPassword: 'true' });
  await world.browser().post('loginidentity/sign_in_link', { logonId });
};

/** Registers a shopper who has everything that one can have. The backend needs the key of the fulfilment side. */
export const makeWholeOwner = async (world: OrderWorld, logonId: string): Promise<WholeOwner> => {
  const browser = await world.registered(logonId);
  const shopperId = Number((await browser.get('person/@self')).body.userId);
  await browser.put('person/@self', PERSON);
  await browser.post('person/createPals', {});
  const kind = { nickName: 'Cove', addressType: 'Shipping', state: 'CA', country: 'US' };
  const order = await returnedOrder(world, browser, logonId, shopperId);
  const pet = { name: PET, kind: 'dog', photo: await photo() };
  const wished = { partNumber: 'LIT-20', quantityRequested: '1' };
  const made = [
    await browser.post('person/@self/contact?bypassAVS=true', { ...PERSON, ...PLACE, ...kind }),
    await browser.post('x_pets/@self', pet),
    await browser.post('x_vets/@self', { clinic: CLINIC, place: 'San Diego, CA' }),
    await browser.post('member/emailsignup/@self', { emailAddress: logonId }),
    await browser.put('x_reviews/PN-1000/@self', { rating: 5, title: 'Great', text: REVIEW }),
    await browser.post('wishlist', { descriptionName: `For ${PET}`, item: [wished] }),
    await browser.put('wishlist/@default?addItem=true', { item: [wished] }),
  ];
  expect(made.map(({ status }) => status < 300)).toEqual(made.map(() => true));
  await insertWritten(world, shopperId, logonId);
  await insertRows(world, shopperId);
  await applyForCard(world, browser, shopperId);
  const saved = { shopper_id: shopperId, sku_id: '1', part_number: 'KIB-5', quantity: 1, saved_at: world.now() };
  await world.database.insertInto('saved_item').values(saved).execute();
  await browser.add('LIT-20', 1);
  await enterOwnCheckout(world, browser, logonId, shopperId);
  const contact = { email1: 'work@example.test', phone1: '6195550111', firstName: 'Robin', lastName: 'Roe' };
  await browser.put('cart/@self/x_contact', contact);
  await requestProofs(world, browser, logonId);
  const typed = {
    email: logonId,
    ...PERSON,
    street: PLACE.addressLine[0] ?? '',
    city: PLACE.city,
    pet: PET,
    clinic: CLINIC,
    review: REVIEW,
    question: QUESTION,
    answer: ANSWER,
    searched: SEARCHED,
    visitor: VISITOR,
    approvedAt: APPROVED_AT,
  };
  return { browser, shopperId, logonId, ...order, typed };
};
