import nock from 'nock';
import { readCommerceRefusal } from '../../../adapters/commerce/shop-facts';
import { makeHttpClient, type HttpClient } from '../../../adapters/http/http-client';
import type { ShopFact } from '../../../core/shared/shop-fact';
import type { Refused } from '../../../core/shared/upstream-failure';
import type { FailingWorld } from '../../contracts/upstream-failures.contract';

const ORIGIN = 'http://commerce.test';
const METHODS = ['get', 'post', 'put', 'delete'] as const;

/** A request as the service receives it: the path below the origin, the query decoded. */
export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: unknown;
}

export type Answer = readonly [status: number, body?: unknown];

const client = (path: string): HttpClient =>
  makeHttpClient({
    service: 'commerce',
    baseUrl: ORIGIN + path,
    timeoutMs: 10_000,
    readRefusal: readCommerceRefusal,
  });

/** Clients of the site's parts, as the shop makes them. */
export const transactions = (): HttpClient => client('/wcs/resources/store/10151/');
export const views = (): HttpClient => client('/search/resources/store/10151/');
export const site = (): HttpClient => client('/');

/** Makes the site respond to every request by this rule from now on. Returns the requests as they arrive. */
export const serve = (response: (seen: Seen) => Answer | Promise<Answer>): ReadonlyArray<Seen> => {
  const all: Seen[] = [];
  nock.cleanAll();
  for (const method of METHODS) {
    nock(ORIGIN)
      .persist()
      [method](/.*/)
      .reply(async (request: Request) => {
        const seen = await read(request);
        all.push(seen);
        const [status, body = ''] = await response(seen);
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

/** An error body in the service's format. */
export const refusal = (
  status: number,
  facts: {
    readonly errorKey?: string | undefined;
    readonly errorCode?: string | undefined;
    readonly errorMessage?: string | undefined;
    readonly errorParameters?: unknown;
  },
): Answer => [status, { errors: [facts] }];

/** The service's error codes for the refusals of fakes (contracts: errors). */
const WIRE_FORMS: ReadonlyArray<readonly [ShopFact, Parameters<typeof refusal>[1]]> = [
  ['account-locked', { errorCode: '2490', errorKey: '_ERR_AUTHENTICATION_ERROR' }],
  ['email-taken', { errorCode: '2030', errorKey: '_ERR_LOGONID_ALREDY_EXIST', errorParameters: 'logonId' }],
  ['pals-number-refused', { errorKey: '_ERR_PALS_NUMBER_INVALID', errorParameters: 'xppro_userField2' }],
  ['captcha-refused', { errorKey: '_ERR_CAPTCHA_INVALID', errorParameters: 'xcred_demographicField5' }],
  ['code-refused', { errorKey: '_ERR_VALIDATION_CODE_INVALID', errorParameters: 'validationCode' }],
  ['link-refused', { errorKey: '_ERR_SIGN_IN_LINK_INVALID', errorParameters: 'code' }],
  ['password-refused', { errorCode: '2030', errorKey: '_ERR_AUTHENTICATION_MINIMUMLENGTH_PASSWORD' }],
];

/** A fake's refusal in the service's format. */
export const onTheWire = (failure: { readonly kind: string }): Answer => {
  if (!isRefused(failure)) throw new Error(`the fake fails with ${failure.kind}, which has no wire form`);
  const { status, facts, message } = failure;
  const form = WIRE_FORMS.find(([fact]) => facts.includes(fact))?.[1] ?? { errorKey: '_ERR_OTHER' };
  return refusal(status, { ...form, errorMessage: message });
};

const isRefused = (failure: { readonly kind: string }): failure is Refused => failure.kind === 'refused';

/** A failing site: it does not respond, refuses everything, or returns a list instead of an object. */
export const failingSite = (calls: FailingWorld['calls']): FailingWorld => ({
  calls,
  goesDown: () => {
    nock.cleanAll();
    for (const method of METHODS) nock(ORIGIN).persist()[method](/.*/).replyWithError('socket hang up');
  },
  refuses: (status) => void serve(() => refusal(status, { errorCode: '9999', errorMessage: 'No.' })),
  talksNonsense: () => void serve(() => [200, []]),
});
