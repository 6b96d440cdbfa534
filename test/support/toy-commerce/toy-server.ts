import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ToyCatalogue } from './toy-catalogue.ts';
import { fieldsOf, quantityField, textField } from './toy-input.ts';
import { ToyProblem } from './toy-problem.ts';
import { TOY_PRODUCTS, type ToyProduct } from './toy-products.ts';
import { ToyShoppers, type ToyVisitor } from './toy-shoppers.ts';

export interface ToyCommerceOptions {
  /** 0, the default, selects a free port. */
  readonly port?: number;
  readonly products?: ReadonlyArray<ToyProduct>;
}

/** A running engine. */
export interface ToyCommerce {
  readonly origin: string;
  /** Each request so far with its status, such as `GET /v1/products?q=dog 200`; the newest 10,000. */
  readonly requests: ReadonlyArray<string>;
  readonly setStock: (sku: string, stock: number) => void;
  readonly close: () => Promise<void>;
}

interface Call {
  /** The path segments that match `*` in the route. */
  readonly segments: ReadonlyArray<string>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly visitor: ToyVisitor;
}

interface Answer {
  readonly status: number;
  readonly body?: unknown;
  /** Cookies by name. An empty value removes the cookie. */
  readonly cookies?: Readonly<Record<string, string>>;
}

type Handle = (call: Call) => Answer;

const MAX_BODY_BYTES = 16 * 1024;
const MAX_REQUESTS = 10_000;
const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,120}$/;
const PASSWORD = /^.{8,72}$/;
const PHONE = /^\+?[\d ().-]{7,20}$/;
const NAMES = ['email', 'password', 'first_name', 'last_name', 'phone'];

