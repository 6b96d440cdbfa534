import { inMemoryTokenStore } from '../../adapters/discover/access-token-stores';
import { keyTokenSource } from '../../adapters/discover/access-token-sources';
import type { HttpClient } from '../../adapters/http/http-client';
import { makeAccessTokens, type AccessTokens } from '../../core/search/access/access-token';
import type { Clock } from '../../core/shared/clock';

/** A token that is sent to a browser is valid for at least this long. */
const MARGIN_MS = 60_000;

/** Makes the token of this server and of all browsers, fetched with the key that stays on the server (SRC-07). */
export const serverAccessTokens = (service: HttpClient, apiKey: string, clock: Clock): AccessTokens =>
  makeAccessTokens({
    source: keyTokenSource(service, apiKey, clock),
    memory: inMemoryTokenStore(),
    clock,
    marginMs: MARGIN_MS,
  });
