import type { Answer, Browser } from '../commerce/support/browser.ts';
import { makeCatalogueStore } from '../../../backend/catalogue/catalogue-store.ts';
import { enterCheckout, startOrders, type OrderWorld } from '../orders/support/order-world.ts';
import { KEY, placed, UPS, warehouse } from '../orders/support/placed-order.ts';

const MODERATION_KEY = 'the-key-of-the-moderator-long-enough';
const REVIEW = { rating: 5, title: 'Great kibble', text: 'My dog cleans the bowl every time.', petKind: 'dog' };

let world: OrderWorld;
beforeAll(async () => {
  world = await startOrders({ fulfilmentKey: KEY, moderationKey: MODERATION_KEY, outbox: true });
});
afterAll(() => world.close());

let count = 0;
const shopper = (): Promise<Browser> => world.registered(`reviewer${(count += 1)}@example.test`);

const order = async (browser: Browser, sku = 'KIB-5') => {
  await browser.add(sku, 1);
  return placed(browser, await enterCheckout(world, browser));
};

/** A shopper who has received the product. */
const buyer = async (sku = 'KIB-5'): Promise<Browser> => {
  const browser = await shopper();
  const { shipments } = await order(browser, sku);
  for (const id of shipments) await warehouse(world, `shipments/${id}/shipped`, UPS);
  return browser;
};

const KIBBLE = 'x_reviews/PN-1000';
const LITTER = 'x_reviews/PN-1010';
const write = (browser: Browser, review: object = REVIEW, path = KIBBLE): Promise<Answer> =>
  browser.put(`${path}/@self`, review);
const list = async (query = '', path = KIBBLE) => (await (await world.guest()).get(`${path}${query}`)).body;