/** Starts the engine on the loopback address. */
export const startToyCommerce = async (options: ToyCommerceOptions = {}): Promise<ToyCommerce> => {
  const catalogue = new ToyCatalogue(options.products ?? TOY_PRODUCTS);
  const routes = routesOf(catalogue, new ToyShoppers(catalogue));
  const requests: string[] = [];
  const server = createServer((request, response) => {
    void answerTo(request, routes).then((answer) => {
      requests.push(`${request.method} ${request.url} ${answer.status}`);
      if (requests.length > MAX_REQUESTS) requests.shift();
      send(response, answer);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    setStock: (sku, stock) => catalogue.setStock(sku, stock),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** Returns the routes by method and path; `*` matches one segment. */
const routesOf = (catalogue: ToyCatalogue, shoppers: ToyShoppers): ReadonlyMap<string, Handle> =>
  new Map<string, Handle>([
    ['GET /', () => ({ status: 200, body: { engine: 'toy' } })],
    ['GET /v1/categories', () => ({ status: 200, body: catalogue.categories() })],
    ['GET /v1/products', ({ query }) => ({ status: 200, body: catalogue.list(query) })],
    ['GET /v1/products/*', ({ segments: [slug = ''] }) => ({ status: 200, body: catalogue.product(slug) })],
    ...cartRoutes(shoppers),
    ...accountRoutes(shoppers),
  ]);

const cartRoutes = (shoppers: ToyShoppers): ReadonlyArray<readonly [string, Handle]> => [
  ['POST /v1/carts', () => ({ status: 201, body: shoppers.newCart(), cookies: { toy_session: '' } })],
  ['GET /v1/carts/*', ({ visitor, segments: [cart = ''] }) => ({ status: 200, body: shoppers.cart(visitor, cart) })],
  [
    'POST /v1/carts/*/owner',
    ({ visitor, segments: [cart = ''] }) => ({ status: 200, body: shoppers.takeCart(visitor, cart) }),
  ],
  [
    'POST /v1/carts/*/lines',
    ({ visitor, body, segments: [cart = ''] }) => {
      const fields = fieldsOf(body, ['sku', 'quantity']);
      return { status: 201, body: shoppers.addLine(visitor, cart, textField(fields, 'sku'), quantityField(fields)) };
    },
  ],
  [
    'PATCH /v1/carts/*/lines/*',
    ({ visitor, body, segments: [cart = '', line = ''] }) => ({
      status: 200,
      body: shoppers.setLine(visitor, cart, line, quantityField(fieldsOf(body, ['quantity']))),
    }),
  ],
  [
    'DELETE /v1/carts/*/lines/*',
    ({ visitor, segments: [cart = '', line = ''] }) => ({
      status: 200,
      body: shoppers.removeLine(visitor, cart, line),
    }),
  ],
];

const accountRoutes = (shoppers: ToyShoppers): ReadonlyArray<readonly [string, Handle]> => [
  [
    'POST /v1/customers',
    ({ visitor, body }) => {
      const fields = fieldsOf(body, NAMES);
      const facts = {
        email: textField(fields, 'email', EMAIL).toLowerCase(),
        first_name: textField(fields, 'first_name'),
        last_name: textField(fields, 'last_name'),
        phone: textField(fields, 'phone', PHONE).replace(/\D/g, ''),
      };
      const { session, customer } = shoppers.register(visitor, facts, textField(fields, 'password', PASSWORD));
      return { status: 201, body: customer, cookies: { toy_session: session } };
    },
  ],
  [
    'POST /v1/sessions',
    ({ visitor, body }) => {
      const fields = fieldsOf(body, ['email', 'password']);
      const email = textField(fields, 'email').toLowerCase();
      const { session, customer } = shoppers.signIn(visitor, email, textField(fields, 'password'));
      return { status: 201, body: customer, cookies: { toy_session: session } };
    },
  ],
  [
    'DELETE /v1/sessions/current',
    ({ visitor }) => {
      shoppers.signOut(visitor);
      return { status: 204, cookies: { toy_session: '' } };
    },
  ],
  ['GET /v1/customers/me/cart', ({ visitor }) => ({ status: 200, body: shoppers.ownCart(visitor) })],
  ['GET /v1/customers/me', ({ visitor }) => ({ status: 200, body: shoppers.customer(visitor) })],
];

const answerTo = async (request: IncomingMessage, routes: ReadonlyMap<string, Handle>): Promise<Answer> => {
  try {
    const url = new URL(request.url ?? '/', 'http://toy.invalid');
    const route = routeOf(routes, request.method ?? 'GET', url.pathname);
    if (route === undefined) throw new ToyProblem(404, 'path_unknown', 'There is no such path.');
    const { handle, segments } = route;
    const visitor = visitorOf(request.headers.cookie ?? '');
    return handle({ segments, query: url.searchParams, body: await bodyOf(request), visitor });
  } catch (error) {
    const problem = error instanceof ToyProblem ? error : new ToyProblem(500, 'failure', 'The engine failed.');
    return { status: problem.status, body: problem.body };
  }
};

const routeOf = (
  routes: ReadonlyMap<string, Handle>,
  method: string,
  path: string,
): { readonly handle: Handle; readonly segments: ReadonlyArray<string> } | undefined => {
  const asked = `${method} ${path}`.split('/');
  for (const [route, handle] of routes) {
    const parts = route.split('/');
    const isMatch =
      parts.length === asked.length &&
      parts.every((part, index) => (part === '*' ? asked[index] !== '' : part === asked[index]));
    if (!isMatch) continue;
    const open = asked.filter((_, index) => parts[index] === '*');
    return { handle, segments: open.map(decodedSegment) };
  }
  return undefined;
};

const decodedSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new ToyProblem(400, 'invalid_path', 'The path is not encoded as it has to be.');
  }
};

const visitorOf = (header: string): ToyVisitor => {
  const cookies = new Map(
    header.split(/;\s*/).map((pair) => [pair.split('=', 1)[0], pair.slice(pair.indexOf('=') + 1)]),
  );
  return { session: cookies.get('toy_session') || undefined };
};

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const buffer = Buffer.from(chunk as Uint8Array);
    bytes += buffer.length;
    if (bytes > MAX_BODY_BYTES) throw new ToyProblem(413, 'body_too_large', 'The body is too large.');
    chunks.push(buffer);
  }
  if (bytes === 0) return undefined;
  try {
    return JSON.parse(Buffer.concat(chunks).toString()) as unknown;
  } catch {
    throw new ToyProblem(400, 'invalid_body', 'The body is not JSON.');
  }
};

const send = (response: ServerResponse, { status, body, cookies = {} }: Answer): void => {
  const lines = Object.entries(cookies).map(([name, value]) => {
    const lifetime = value === '' ? '; Max-Age=0' : '';
    return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${lifetime}`;
  });
  response.writeHead(status, {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(lines.length === 0 ? {} : { 'set-cookie': lines }),
  });
  response.end(body === undefined ? undefined : JSON.stringify(body));
};
