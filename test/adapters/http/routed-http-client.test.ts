import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { HttpResponse, HttpClient, HttpRequest } from '../../../adapters/http/http-client';
import { routedHttpClient } from '../../../adapters/http/routed-http-client';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import { aRefusal } from '../../builders/upstream-failure';

const GET: HttpRequest = { kind: 'personal', method: 'GET', path: 'thing' };
const REFUSAL = aRefusal({ codes: ['2510'] });
const ANSWER: HttpResponse = { status: 200, body: {}, headers: new Headers() };

const world = (http: HttpClient) => {
  const routed: UpstreamFailure[] = [];
  const client = routedHttpClient(http, (failure) => () => void routed.push(failure));
  return { client, routed };
};

test('[ERR-01] passes a failure to the router once and on to the caller', async () => {
  const { client, routed } = world(() => TE.left(REFUSAL));
  expect(await client(GET)()).toEqual(E.left(REFUSAL));
  expect(routed).toEqual([REFUSAL]);
});

test('[ERR-01] does not pass a response to the router', async () => {
  const { client, routed } = world(() => TE.right(ANSWER));
  expect(await client(GET)()).toEqual(E.right(ANSWER));
  expect(routed).toEqual([]);
});

test('[ERR-01] does not route a refusal that the caller expects', async () => {
  const { client, routed } = world(() => TE.left(REFUSAL));
  expect(await client({ ...GET, isExpectedRefusal: (failure) => failure === REFUSAL })()).toEqual(E.left(REFUSAL));
  expect(routed).toEqual([]);
});
