import type { TypeOf } from 'io-ts';
import { brandPath, categoryPath, searchPath } from '../../core/paths/paths';
import { cleanSearchTerm } from '../../core/search/search-term';
import type { SuggestionLink, SuggestionProduct } from '../../core/search/suggestions/suggestions';
import { pageAddress } from '../http/page-address';
import type { itemWire } from './search-wire';
import type { trendingLinksWire } from './suggestion-wire';
import { toTile } from './to-tile';

type Link = TypeOf<typeof trendingLinksWire>['response']['results'][number];
type Product = TypeOf<typeof itemWire>;

const resultsFor = (text: string): string => searchPath(cleanSearchTerm(text));

/** A phrase links to its results. The part that was not typed is highlighted. */
export const toPhrase = ({ value }: Link): SuggestionLink => ({
  text: value,
  url: resultsFor(value),
  highlight: true,
});

/** A brand links to its page. An invalid URL counts as none. */
export const toBrand = ({ value, data }: Link): SuggestionLink => ({
  text: value,
  url: pageAddress(data.url ?? '') ?? (data.id === undefined ? resultsFor(value) : brandPath(data.id)),
  highlight: false,
});

/** A category links to its page, or to the results for its name when its page is unknown. */
export const toCategory = ({ value, data }: Link): SuggestionLink => ({
  text: value,
  url: pageAddress(data.url ?? '') ?? (data.path === undefined ? resultsFor(value) : categoryPath(data.path)),
  highlight: false,
});

export const toProduct = (item: Product): SuggestionProduct => {
  const { uniqueId, sku, name, url, image, prices } = toTile(item);
  const { data } = item;
  return {
    uniqueId,
    sku,
    name,
    url,
    image: { url: image, alt: data.imageAlt ?? name },
    price: prices.price,
    brands: data.brand,
    categoryNames: data.categoryNames,
    parentPartNumber: data.partNumber,
    parentSku: data.parentSku,
  };
};
