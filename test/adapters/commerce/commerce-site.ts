import nock from 'nock';
import { makeHttpClient, type HttpClient } from '../../../adapters/http/http-client';
import type { FailingWorld } from '../../contracts/upstream-failures.contract';

const ORIGIN = 'http://commerce.test';
const METHODS = ['get', 'post', 'put', 'delete'] as const;

/** A request as the service sees it: the path below the origin, the query decoded. */
export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: unknown;
}

export type Answer = readonly [status: number, body?: unknown];

const client = (path: string): HttpClient =>
  makeHttpClient({ service: 'commerce', baseUrl: ORIGIN + path, timeoutMs: 10_000 });

/** Clients of the site's parts, as the shop makes them. */
export const transactions = (): HttpClient => client('/wcs/resources/store/10151/');
export const views = (): HttpClient => client('/search/resources/store/10151/');
export const site = (): HttpClient => client('/');

/** From now on the site answers every request by this rule; gives the requests as they come in. */
export const serve = (answer: (seen: Seen) => Answer | Promise<Answer>): ReadonlyArray<Seen> => {
  const all: Seen[] = [];
  nock.cleanAll();
  for (const method of METHODS) {
    nock(ORIGIN)
      .persist()
      [method](/.*/)
      .reply(async (request: Request) => {
        const seen = await read(request);
        all.push(seen);
        const [status, body = ''] = await answer(seen);
        return [status, typeof body === 'string' ? body : JSON.stringify(body), { 'content-type': 'application/json' }];
      });
  }
  return all;
};

const read = async (request: Request): Promise<Seen> => {
  const url = new URL(request.url);
  const text = await request.text();
  return {
    method: request.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
};

/** An error body in the service's own form. */
export const refusal = (
  status: number,
  facts: {
    readonly errorKey?: string;
    readonly errorCode?: string;
    readonly errorMessage?: string;
    readonly errorParameters?: unknown;
  },
): Answer => [status, { errors: [facts] }];

/** The site as it fails: silent, refusing everything, or answering with a list where an object is promised. */
export const failingSite = (calls: FailingWorld['calls']): FailingWorld => ({
  calls,
  goesDown: () => {
    nock.cleanAll();
    for (const method of METHODS) nock(ORIGIN).persist()[method](/.*/).replyWithError('socket hang up');
  },
  refuses: (status) => void serve(() => refusal(status, { errorCode: '9999', errorMessage: 'No.' })),
  talksNonsense: () => void serve(() => [200, []]),
});
