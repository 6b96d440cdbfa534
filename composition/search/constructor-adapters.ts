import { makeConstructorClient, type ConstructorOptions } from '../../adapters/constructor/constructor-client';
import { ConstructorProductSearch } from '../../adapters/constructor/constructor-product-search';
import { ConstructorRecommendations } from '../../adapters/constructor/constructor-recommendations';
import { ConstructorSuggestions } from '../../adapters/constructor/constructor-suggestions';
import type { SearchPorts } from '../backend/ports';

/** Makes the search with Constructor.io (SRC-08), whose library is loaded on first use. */
export const constructorAdapters = (options: ConstructorOptions): SearchPorts => {
  const client = makeConstructorClient(options);
  return {
    productSearch: new ConstructorProductSearch(client),
    recommendations: new ConstructorRecommendations(client),
    suggestions: new ConstructorSuggestions(client),
  };
};