const moderate = (path: string, payload?: object, key = MODERATION_KEY) =>
  world.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/moderation/v1/${path}`,
    headers: { authorization: `Bearer ${key}` },
    ...(payload && { payload }),
  });

/** The review of a shopper in the moderator's queue. */
const queued = async (
  title: string,
): Promise<{ readonly reviewId: string; readonly revision: number; heldFor: string }> => {
  const { reviews } = (await moderate('reviews')).json();
  return reviews.find((review: { title: string }) => review.title === title);
};

test('[PRO-04] who has received a product reviews it once; average and distribution are those of the reviews', async () => {
  const [browser, other] = [await buyer(), await buyer()];
  expect(await list()).toMatchObject({ reviews: [], rating: '4.5', reviewCount: '12', ratingCounts: [0, 0, 1, 4, 7] });
  const version = await makeCatalogueStore(world.database).version();
  expect((await write(browser)).body).toMatchObject({ status: 'published' });
  // A rating without texts stands until the first review.
  expect(await list()).toMatchObject({ rating: '5.0', reviewCount: '1', ratingCounts: [0, 0, 0, 0, 1] });
  await write(browser, { ...REVIEW, rating: 3 });
  await write(other, { ...REVIEW, rating: 4, title: 'Good' });
  const { reviews, ...product } = await list();
  expect(product).toMatchObject({ rating: '3.5', ratingCounts: [0, 0, 1, 1, 0], recordSetTotal: '2' });
  expect(reviews).toContainEqual(expect.objectContaining({ rating: '3', author: 'Robin R.', isVerified: 'true' }));
  const catalogue = makeCatalogueStore(world.database);
  expect(await catalogue.version()).not.toBe(version);
  expect(await catalogue.productsByPartNumbers(['PN-1000'])).toMatchObject([{ rating: 3.5, reviewCount: 2 }]);
  await browser.delete(`${KIBBLE}/@self`);
  await other.delete(`${KIBBLE}/@self`);
  expect(await list()).toMatchObject({ reviews: [], rating: '4.5', ratingCounts: [0, 0, 1, 4, 7] });
  expect((await other.delete(`${KIBBLE}/@self`)).status).toBe(404);
});

test('[PRO-04] an account changes reviews thirty times an hour at most; other accounts go on', async () => {
  const [browser, other] = [await buyer(), await buyer()];
  for (let changed = 0; changed < 15; changed += 1) {
    expect((await write(browser)).status).toBe(200);
    expect((await browser.delete(`${KIBBLE}/@self`)).status).toBe(200);
  }
  expect((await write(browser)).error.key).toBe('_ERR_TOO_MANY_REQUESTS');
  expect((await browser.delete(`${KIBBLE}/@self`)).status).toBe(429);
  expect((await list()).reviews).toEqual([]);
  expect((await write(other)).status).toBe(200);
  await other.delete(`${KIBBLE}/@self`);
});

test('[PRO-04] others are told why they cannot write', async () => {
  const guest = await world.guest();
  expect((await write(guest)).error.key).toBe('_ERR_LOGON_REQUIRED');
  const stranger = await shopper();
  expect((await write(stranger)).error.key).toBe('_ERR_NOT_BOUGHT');
  await order(stranger);
  expect((await write(stranger)).error.key).toBe('_ERR_NOT_RECEIVED');
  expect((await stranger.get(`${KIBBLE}/@self`)).body).toMatchObject({ purchase: 'waiting' });
  expect((await write(stranger, REVIEW, 'x_reviews/PN-NONE')).status).toBe(404);
});

test('[PRO-04] [ORD-06] what came back undelivered is not reviewed', async () => {
  const browser = await shopper();
  const { shipments } = await order(browser);
  await warehouse(world, `shipments/${shipments[0]}/shipped`, UPS);
  await warehouse(world, `shipments/${shipments[0]}/returned`, { isUndelivered: true });
  expect((await write(browser)).error.key).toBe('_ERR_NOT_BOUGHT');
  expect((await browser.get(`${KIBBLE}/@self`)).body).toMatchObject({ purchase: 'none' });
});

test.each([
  ['stars', { rating: 6 }, 'rating'],
  ['an empty title', { title: ' ' }, 'title'],
  ['a short text', { text: 'Nice.' }, 'text'],
  ['a long text', { text: 'word '.repeat(500) }, 'text'],
  ['a kind that is none', { petKind: 'dragon' }, 'petKind'],
])('[PRO-04] %s are refused with the field', async (_, change, field) => {
  const browser = await shopper();
  const { status, error } = await write(browser, { ...REVIEW, ...change });
  expect([status, error.parameters.join()]).toEqual([400, expect.stringContaining(field)]);
});

test.each([
  ['a link', 'See www.example.com for a better price on this.', 'link'],
  ['an address', 'Write to me at pat@example.test about this.', 'contact'],
  ['a phone number', 'Call me at (619) 555-0100 about this food.', 'contact'],
  ['swear words', 'This is a load of sh1t and my dog agrees.', 'language'],
  ['capitals', 'THIS IS THE BEST FOOD IN THE WHOLE WIDE WORLD', 'shouting'],
])('[PRO-04] a review with %s waits until a moderator publishes it', async (title, text, heldFor) => {
  const browser = await buyer();
  expect((await write(browser, { ...REVIEW, title, text })).body.status).toBe('pending');
  expect((await list()).reviewCount).toBe('12');
  expect((await browser.get(`${KIBBLE}/@self`)).body.review).toMatchObject({ status: 'pending', title });
  const { reviewId, revision, heldFor: why } = await queued(title);
  expect(why).toBe(heldFor);
  await write(browser, { ...REVIEW, title, text: `${text} Really.` });
  expect((await moderate(`reviews/${reviewId}/published`, { revision })).statusCode).toBe(409);
  expect((await moderate(`reviews/${reviewId}/published`, { revision: revision + 1 })).statusCode).toBe(200);
  expect((await list()).reviewCount).toBe('1');
  expect((await moderate(`reviews/${reviewId}/rejected`, { revision: revision + 1 })).statusCode).toBe(200);
  expect((await list()).reviewCount).toBe('12');
  // What was rejected is looked at again.
  expect((await write(browser)).body.status).toBe('pending');
  await browser.delete(`${KIBBLE}/@self`);
  expect((await moderate(`reviews/${reviewId}/published`, { revision: revision + 2 })).statusCode).toBe(404);
});

test('[PRO-04] a review that was rejected, removed and written again waits until a moderator publishes it', async () => {
  const browser = await buyer();
  await write(browser);
  const [{ reviewId }] = (await list()).reviews;
  await moderate(`reviews/${reviewId.slice(1)}/rejected`, { revision: 1 });
  await browser.delete(`${KIBBLE}/@self`);
  expect((await write(browser, { ...REVIEW, title: 'Once more' })).body.status).toBe('pending');
  expect((await list()).reviews).toEqual([]);
  const again = await queued('Once more');
  expect(again.heldFor).toBe('rejected-before');
  await browser.delete(`${KIBBLE}/@self`);
  expect((await write(browser, { ...REVIEW, title: 'And again' })).body.status).toBe('pending');
  const { reviewId: last, revision } = await queued('And again');
  await moderate(`reviews/${last}/published`, { revision });
  await browser.delete(`${KIBBLE}/@self`);
  expect((await write(browser)).body.status).toBe('published');
  await browser.delete(`${KIBBLE}/@self`);
});

test('[PRO-04] the queue needs its key', async () => {
  expect((await moderate('reviews', undefined, 'another-key')).statusCode).toBe(401);
  expect((await moderate('reviews/1/published', { revision: 1 }, 'another-key')).statusCode).toBe(401);
});

test('[PRO-04] the queue can be worked by hand in development', async () => {
  const browser = await buyer();
  await write(browser, { ...REVIEW, title: 'Mail me', text: 'I am pat@example.test, ask me.' });
  const page = await browser.get('/dev/reviews');
  const [action] = /\/dev\/reviews\/\d+\/1\/published/.exec(page.text) ?? [''];
  expect(page.text).toContain('Held for: contact');
  const send = (headers: Record<string, string>) =>
    world.app.inject({
      method: 'POST',
      url: action,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  expect((await send({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await send({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(303);
  expect((await list()).reviewCount).toBe('1');
  await browser.delete(`${KIBBLE}/@self`);
});

test('[PRO-04] a shopper or a guest finds a review helpful once, and takes it back; authors do not vote', async () => {
  const browser = await buyer();
  await write(browser);
  const [{ reviewId }] = (await list()).reviews;
  const [guest, other] = [await world.guest(), await shopper()];
  const path = `${KIBBLE}/${reviewId}/x_helpful`;
  expect((await guest.put(path)).body.helpful).toBe('1');
  expect((await guest.put(path)).body.helpful).toBe('1');
  expect((await other.put(path)).body.helpful).toBe('2');
  expect((await guest.get(`${KIBBLE}/@self`)).body.votes).toEqual([{ reviewId, helpful: '2' }]);
  expect((await guest.delete(path)).body.helpful).toBe('1');
  expect((await guest.delete(path)).body.helpful).toBe('1');
  expect((await browser.put(path)).error.key).toBe('_ERR_OWN_REVIEW');
  expect((await guest.put(`${LITTER}/${reviewId}/x_helpful`)).status).toBe(404);
  expect((await guest.put(`${KIBBLE}/s0/x_helpful`)).status).toBe(404);
  await browser.delete(`${KIBBLE}/@self`);
  expect((await guest.get(`${KIBBLE}/@self`)).body.votes).toEqual([]);
});

const seedLitter = (): Promise<unknown> =>
  world.database.updateTable('product').set({ seeded_reviews: 1 }).where('part_number', '=', 'PN-1010').execute();

test('[PRO-04] reviews of the demonstration add up to their product’s counts, and are filtered, sorted, searched and paged', async () => {
  await seedLitter();
  const all = await list('?pageSize=20', LITTER);
  expect(all.reviews).toHaveLength(12);
  const ratings = all.reviews.map(({ rating }: { rating: string }) => Number(rating));
  expect([3, 4, 5].map((stars) => ratings.filter((rating: number) => rating === stars).length)).toEqual([1, 4, 7]);
  expect(all.petKinds).toEqual([{ kind: 'cat', count: '12' }]);
  expect((await list('?rating=4', LITTER)).recordSetTotal).toBe('4');
  expect((await list('?petKind=dog', LITTER)).recordSetTotal).toBe('0');
  const lowest = await list('?sort=lowest&pageSize=2', LITTER);
  expect(lowest.reviews.map(({ rating }: { rating: string }) => rating)).toEqual(['3', '4']);
  const second = await list('?sort=lowest&pageSize=2&pageNumber=2', LITTER);
  expect(second.reviews[0].reviewId).not.toBe(lowest.reviews[0].reviewId);
  const [word = ''] = all.reviews[0].text.split(/\W/).filter((part: string) => part.length > 4);
  const found = await list(`?searchTerm=${encodeURIComponent(word.toUpperCase())}&pageSize=20`, LITTER);
  expect(found.reviews).toContainEqual(all.reviews[0]);
  expect((await list('?searchTerm=zebra%25', LITTER)).recordSetTotal).toBe('0');
  expect(await list('?pageSize=20', LITTER)).toEqual(all);
});

test('[PRO-04] a shopper’s review counts with those of the demonstration and stands among them', async () => {
  await seedLitter();
  const browser = await buyer('LIT-20');
  await write(browser, { ...REVIEW, rating: 1, title: 'Dusty' }, LITTER);
  expect(await list('?sort=lowest', LITTER)).toMatchObject({
    reviewCount: '13',
    ratingCounts: [1, 0, 1, 4, 7],
    recordSetTotal: '13',
  });
  expect((await list('?sort=lowest', LITTER)).reviews[0]).toMatchObject({ title: 'Dusty', rating: '1' });
  expect((await list('?searchTerm=DUSTY+bowl', LITTER)).reviews).toMatchObject([{ title: 'Dusty' }]);
  const guest = await world.guest();
  const before = Number(
    (await list('?sort=helpful', LITTER)).reviews.find(({ reviewId }: { reviewId: string }) => reviewId === 's3')
      ?.helpful ?? 0,
  );
  expect(Number((await guest.put(`${LITTER}/s3/x_helpful`)).body.helpful)).toBe(before + 1);
  expect(Number((await guest.delete(`${LITTER}/s3/x_helpful`)).body.helpful)).toBe(before);
  await browser.delete(`${LITTER}/@self`);
});

test('[PRO-04] [ACC-07] the reviews of a deleted account are removed, and the averages follow', async () => {
  const browser = await buyer();
  await write(browser, { ...REVIEW, rating: 1 });
  const rows = await world.database.selectFrom('shipment').select('shipment_id').where('status', '=', 'S').execute();
  for (const { shipment_id } of rows) await warehouse(world, `shipments/${shipment_id}/delivered`);
  expect((await browser.post('person/@self/x_delete', { logonPassword: 'Pawsome123' })).status).toBe(200);
  expect(await list()).toMatchObject({ reviews: [], rating: '4.5', reviewCount: '12' });
});

test('[PRO-04] the votes of a shopper are read by one query, however many there are', async () => {
  await seedLitter();
  const [browser, guest] = [await buyer('LIT-20'), await world.guest()];
  await write(browser, REVIEW, LITTER);
  const { reviews } = await list('?pageSize=20', LITTER);
  const readVotes = async () => {
    const queries = jest.spyOn(world.database.getExecutor(), 'executeQuery');
    const { votes } = (await guest.get(`${LITTER}/@self`)).body;
    const { length } = queries.mock.calls;
    queries.mockRestore();
    return { votes, queries: length };
  };
  const [first, ...others] = reviews.map(({ reviewId }: { reviewId: string }) => reviewId);
  const voted = async (reviewId: string) => ({
    reviewId,
    helpful: (await guest.put(`${LITTER}/${reviewId}/x_helpful`)).body.helpful,
  });
  const expected = [await voted(first)];
  const one = await readVotes();
  for (const reviewId of others) expected.push(await voted(reviewId));
  const all = await readVotes();
  expect(all.votes).toHaveLength(13);
  expect(new Set(all.votes)).toEqual(new Set(expected));
  expect(all.queries).toBe(one.queries);
  expect(one.queries).toBeGreaterThan(0);
  await browser.delete(`${LITTER}/@self`);
});
