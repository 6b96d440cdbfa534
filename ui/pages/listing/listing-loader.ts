import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { findCategory, isDepartment, type Category, type PlacedCategory } from '../../../core/catalogue/category';
import { HOME_PATH, SEARCH_PATH, brandPath, categoryPath } from '../../../core/paths/paths';
import type { LoadPetChoices } from '../../../core/pets/load-pet-choices';
import type { PetChoice } from '../../../core/pets/pet-choice';
import type { ProductCatalogue } from '../../../core/catalogue/product-catalogue';
import { RESULTS_PAGE_SIZE } from '../../../core/configuration/constants';
import { canOf, type Capabilities } from '../../../core/configuration/capabilities';
import { makeLeadsTo } from '../../../core/paths/path-needs';
import { EMPTY_LISTING, pageCount, type Listing } from '../../../core/search/listing/listing';
import { FIRST_PAGE, storeOf, type ListingQuery } from '../../../core/search/listing/listing-query';
import type { Understanding } from '../../../core/search/listing/understanding';
import { withFirstOptions } from '../../../core/search/listing/first-options';
import { ALL_OPTIONS, ALL_PRODUCTS, listingUrl, parseListingQuery } from '../../../core/search/listing/listing-url';
import type { ListingSource } from '../../../core/search/listing/product-search';
import type { SearchCatalogue } from '../../../core/search/listing/search-catalogue';
import { cleanSearchTerm } from '../../../core/search/search-term';
import { breadcrumbJsonLd } from '../../page/json-ld';
import type { PageLoader, PageOutcome, PageRequest } from '../../page/page';
import { enumerated } from '../../page/enumerated';
import { loadRow, type RowPorts } from '../../recommendations/load-row';
import type { BrowseListing } from '../../../core/search/listing/browse-listing';
import { ownPets, type OwnPetsPorts } from '../shared/own-pets';
import { forPets, shownForPets, withoutSizeOfNone, withPets } from './for-pets';
import type { ListingData } from './listing-data';
import { loadListedStore, toOwnStore, type ListedStorePorts, type QueryAtStore } from './load-listed-store';

export interface ListingLoaderPorts extends RowPorts, ListedStorePorts, OwnPetsPorts {
  readonly capabilities: Capabilities;
  readonly catalogue: ProductCatalogue;
  readonly browseListing: BrowseListing;
  readonly searchCatalogue: SearchCatalogue;
  readonly shop: string;
}

interface Found extends Omit<ListingData, 'query' | 'listing' | 'instead' | 'store'> {
  /** The title of the document; the heading by default. */
  readonly title?: string;
}

const ROW = 12;

const HOME = { label: 'Home', url: HOME_PATH };
const UNAVAILABLE: PageOutcome<never> = { kind: 'unavailable' };
const NOT_FOUND: PageOutcome<never> = { kind: 'not-found' };

/**
 * Results for `query`, or for `searchTerm` on the older page (RTE-02). The page shows without results when there is nothing
 * to search for, and when the search service redirects to a page that does not exist.
 */
export const makeSearchLoader =
  (ports: ListingLoaderPorts): PageLoader<ListingData> =>
  ({ query: parameters, ...request }) => {
    const term = cleanSearchTerm(parameters.get('query') ?? parameters.get('searchTerm') ?? '');
    const found: Found = {
      subject: { kind: 'search', term },
      heading: term === '' ? 'What are you looking for?' : `Results for “${term}”`,
      breadcrumbs: [],
      subCategories: [],
      department: undefined,
      path: SEARCH_PATH,
      ownParameters: [['query', term]],
    };
    return atStore(ports, withOptionsOf(found, parameters), parseListingQuery(parameters), (at) =>
      searched(ports, found, { term, parameters, pets: ownPets(ports, request) }, at),
    );
  };

interface Asked {
  readonly term: string;
  readonly parameters: URLSearchParams;
  readonly pets: LoadPetChoices;
}

const searched = (
  ports: ListingLoaderPorts,
  found: Found,
  { term, parameters, pets }: Asked,
  at: QueryAtStore,
): T.Task<PageOutcome<ListingData>> => {
  const showAs = (shown: Found) => toPage(ports, withOptionsOf(shown, parameters), at);
  const leadsTo = makeLeadsTo(canOf(ports.capabilities));
  return pipe(
    withPets(pets, ports.searchCatalogue(term, at.query)),
    TE.match(
      (failure): PageOutcome<ListingData> =>
        failure.kind === 'empty-term' ? showAs(found)(EMPTY_LISTING) : UNAVAILABLE,
      ([response, choices]): PageOutcome<ListingData> =>
        response.kind === 'listing'
          ? showAs(asUnderstood(found, term, response.listing))(response.listing, choices)
          : leadsTo(response.url)
            ? { kind: 'redirect', url: response.url, isPermanent: false }
            : showAs(found)(EMPTY_LISTING),
    ),
    T.map(withoutSizeOfNone),
    T.chain(withInstead(ports)),
  );
};

