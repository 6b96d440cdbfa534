import type { InjectOptions, LightMyRequestResponse } from 'fastify';

/** Parsed JSON, as the test reads it. */
type Json = ReturnType<typeof JSON.parse>;

export interface Answer {
  readonly status: number;
  readonly body: Json;
  readonly text: string;
  readonly headers: LightMyRequestResponse['headers'];
  readonly cookies: LightMyRequestResponse['cookies'];
  /** First error of the envelope, with its parameters in one list. */
  readonly error: {
    readonly key: string;
    readonly code: string;
    readonly message: string;
    readonly parameters: string[];
  };
}

type Headers = Readonly<Record<string, string>>;

/** A shopper's browser: keeps the cookies it is given and sends them back. */
export interface Browser {
  readonly jar: Map<string, string>;
  /** Sent with every request. */
  readonly headers: Record<string, string>;
  get(path: string, headers?: Headers): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Headers): Promise<Answer>;
  put(path: string, body?: unknown, headers?: Headers): Promise<Answer>;
  delete(path: string, headers?: Headers): Promise<Answer>;
  signIn(logonId: string, password: string): Promise<Answer>;
  signOut(): Promise<Answer>;
  add(partNumber: string, quantity?: string | number, more?: Readonly<Record<string, string>>): Promise<Answer>;
  /** Quantity by part number. */
  cart(): Promise<Readonly<Record<string, number>>>;
}

export const TRANSACTION = '/wcs/resources/store/10151/';

const toResponse = (response: LightMyRequestResponse): Answer => {
  const type = String(response.headers['content-type'] ?? '');
  const body: Json = type.startsWith('application/json') ? response.json() : {};
  const first = body.errors?.[0] ?? {};
  return {
    status: response.statusCode,
    body,
    text: response.body,
    headers: response.headers,
    cookies: response.cookies,
    error: {
      key: first.errorKey ?? '',
      code: first.errorCode ?? '',
      message: first.errorMessage ?? '',
      parameters: [first.errorParameters ?? []].flat(),
    },
  };
};

/** A browser that talks to the backend through `send`. */
export const makeBrowser = (send: (options: InjectOptions) => Promise<LightMyRequestResponse>): Browser => {
  const jar = new Map<string, string>();
  const headers: Record<string, string> = {};

  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, more: Headers = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const response = await send({
      method,
      url: path.startsWith('/') ? path : TRANSACTION + path,
      headers: {
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
        ...more,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) jar.delete(name);
      else jar.set(name, value);
    }
    return toResponse(response);
  };

  const post: Browser['post'] = (path, body, more) => call('POST', path, body, more);
  return {
    jar,
    headers,
    get: (path, more) => call('GET', path, undefined, more),
    post,
    put: (path, body, more) => call('PUT', path, body, more),
    delete: (path, more) => call('DELETE', path, undefined, more),
    signIn: (logonId, logonPassword) => post('loginidentity?updateCookies=true', { logonId, logonPassword }),
    signOut: () => post('loginidentity/@self?updateCookies=true', undefined, { 'X-HTTP-Method-Override': 'DELETE' }),
    add: (partNumber, quantity = '1', more = {}) =>
      post('cart', { orderId: '.', orderItem: [{ partNumber, quantity, ...more }] }),
    cart: async () => {
      const { body } = await call('GET', 'cart/@self');
      const items: readonly { partNumber: string; quantity: string }[] = body.orderItem ?? [];
      return Object.fromEntries(items.map((item) => [item.partNumber, Number(item.quantity)]));
    },
  };
};
