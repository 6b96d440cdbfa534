import { startToyCommerce, type ToyCommerce } from '../../support/toy-commerce/toy-server';

let toy: ToyCommerce;
beforeAll(async () => {
  toy = await startToyCommerce();
});
afterAll(() => toy.close());

const JSON_TYPE = { 'content-type': 'application/json' };

const post = (path: string, body: string): Promise<Response> =>
  fetch(toy.origin + path, { method: 'POST', headers: JSON_TYPE, body });

const typeOf = async (response: Response): Promise<readonly [number, unknown]> => [
  response.status,
  ((await response.json()) as { readonly type?: unknown }).type,
];

test('the toy engine sells thirty products in three categories, each price in cents', async () => {
  const { categories } = (await (await fetch(`${toy.origin}/v1/categories`)).json()) as {
    readonly categories: ReadonlyArray<{ readonly slug: string; readonly products: number }>;
  };
  expect(categories.map(({ slug, products }) => [slug, products])).toEqual([
    ['dog', 10],
    ['cat', 10],
    ['fish', 10],
  ]);
  expect(await (await fetch(`${toy.origin}/v1/products?q=salmon`)).json()).toMatchObject({
    total: 1,
    products: [{ slug: 'dog-salmon-kibble', options: [{ price_cents: 499 }, { price_cents: 999 }] }],
  });
});

test('the toy engine gives its client an unguessable cart id', async () => {
  const response = await post('/v1/carts', '');
  expect(await response.json()).toMatchObject({ id: expect.stringMatching(/^cart_[\w-]{36}$/), lines: [] });
  expect(response.headers.getSetCookie().join()).not.toContain('cart');
});

test('the cart of an account requires its session, not only its id', async () => {
  const person = { email: 'kim@example.test', password: 'Pawsome123', first_name: 'Kim', last_name: 'Low' };
  const made = await post('/v1/customers', JSON.stringify({ ...person, phone: '5555550100' }));
  const cookie = (made.headers.getSetCookie()[0] ?? '').split(';', 1)[0] ?? '';
  const own = (await (await fetch(`${toy.origin}/v1/customers/me/cart`, { headers: { cookie } })).json()) as {
    readonly id: string;
  };
  const path = `${toy.origin}/v1/carts/${own.id}`;
  expect((await fetch(path, { headers: { cookie } })).status).toBe(200);
  expect(await typeOf(await fetch(path))).toEqual([401, 'cart_missing']);
});

test.each([
  ['invalid JSON', '/v1/customers', '{', 400, 'invalid_body'],
  ['a list', '/v1/customers', '[]', 400, 'invalid_body'],
  ['an unknown field', '/v1/sessions', '{"admin":true}', 400, 'unknown_field'],
  ['an oversized body', '/v1/sessions', `{"email":"${'a'.repeat(20_000)}"}`, 413, 'body_too_large'],
  ['an unknown path', '/v1/orders', '{}', 404, 'path_unknown'],
  ['a change of a missing cart', '/v1/carts/cart_1/lines', '{"sku":"CAT-002","quantity":1}', 401, 'cart_missing'],
])('the toy engine refuses %s', async (_case, path, body, status, type) => {
  expect(await typeOf(await post(path, body))).toEqual([status, type]);
});

test('the toy engine records what was requested, with its status', async () => {
  await fetch(`${toy.origin}/wcs/resources/store/1/cart`);
  expect(toy.requests.at(-1)).toBe('GET /wcs/resources/store/1/cart 404');
});