/** Loads the list with the store of its query, or leads to the list of the shopper's own store. */
const atStore = (
  ports: ListedStorePorts,
  found: Found,
  query: ListingQuery,
  load: (at: QueryAtStore) => T.Task<PageOutcome<ListingData>>,
): T.Task<PageOutcome<ListingData>> => {
  const elsewhere = toOwnStore(ports, found, query);
  return elsewhere === undefined ? pipe(loadListedStore(ports, query), T.chain(load)) : T.of(elsewhere);
};

/** Says how the words were understood; the heading names what was searched for, which can be a correction (FND-01). */
const asUnderstood = (found: Found, typed: string, { understanding, total }: Listing): Found => {
  if (understanding === undefined) return found;
  const { corrected } = understanding;
  const literalUrl = listingUrl(found.path, found.ownParameters, { ...FIRST_PAGE, isLiteral: true });
  const note = noteOf(understanding, total > 0);
  if (corrected === undefined && note === undefined) return found;
  const heading = corrected === undefined ? found.heading : `Results for “${corrected}”`;
  return { ...found, heading, understood: { corrected, typed, literalUrl, note } };
};

const noteOf = ({ unmatched, isClose }: Understanding, hasProducts: boolean): string | undefined => {
  const named = unmatched.map((word) => `“${word}”`).join(', ');
  if (named !== '') return `Nothing matches ${named}.${hasProducts ? ' These are close matches.' : ''}`;
  return isClose && hasProducts ? 'No exact matches. These are close.' : undefined;
};

/** Loads a category by the path after `/category/` (RTE-03). */
export const makeCategoryLoader = (ports: ListingLoaderPorts): PageLoader<ListingData> =>
  listingOf(ports, ({ parameters }) =>
    pipe(
      ports.catalogue.categories,
      TE.map((categories) => findCategory(categories, parameters['*'] ?? '')),
      TE.map((found) => found && toCategory(found)),
    ),
  );

/** Loads a brand by the last segment of its path (RTE-03). */
export const makeBrandLoader = (ports: ListingLoaderPorts): PageLoader<ListingData> =>
  listingOf(ports, ({ parameters }) =>
    pipe(
      ports.catalogue.brands,
      TE.map((brands) => brands.find(({ slug }) => slug === parameters['slug'])),
      TE.map((brand) => brand && toBrand(brand)),
    ),
  );

const listingOf =
  (
    ports: ListingLoaderPorts,
    find: (request: PageRequest) => TE.TaskEither<unknown, Found | undefined>,
  ): PageLoader<ListingData> =>
  (request) => {
    const query = parseListingQuery(request.query);
    return pipe(
      find(request),
      TE.matchE(
        () => T.of<PageOutcome<ListingData>>(UNAVAILABLE),
        (found) =>
          found === undefined
            ? T.of(NOT_FOUND)
            : browsed(ports, withOptionsOf(found, request.query), query, ownPets(ports, request)),
      ),
    );
  };

const browsed = (
  ports: ListingLoaderPorts,
  found: Found,
  asked: ListingQuery,
  pets: LoadPetChoices,
): T.Task<PageOutcome<ListingData>> =>
  atStore(ports, found, asked, (at) =>
    pipe(
      withPets(pets, ports.browseListing(found.subject as ListingSource, at.query)),
      TE.match(
        () => UNAVAILABLE,
        ([listing, choices]) => toPage(ports, found, at)(listing, choices),
      ),
    ),
  );

/** Adds popular products to a search without results. When they cannot be loaded, the page goes without them. */
const withInstead =
  (ports: RowPorts) =>
  (outcome: PageOutcome<ListingData>): T.Task<PageOutcome<ListingData>> => {
    if (outcome.kind !== 'page' || !isFruitless(outcome.data)) return T.of(outcome);
    return pipe(
      loadRow(ports, { podId: 'empty-search', count: ROW }),
      T.map((instead) => ({ ...outcome, data: { ...outcome.data, instead } })),
    );
  };

const isFruitless = ({ listing, query }: ListingData): boolean =>
  listing.total === 0 && Object.keys(query.filters).length === 0;

