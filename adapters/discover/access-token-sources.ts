import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { ACCESS_TOKEN_PATH, type AccessTokenSource } from '../../core/search/access/access-token';
import type { Clock } from '../../core/shared/clock';
import { decode } from '../http/decode';
import type { HttpClient } from '../http/http-client';
import { accessTokenWire, grantedAt, grantWire, toAccessToken } from './access-token-wire';
import { SEARCH } from './discover-client';

/** Requests tokens from the shop's own site; for browsers, which have no key. */
export const siteTokenSource = (site: HttpClient): AccessTokenSource => ({
  newToken: pipe(
    site({ kind: 'public', method: 'GET', path: ACCESS_TOKEN_PATH.slice(1) }),
    TE.chainEitherKW(({ body }) => decode(SEARCH, accessTokenWire)(body)),
    TE.map(toAccessToken),
  ),
});

/** Requests tokens from the service itself; for the shop's server, which has the key. */
export const keyTokenSource = (service: HttpClient, apiKey: string, clock: Clock): AccessTokenSource => ({
  newToken: pipe(
    TE.Do,
    TE.bind('requestedAt', () => TE.fromIO(clock)),
    TE.bindW('response', () =>
      service({
        kind: 'public',
        method: 'POST',
        path: 'account/1/access-token',
        headers: { 'x-api-key': apiKey },
        body: { scope: ['search-rec', 'event'] },
      }),
    ),
    TE.bindW('grant', ({ response }) => TE.fromEither(decode(SEARCH, grantWire)(response.body))),
    TE.map(({ requestedAt, grant }) => grantedAt(requestedAt, grant)),
  ),
});
