import autocannon from 'autocannon';

export const CONNECTIONS = 20;

/**
 * Sends requests for some seconds over twenty connections, as many as possible or `rate` of them per second.
 * `requestOf(number)` returns `{ path, method?, headers?, body? }`. Rejects when a response is an error, which would
 * measure how fast the shop fails.
 */
export const underLoad = async ({ origin, seconds, requestOf, connections = CONNECTIONS, rate }) => {
  let sent = 0;
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    ...(rate === undefined ? {} : { overallRate: rate }),
    requests: [{ setupRequest: (request) => ({ ...request, ...requestOf(sent++) }) }],
  });
  const { non2xx, errors, timeouts } = result;
  if (non2xx + errors + timeouts > 0) {
    throw new Error(
      `${origin}: ${non2xx} refused, ${errors} broken, ${timeouts} timed out of ${result.requests.total}`,
    );
  }
  if (result.requests.total === 0) throw new Error(`${origin} sent no response within ${seconds} s`);
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    total: result.requests.total,
  };
};

/** Keeps a shopper's cookies over plain requests. */
export class Shopper {
  #cookies = new Map();

  constructor(origin) {
    this.origin = origin;
  }

  get cookie() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Sends one request; rejects when the response is an error. */
  async send(method, path, { type, body } = {}) {
    const response = await fetch(this.origin + path, {
      method,
      body,
      redirect: 'manual',
      headers: { cookie: this.cookie, origin: this.origin, ...(type === undefined ? {} : { 'content-type': type }) },
    });
    if (response.status >= 400) throw new Error(`${method} ${path} failed with status ${response.status}`);
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined) this.#cookies.set(name, value);
    }
    return response;
  }

  post(path, form) {
    return this.send('POST', path, {
      type: 'application/x-www-form-urlencoded',
      body: new URLSearchParams(form).toString(),
    });
  }

  postJson(path, body) {
    return this.send('POST', path, { type: 'application/json', body: JSON.stringify(body) });
  }
}
