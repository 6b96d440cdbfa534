import { counted } from '../../core/shared/counted';
import type { SuggestState } from '../../core/search/suggestions/suggest-as-typed';
import type { SuggestionLink, SuggestionProduct, Suggestions } from '../../core/search/suggestions/suggestions';
import type { LeadsTo } from '../../core/paths/path-needs';
import { searchPath } from '../../core/paths/paths';

/** An option that can be chosen. `url` is its target. */
export type SuggestionOption =
  | { readonly kind: 'recent'; readonly text: string; readonly url: string }
  | { readonly kind: 'clear-recent'; readonly text: string }
  | ({ readonly kind: 'phrase' | 'brand' | 'category' } & SuggestionLink)
  | { readonly kind: 'product'; readonly product: SuggestionProduct; readonly url: string };

/** Options of one kind under a label. `first` is the index of its first option among all options of the panel. */
export interface SuggestionSection {
  readonly id: 'recent' | 'phrases' | 'brands' | 'related' | 'trending' | 'products';
  readonly label: string;
  readonly look: 'rows' | 'chips' | 'products';
  readonly first: number;
  readonly options: ReadonlyArray<SuggestionOption>;
}

type Draft = Omit<SuggestionSection, 'first'>;

/**
 * The maximum number of options by kind. A wide screen shows what SRC-04 allows: brands and products are beside the
 * rows, of which there are at most ten. A phone has eight rows: four phrases, a row of related searches, one of brands
 * and two products; or three recent searches, four trends in two rows, brands and two products.
 */
const ROOM = {
  wide: { recent: 5, phrases: 5, brands: 3, related: 4, trending: 4, products: 10 },
  phone: { recent: 3, phrases: 4, brands: 2, related: 2, trending: 4, products: 2 },
} as const;

/**
 * Returns the sections of the panel: recent searches for an empty box, and suggestions whose links exist (SRC-04,
 * SRC-05).
 */
export const sectionsOf = (
  state: SuggestState,
  recent: ReadonlyArray<string>,
  isWide: boolean,
  leadsTo: LeadsTo = () => true,
): ReadonlyArray<SuggestionSection> => {
  const drafts = [
    ...(state.kind !== 'idle' && state.term === '' ? [recentSection(recent, isWide)] : []),
    ...(state.kind === 'results' ? suggestedSections(state.suggestions, state.term, isWide) : []),
  ];
  let first = 0;
  return drafts.flatMap((draft) => {
    const options = draft.options.filter((option) => !('url' in option) || leadsTo(option.url));
    if (options.length === 0) return [];
    const section = { ...draft, options, first };
    first += options.length;
    return [section];
  });
};

const recentSection = (recent: ReadonlyArray<string>, isWide: boolean): Draft => ({
  id: 'recent',
  label: 'Recent searches',
  look: 'rows',
  options:
    recent.length === 0
      ? []
      : [
          ...recent
            .slice(0, room(isWide).recent)
            .map((text): SuggestionOption => ({ kind: 'recent', text, url: searchPath(text) })),
          { kind: 'clear-recent', text: 'Clear all' },
        ],
});

const suggestedSections = (suggestions: Suggestions, term: string, isWide: boolean): ReadonlyArray<Draft> => {
  const { phrases, brands, related, trending, products } = room(isWide);
  const chipsOnPhone = isWide ? 'rows' : 'chips';
  return [
    {
      id: 'phrases',
      label: 'Suggestions',
      look: 'rows',
      options: links('phrase', suggestions.phrases.slice(0, phrases)),
    },
    {
      id: 'trending',
      label: 'Trending categories',
      look: chipsOnPhone,
      options: links('category', suggestions.trendingCategories.slice(0, trending)),
    },
    {
      id: 'related',
      label: 'Related searches',
      look: chipsOnPhone,
      options: links('category', suggestions.related.slice(0, related)),
    },
    {
      id: 'brands',
      label: term === '' ? 'Trending brands' : 'Brands',
      look: 'chips',
      options: links('brand', suggestions.brands.slice(0, brands)),
    },
    {
      id: 'products',
      label: term === '' ? 'Trending products' : 'Products',
      look: 'products',
      options: suggestions.products
        .slice(0, products)
        .map((product): SuggestionOption => ({ kind: 'product', product, url: product.url })),
    },
  ];
};

const room = (isWide: boolean): (typeof ROOM)['wide' | 'phone'] => ROOM[isWide ? 'wide' : 'phone'];

const links = (
  kind: 'phrase' | 'brand' | 'category',
  list: ReadonlyArray<SuggestionLink>,
): ReadonlyArray<SuggestionOption> => list.map((link) => ({ kind, ...link }));

/** Returns the announcement for screen readers after a change; empty while loading (SRC-12). */
export const announcementOf = (state: SuggestState, sections: ReadonlyArray<SuggestionSection>): string => {
  const message = messageOf(state);
  if (message !== undefined) return message;
  if (state.kind !== 'results') return '';
  const own = sections.flatMap(({ options }) => options.filter(({ kind }) => kind === 'recent')).length;
  const suggested = sections.flatMap(({ id, options }) => (id === 'recent' ? [] : options)).length;
  return [
    ...(own === 0 ? [] : [`${counted(own, 'recent search', 'recent searches')}, Delete removes one`]),
    counted(suggested, 'suggestion'),
  ].join('. ');
};

/** Returns the message to show when there are no suggestions (SRC-03). */
export const messageOf = (state: SuggestState): string | undefined => {
  switch (state.kind) {
    case 'empty':
      return `No results${forTerm(state.term)}.`;
    case 'error':
      return `No results${forTerm(state.term)}, please try again.`;
    default:
      return undefined;
  }
};

const forTerm = (term: string): string => (term === '' ? '' : ` for "${term}"`);
