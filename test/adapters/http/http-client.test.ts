import * as E from 'fp-ts/Either';
import nock from 'nock';
import { makeHttpClient, type HttpClientOptions, type HttpOutcome } from '../../../adapters/http/http-client';

const ORIGIN = 'http://commerce.test';

const client = (more: Partial<HttpClientOptions> = {}) =>
  makeHttpClient({ service: 'commerce', baseUrl: `${ORIGIN}/shop/`, timeoutMs: 10_000, ...more });

const GET = { kind: 'public', method: 'GET', path: 'thing' } as const;

/** Does not respond until its caller aborts. */
const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });

describe('a response', () => {
  test('of 2xx has its status, parsed body and headers', async () => {
    nock(ORIGIN)
      .get('/shop/thing')
      .query({ langId: '-1' })
      .reply(201, { a: [1] }, { 'x-kind': 'new' });
    const response = await client()({ ...GET, query: { langId: -1 } })();
    expect(response).toMatchObject(E.right({ status: 201, body: { a: [1] } }));
    expect(E.isRight(response) && response.right.headers.get('x-kind')).toBe('new');
  });

  test.each([
    ['empty', '', 'application/json', undefined],
    ['text', 'hello', 'text/plain', 'hello'],
    ['JSON without a content type', '{"a":1}', '', { a: 1 }],
    ['text without a content type', 'hello', '', 'hello'],
    ['vendor JSON', '{"a":1}', 'application/vnd.shop+json', { a: 1 }],
  ])('that is %s is parsed accordingly', async (_case, body, type, expected) => {
    nock(ORIGIN)
      .get('/shop/thing')
      .reply(200, body, type === '' ? {} : { 'content-type': type });
    expect(await client()(GET)()).toMatchObject(E.right({ body: expected }));
  });

  test('that claims to be JSON and is not is malformed', async () => {
    nock(ORIGIN).get('/shop/thing').reply(200, '<html>', { 'content-type': 'application/json' });
    expect(await client()(GET)()).toEqual(
      E.left({ kind: 'unintelligible', service: 'commerce', problems: ['answer: expected JSON, got something else'] }),
    );
  });

  test('larger than allowed is malformed', async () => {
    nock(ORIGIN)
      .get('/shop/thing')
      .reply(200, `"${'x'.repeat(2_000)}"`);
    expect(await client({ maxResponseBytes: 1_000 })(GET)()).toMatchObject(
      E.left({ problems: ['answer: expected at most 1000 bytes, got more'] }),
    );
  });
});

describe('a refusal', () => {
  const refusal = async (status: number, body: nock.Body, type = 'application/json') => {
    nock(ORIGIN).get('/shop/thing').reply(status, body, { 'content-type': type });
    return client()(GET)();
  };

  test('[ERR-01] carries the first error with both of its codes', async () => {
    const errors = [
      { errorCode: '2550', errorKey: 'ERR_SIGN_ON', errorMessage: 'Sign on first.', errorParameters: 'a,b' },
      { errorCode: '1' },
    ];
    expect(await refusal(401, { errors })).toEqual(
      E.left({
        kind: 'refused',
        service: 'commerce',
        status: 401,
        facts: [],
        codes: ['2550', 'ERR_SIGN_ON'],
        message: 'Sign on first.',
        parameters: ['a', 'b'],
      }),
    );
  });

  test.each([
    ['text', 'logonId', ['logonId']],
    ['a comma-separated list', 'a, b,', ['a', 'b']],
    ['a list', ['a', 7, null], ['a', '7']],
    ['absent', undefined, []],
    ['null', null, []],
  ])('reads parameters given as %s', async (_case, errorParameters, parameters) => {
    expect(await refusal(400, { errors: [{ errorKey: 'K', errorParameters }] })).toMatchObject(E.left({ parameters }));
  });

  test.each([['a number as its code', { errors: [{ errorCode: 2035 }] }, ['2035']]])(
    'reads a body with %s',
    async (_case, body, codes) => {
      expect(await refusal(400, body as nock.Body)).toMatchObject(E.left({ kind: 'refused', codes }));
    },
  );

  test.each([
    ['no errors', { errors: [] }],
    ['empty errors', { errors: [{}] }],
    ['a list', [1, 2]],
    ['null', 'null'],
    ['nothing', ''],
  ])('[ERR-05] of a body with %s uses the status text as code and message', async (_case, body) => {
    const response = new Response(JSON.stringify(body), { status: 502, statusText: 'Bad Gateway' });
    expect(await client({ fetch: async () => response })(GET)()).toEqual(
      E.left({
        kind: 'refused',
        service: 'commerce',
        status: 502,
        facts: [],
        codes: ['Bad Gateway'],
        message: 'Bad Gateway',
        parameters: [],
        isLocal: true,
      }),
    );
  });

  test("with a search service's plain message has that message", async () => {
    expect(await refusal(400, { message: 'page must be a number' })).toMatchObject(
      E.left({ message: 'page must be a number' }),
    );
  });

  test('with an HTML page is still a refusal', async () => {
    expect(await refusal(502, '<html>Bad gateway</html>', 'text/html')).toMatchObject(
      E.left({ kind: 'refused', status: 502, isLocal: true }),
    );
  });

  test('is the result of a redirect, which is not followed', async () => {
    nock(ORIGIN).get('/shop/thing').reply(302, '', { location: 'http://elsewhere.test/' });
    expect(await client()(GET)()).toMatchObject(E.left({ kind: 'refused', status: 302 }));
  });
});

