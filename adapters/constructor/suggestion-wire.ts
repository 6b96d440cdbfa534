import { fields, listOf, optionalText, text } from '../http/wire-codecs';
import { itemWire } from './search-wire';

const linkData = fields('data', { id: optionalText, url: optionalText, path: optionalText });

/** A phrase, a brand or a category among the suggestions. */
const linkWire = fields('suggestion', { value: text, data: linkData });

/** The suggestions for a term (SRC-04). */
export const autocompleteWire = fields('autocomplete answer', {
  sections: fields(
    'sections',
    { phrases: listOf(linkWire), brands: listOf(linkWire), categories: listOf(linkWire), products: listOf(itemWire) },
    { phrases: ['Search Suggestions'], brands: ['Brands'], categories: ['Categories'], products: ['Products'] },
  ),
  result_id: optionalText,
});

/** A row of trending brands or categories (SRC-05). */
export const trendingLinksWire = fields('trending answer', {
  response: fields('response', { results: listOf(linkWire) }),
});