interface ShownBy {
  readonly shop: string;
  readonly capabilities: Capabilities;
}

const worth = (capabilities: Capabilities): string =>
  enumerated([
    'prices',
    'ratings',
    capabilities.has('pickup') && 'free pickup',
    capabilities.has('repeat-delivery') && 'repeat delivery',
  ]);

/** Keeps the parameter that asks for all options of the filters in the addresses of the page's links and forms. */
const withOptionsOf = (found: Found, parameters: URLSearchParams): Found => {
  const [name, value] = ALL_OPTIONS;
  return parameters.get(name) === value ? { ...found, ownParameters: [...found.ownParameters, ALL_OPTIONS] } : found;
};

/** Leaves out the options of filters that the first view does not show, unless the address asks for them. */
const inFirstView = ({ ownParameters }: Found, listing: Listing): Listing =>
  ownParameters.includes(ALL_OPTIONS) ? listing : { ...listing, facets: withFirstOptions(listing.facets) };

/** A page number after the last one is not found. The first page of an empty list exists. */
const toPage =
  ({ shop, capabilities }: ShownBy, found: Found, { query, store }: QueryAtStore) =>
  (listed: Listing, choices: ReadonlyArray<PetChoice> = []): PageOutcome<ListingData> => {
    const { title, ...data } = found;
    const { listing, pets } = forPets(found.department, listed, choices);
    if (query.page > pageCount(listing.total, RESULTS_PAGE_SIZE)) return NOT_FOUND;
    const isSearch = found.subject.kind === 'search';
    const page = query.page === 1 ? '' : ` – page ${query.page}`;
    return {
      kind: 'page',
      data: {
        ...data,
        ...(store === undefined ? {} : { store }),
        ...(pets.length === 0 ? {} : { pets: shownForPets(pets, found, listing.facets, query) }),
        query,
        listing: inFirstView(found, listing),
        instead: undefined,
      },
      head: {
        title: `${title ?? found.heading}${page} | ${shop}`,
        description: isSearch
          ? `${found.heading} at ${shop}.`
          : `Shop ${listing.total} ${found.heading} products at ${shop}: ${worth(capabilities)}.`,
        canonical: isSearch
          ? undefined
          : listingUrl(found.path, allProductsOf(found), { page: query.page, sort: 'relevance', filters: {} }),
        isIndexed: !isSearch && Object.keys(query.filters).length === 0,
        jsonLd: found.breadcrumbs.length > 0 ? [breadcrumbJsonLd(found.breadcrumbs)] : [],
      },
      // The stock of a store changes without a new version of the catalogue, which ends the life of cached pages.
      isShareable: storeOf(query) === undefined && pets.length === 0,
    };
  };

/** The list of all products of a department names itself in the addresses of its links; other lists do not. */
const allProductsOf = ({ ownParameters }: Found): Found['ownParameters'] =>
  ownParameters.filter(([name]) => name === ALL_PRODUCTS[0]);

const toCategory = (found: PlacedCategory): Found => ({
  ...toPlainCategory(found),
  ...(isDepartment(found) ? toDepartment(found.category) : {}),
});

/** The list of a department stands below the department's own page (FND-06). */
const toDepartment = ({ name, path }: Category): Pick<Found, 'title' | 'breadcrumbs' | 'ownParameters'> => {
  const url = categoryPath(path);
  return {
    title: `Shop all ${name}`,
    breadcrumbs: [
      HOME,
      { label: name, url },
      { label: 'All products', url: listingUrl(url, [ALL_PRODUCTS], FIRST_PAGE) },
    ],
    ownParameters: [ALL_PRODUCTS],
  };
};

const toPlainCategory = ({ category, ancestors }: PlacedCategory): Found => ({
  subject: { kind: 'category', id: category.id },
  heading: category.name,
  breadcrumbs: [HOME, ...[...ancestors, category].map(({ name, path }) => ({ label: name, url: categoryPath(path) }))],
  subCategories: category.children.map(({ name, path, image }) => ({ name, url: categoryPath(path), image })),
  department: category.path.split('/')[0],
  path: categoryPath(category.path),
  ownParameters: [],
});

const toBrand = ({ name, slug }: { readonly name: string; readonly slug: string }): Found => ({
  subject: { kind: 'brand', name },
  heading: name,
  breadcrumbs: [HOME, { label: name, url: brandPath(slug) }],
  subCategories: [],
  department: undefined,
  path: brandPath(slug),
  ownParameters: [],
});
