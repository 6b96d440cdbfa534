import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import type { SuggestionLink, Suggestions, SuggestionSource } from '../../core/search/suggestions/suggestions';
import type { Making } from './making';

/** Terms with known suggestions. */
export interface KnownSuggestions {
  /** A cleaned term with suggested products and phrases or categories. */
  readonly term: string;
  /** A cleaned term without suggestions. */
  readonly emptyTerm: string;
}

/** The world behind a SuggestionSource with trends. */
export interface SuggestionsWorld {
  readonly source: SuggestionSource;
  readonly known: () => Promise<KnownSuggestions>;
}

/** Data for optional features of a backend. */
export interface SuggestionTraits {
  readonly hasBrands: boolean;
}

export const SUGGESTION_CALLS = ['forTerm', 'trending'] as const;

const PAGE = /^\/shop\/en\/petcostore(\/|$)/;

/** Every SuggestionSource, fake or real, passes this. */
export const suggestionSourceContract = (
  name: string,
  makeWorld: Making<SuggestionsWorld>,
  { hasBrands }: SuggestionTraits = { hasBrands: true },
): void => {
  const forTerm = async (choose: (known: KnownSuggestions) => string): Promise<Suggestions> => {
    const { source, known } = await makeWorld();
    return given(source.forTerm(choose(await known())));
  };

  describe(`[PLT-02] ${name} as a SuggestionSource`, () => {
    test('[SRC-04] returns products and links for a term', async () => {
      const { products, phrases, related } = await forTerm(({ term }) => term);
      expect(products).not.toEqual([]);
      expect([...phrases, ...related]).not.toEqual([]);
    });

    test('[SRC-04] every link has a text and leads to a page of the shop', async () => {
      const { phrases, brands, related } = await forTerm(({ term }) => term);
      for (const link of [...phrases, ...brands, ...related]) expectLink(link);
    });

    test('[SRC-12] highlights typed text in phrases but not in category and brand names', async () => {
      const { phrases, brands, related } = await forTerm(({ term }) => term);
      expect(phrases.filter(({ highlight }) => !highlight)).toEqual([]);
      expect([...brands, ...related].filter(({ highlight }) => highlight)).toEqual([]);
    });

    test('[SRC-04] every product has a name and leads to its page', async () => {
      const { products } = await forTerm(({ term }) => term);
      for (const product of products) {
        expect(product).toMatchObject({
          uniqueId: expect.stringMatching(/\S/),
          sku: expect.stringMatching(/\S/),
          name: expect.stringMatching(/\S/),
          url: expect.stringMatching(/^\/shop\/en\/petcostore\/product\/\S/),
        });
        expect(product.price === undefined || product.price > 0).toBe(true);
      }
      expect(new Set(products.map(({ uniqueId }) => uniqueId)).size).toBe(products.length);
    });

    test('[SRC-05] returns no trends for a term', async () => {
      expect((await forTerm(({ term }) => term)).trendingCategories).toEqual([]);
    });

    test('[SRC-03] returns no suggestions for a term without matches, which is not a failure', async () => {
      expect(await forTerm(({ emptyTerm }) => emptyTerm)).toMatchObject({
        phrases: [],
        brands: [],
        related: [],
        products: [],
      });
    });

    test('[SRC-05] returns categories, brands and products for an empty box', async () => {
      const { source } = await makeWorld();
      const { trendingCategories, brands, products, phrases, related } = await given(source.trending());
      for (const list of [trendingCategories, products]) expect(list).not.toEqual([]);
      expect(brands.length > 0).toBe(hasBrands);
      for (const link of [...trendingCategories, ...brands]) expectLink(link);
      expect([...phrases, ...related]).toEqual([]);
    });

    test.each(['/', "a/b & c's. 100", '.', '..', 'größe', '犬', 'a'.repeat(200)])(
      '[SRC-01] accepts the unusual term %j',
      async (term) => {
        expect((await forTerm(() => term)).trendingCategories).toEqual([]);
      },
    );

    test.each<[string, (source: SuggestionSource, term: string, signal: AbortSignal) => Promise<unknown>]>([
      ['for a term', (source, term, signal) => source.forTerm(term, signal)()],
      ['without a term', (source, _term, signal) => source.trending(signal)()],
    ])('[SRC-03] an aborted request %s ends at once without affecting another', async (_case, request) => {
      const { source, known } = await makeWorld();
      const { term } = await known();
      const [first, before, kept] = [new AbortController(), new AbortController(), new AbortController()];
      before.abort();
      const outcomes = Promise.all([
        request(source, term, first.signal),
        request(source, term, before.signal),
        request(source, term, kept.signal),
      ]);
      first.abort();
      const aborted = E.left(expect.objectContaining({ kind: 'unreachable', cause: 'aborted' }));
      expect(await outcomes).toEqual([aborted, aborted, expect.objectContaining({ _tag: 'Right' })]);
    });
  });
};

const given = async (requested: TaskEither<UpstreamFailure, Suggestions>): Promise<Suggestions> => {
  const response = await requested();
  if (E.isLeft(response)) throw new Error(`suggesting failed: ${JSON.stringify(response.left)}`);
  return response.right;
};

const expectLink = (link: SuggestionLink): void => {
  expect(link).toMatchObject({ text: expect.stringMatching(/\S/), url: expect.stringMatching(PAGE) });
};
