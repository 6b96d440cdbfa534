import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as E from 'fp-ts/Either';
import type { Agent } from 'undici';
import { makeHttpClient, type HttpClient, type HttpOutcome } from '../../../adapters/http/http-client';
import { makeUndiciFetch } from '../../../adapters/server/upstream/undici-fetch';
import { makeUpstreamAgent } from '../../../adapters/server/upstream/upstream';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let service: Server;
let agent: Agent;
const outcomes: HttpOutcome[] = [];

const asking = async (response: Answer, more: { maxResponseBytes?: number; timeoutMs?: number } = {}) => {
  service = createServer(response);
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  agent = makeUpstreamAgent();
  const client: HttpClient = makeHttpClient({
    service: 'commerce',
    baseUrl: `http://127.0.0.1:${(service.address() as AddressInfo).port}/shop/`,
    timeoutMs: 5_000,
    observe: (outcome) => void outcomes.push(outcome),
    fetch: makeUndiciFetch(agent),
    ...more,
  });
  return client;
};

afterEach(async () => {
  outcomes.length = 0;
  await agent.destroy();
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

const GET = { kind: 'personal', method: 'GET', path: 'thing?a=1', query: { b: 2 } } as const;
const JSON_TYPE = { 'content-type': 'application/json' };

test('returns status, body and headers, with each cookie separate', async () => {
  const client = await asking((request, response) => {
    response.setHeader('set-cookie', ['a=1; Path=/', 'b=2; Path=/']);
    response.writeHead(201, { ...JSON_TYPE, 'x-kind': 'new' }).end(JSON.stringify({ requested: request.url }));
  });
  const reply = await client(GET)();
  expect(reply).toMatchObject(E.right({ status: 201, body: { requested: '/shop/thing?a=1&b=2' } }));
  expect(E.isRight(reply) && [reply.right.headers.get('X-Kind'), reply.right.headers.get('x-none')]).toEqual([
    'new',
    null,
  ]);
  expect(outcomes[0]?.headers?.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
});

test('sends a request unchanged', async () => {
  const client = await asking((request, response) => {
    let text = '';
    request
      .on('data', (chunk) => (text += chunk))
      .on('end', () => {
        const { cookie } = request.headers;
        response.writeHead(200, JSON_TYPE).end(JSON.stringify([request.method, cookie, JSON.parse(text)]));
      });
  });
  const reply = await client({
    kind: 'personal',
    method: 'POST',
    path: 'thing',
    body: { é: '✓' },
    headers: { cookie: 'a=1' },
  })();
  expect(reply).toMatchObject(E.right({ body: ['POST', 'a=1', { é: '✓' }] }));
});

test.each([
  ['br', brotliCompressSync],
  ['gzip', gzipSync],
  ['identity', (body: Buffer) => body],
] as const)('reads a response compressed with %s', async (encoding, pack) => {
  const client = await asking((_, response) =>
    response
      .writeHead(200, { ...JSON_TYPE, 'content-encoding': encoding })
      .end(pack(Buffer.from('{"packed":"ünïcode"}'))),
  );
  expect(await client(GET)()).toMatchObject(E.right({ body: { packed: 'ünïcode' } }));
});

test('returns a refusal and follows no redirect', async () => {
  const client = await asking((request, response) =>
    request.url?.includes('moved')
      ? response.writeHead(302, { location: '/elsewhere' }).end()
      : response.writeHead(409, JSON_TYPE).end('{"errors":[{"errorCode":"E1","errorKey":"_E"}]}'),
  );
  expect(await client(GET)()).toMatchObject(E.left({ kind: 'refused', status: 409 }));
  expect(await client({ kind: 'personal', method: 'GET', path: 'moved' })()).toMatchObject(
    E.left({ kind: 'refused', status: 302 }),
  );
});

test('fails for a response that is too large, breaks off or times out', async () => {
  const client = await asking(
    (request, response) => {
      response.writeHead(200, JSON_TYPE).write('"');
      if (request.url?.includes('large')) response.end(`${'x'.repeat(2_000)}"`);
      if (request.url?.includes('broken')) setImmediate(() => response.destroy());
    },
    { maxResponseBytes: 1_000 },
  );
  expect(await client({ kind: 'personal', method: 'GET', path: 'large' })()).toMatchObject(
    E.left({ kind: 'unintelligible' }),
  );
  expect(await client({ kind: 'personal', method: 'GET', path: 'broken' })()).toMatchObject(
    E.left({ cause: 'network' }),
  );
  expect(await client({ kind: 'personal', method: 'GET', path: 'silent', timeoutMs: 300 })()).toMatchObject(
    E.left({ cause: 'timed-out' }),
  );
  expect(
    await client({ kind: 'personal', method: 'GET', path: 'silent', signal: AbortSignal.abort() })(),
  ).toMatchObject(E.left({ cause: 'aborted' }));
});