describe('no response', () => {
  test('from a broken connection is unreachable', async () => {
    nock(ORIGIN).get('/shop/thing').replyWithError('socket hang up');
    expect(await client()(GET)()).toEqual(E.left({ kind: 'unreachable', service: 'commerce', cause: 'network' }));
  });

  test('ends the call when the caller aborts', async () => {
    const caller = new AbortController();
    const response = client({ fetch: silent })({ ...GET, signal: caller.signal })();
    caller.abort();
    expect(await response).toMatchObject(E.left({ cause: 'aborted' }));
  });
});

test('in time aborts the call', async () => {
  expect(await client({ fetch: silent })({ ...GET, timeoutMs: 1 })()).toEqual(
    E.left({ kind: 'unreachable', service: 'commerce', cause: 'timed-out' }),
  );
});

describe('a request', () => {
  test('sends its body as JSON with the headers of the client and the call', async () => {
    const seen: Array<[unknown, string | null]> = [];
    nock(ORIGIN, { reqheaders: { cookie: 'WC_A=1', 'x-a': 'b', 'content-type': 'application/json' } })
      .post('/shop/thing')
      .reply(200, async (request: Request) => {
        seen.push([await request.json(), request.headers.get('accept')]);
        return {};
      });
    const http = client({ headers: () => ({ cookie: 'WC_A=1' }) });
    expect(
      E.isRight(
        await http({ kind: 'essential', method: 'POST', path: 'thing', body: { a: null }, headers: { 'x-a': 'b' } })(),
      ),
    ).toBe(true);
    expect(seen).toEqual([[{ a: null }, 'application/json']]);
  });

  test('reports the outcome and the headers of each attempt to an observer', async () => {
    const seen: HttpOutcome[] = [];
    nock(ORIGIN).get('/shop/thing').reply(400, {}, { 'set-cookie': 'WC_A=1' });
    nock(ORIGIN).get('/shop/thing').replyWithError('gone');
    const http = client({ observe: (outcome) => seen.push(outcome) });
    await http(GET)();
    await http(GET)();
    expect(seen.map(({ status, failure }) => [status, failure])).toEqual([
      [400, 'refused'],
      [undefined, 'unreachable'],
    ]);
    expect(seen[0]?.headers?.getSetCookie()).toEqual(['WC_A=1']);
  });
});

describe('retries', () => {
  const retry = { times: 2, baseMs: 100, fraction: () => 0.5 };

  /** Responds with these statuses one after another and counts the requests. */
  const answering = (...statuses: number[]) => {
    const requested: number[] = [];
    const fetching: typeof fetch = async () => {
      const status = statuses[requested.length] ?? 200;
      requested.push(Date.now());
      if (status === 0) throw new TypeError('network');
      return new Response('{}', { status });
    };
    return { fetch: fetching, requestsMade: requested };
  };

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('a read with growing delays and jitter', async () => {
    const service = answering(0, 503, 200);
    const began = Date.now();
    const response = client({ ...service, retry })(GET)();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await response).toMatchObject(E.right({ status: 200 }));
    expect(service.requestsMade.map((at) => at - began)).toEqual([0, 50, 150]);
  });

  test('a call marked as a read with any method', async () => {
    const service = answering(503, 200);
    const response = client({ ...service, retry })({
      kind: 'essential',
      method: 'POST',
      path: 'question',
      body: {},
      isRead: true,
    })();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await response).toMatchObject(E.right({ status: 200 }));
    expect(service.requestsMade).toHaveLength(2);
  });

  test('and returns the last failure after the last attempt', async () => {
    const service = answering(503, 502, 504, 200);
    const response = client({ ...service, retry })(GET)();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await response).toMatchObject(E.left({ kind: 'refused', status: 504 }));
    expect(service.requestsMade).toHaveLength(3);
  });

  test.each([
    ['a refusal', GET, 400],
    ['a server error', GET, 500],
    ['a call that may have taken effect', { kind: 'essential', method: 'POST', path: 'thing' } as const, 503],
  ])('no call after %s', async (_case, request, status) => {
    const service = answering(status, 200);
    expect(await client({ ...service, retry })(request)()).toMatchObject(E.left({ status }));
    expect(service.requestsMade).toHaveLength(1);
  });
});
