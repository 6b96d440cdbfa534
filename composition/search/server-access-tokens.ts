import { inMemoryTokenStore } from '../../adapters/discover/access-token-stores';
import { keyTokenSource } from '../../adapters/discover/access-token-sources';
import type { HttpClient } from '../../adapters/http/http-client';
import { makeAccessTokens, type AccessTokens } from '../../core/search/access/access-token';
import type { Clock } from '../../core/shared/clock';

/** A browser that is given a token has at least this long to use it. */
const MARGIN_MS = 60_000;

/** One token for this server and all the browsers that ask it, had with the key that stays here (SRC-07). */
export const serverAccessTokens = (service: HttpClient, apiKey: string, clock: Clock): AccessTokens =>
  makeAccessTokens({
    source: keyTokenSource(service, apiKey, clock),
    memory: inMemoryTokenStore(),
    clock,
    marginMs: MARGIN_MS,
  });
