import { makeDiscoverClient, type DiscoverClientOptions } from '../../adapters/discover/discover-client';
import { DiscoverProductSearch } from '../../adapters/discover/discover-product-search';
import { DiscoverRecommendations } from '../../adapters/discover/discover-recommendations';
import { DiscoverSuggestions } from '../../adapters/discover/discover-suggestions';
import type { AccessTokens } from '../../core/search/access/access-token';
import { makeWithAccessToken } from '../../core/search/access/with-access-token';
import type { SearchPorts } from '../backend/ports';

export interface DiscoverSetup extends Omit<DiscoverClientOptions, 'withAccessToken'> {
  readonly accessTokens: AccessTokens;
}

/** Makes the search with the search and recommendation service (SRC-07). */
export const discoverAdapters = ({ accessTokens, ...parts }: DiscoverSetup): SearchPorts => {
  const client = makeDiscoverClient({ ...parts, withAccessToken: makeWithAccessToken(accessTokens) });
  return {
    productSearch: new DiscoverProductSearch(client),
    recommendations: new DiscoverRecommendations(client),
    suggestions: new DiscoverSuggestions(client),
  };
};
