import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { findCategory, isDepartment, type Category } from '../../../core/catalogue/category';
import type { ProductTile } from '../../../core/catalogue/tile';
import type { CatalogueBrand, ProductCatalogue } from '../../../core/catalogue/product-catalogue';
import { canOf, type Capabilities } from '../../../core/configuration/capabilities';
import type { FindGuides, Guide } from '../../../core/content/find-guides';
import type { LoadPetChoices } from '../../../core/pets/load-pet-choices';
import type { PetChoice } from '../../../core/pets/pet-choice';
import { ownValuesOf, petsInList } from '../../../core/pets/pets-in-list';
import { makeLeadsTo } from '../../../core/paths/path-needs';
import { categoryPath, HOME_PATH } from '../../../core/paths/paths';
import type { BrowseListing } from '../../../core/search/listing/browse-listing';
import type { FacetOption, Listing } from '../../../core/search/listing/listing';
import { FIRST_PAGE, type ListingQuery } from '../../../core/search/listing/listing-query';
import { ALL_PRODUCTS, listingUrl } from '../../../core/search/listing/listing-url';
import { waysIn } from '../../../core/search/listing/ways-in';
import { petsFirst } from '../../../core/shared/pets-first';
import { orElse } from '../../../core/shared/or-else';
import { ownValue } from '../../../core/shared/own-value';
import { enumerated } from '../../page/enumerated';
import { breadcrumbJsonLd } from '../../page/json-ld';
import type { PageLoader, PageOutcome, PageRequest } from '../../page/page';
import { departmentPicture } from '../shared/department-picture';
import { ownPets, type OwnPetsPorts } from '../shared/own-pets';
import type { BestSellers, DepartmentData, Ways } from './department-data';

export interface DepartmentLoaderPorts extends OwnPetsPorts {
  readonly catalogue: ProductCatalogue;
  readonly browseListing: BrowseListing;
  readonly findGuides: FindGuides;
  readonly capabilities: Capabilities;
  readonly shop: string;
}

const BEST_SELLING: ListingQuery = { ...FIRST_PAGE, sort: 'best-selling' };
const MAX_BEST_SELLERS = 12;
const MAX_DEALS = 2;
const MAX_WAYS = 10;
const MAX_BRANDS = 12;
const MAX_GUIDES = 6;

/** The kinds of ways in and their facets, the most useful first; a department shows those that it has (FND-06). */
const WAYS: ReadonlyArray<readonly [title: string, facet: string]> = [
  ['By need', 'Health Need'],
  ['By life stage', 'Life Stage'],
  ['By breed size', 'Breed Size'],
  ['By diet', 'Diet'],
  ['By form', 'Food Form'],
  ['By availability', 'Availability'],
  ['By material', 'Material'],
];
const MAX_KINDS = 5;

const UNAVAILABLE: PageOutcome<never> = { kind: 'unavailable' };

/** Whether an address shows the page of a department: it is that of a department, and nothing is chosen in its list. */
export const makeShowsDepartment =
  ({ catalogue }: Pick<DepartmentLoaderPorts, 'catalogue'>) =>
  ({ query, ...request }: PageRequest): T.Task<boolean> =>
    query.size > 0
      ? T.of(false)
      : pipe(
          departmentOf(catalogue, request),
          TE.match(
            () => false,
            (department) => department !== undefined,
          ),
        );

/**
 * Loads a department's page (FND-06): its subcategories, best sellers, brands and guides, and the ways in that its
 * products have. The search service's failure makes it unavailable; brands' logos and guides that fail are left out.
 * Without products, the shopper gets the list, which says so. Life stage and breed size of the shopper's pets come first (ACC-04).
 */
export const makeDepartmentLoader =
  (ports: DepartmentLoaderPorts): PageLoader<DepartmentData> =>
  (request) =>
    pipe(
      departmentOf(ports.catalogue, request),
      TE.matchE(
        () => T.of<PageOutcome<DepartmentData>>(UNAVAILABLE),
        (department) =>
          department === undefined
            ? T.of<PageOutcome<DepartmentData>>({ kind: 'not-found' })
            : loadDepartment(ports, department, ownPets(ports, request)),
      ),
    );

const departmentOf = (catalogue: ProductCatalogue, { parameters }: Pick<PageRequest, 'parameters'>) =>
  pipe(
    catalogue.categories,
    TE.map((categories) => {
      const found = findCategory(categories, parameters['*'] ?? '');
      return found !== undefined && isDepartment(found) ? found.category : undefined;
    }),
  );

const loadDepartment = (
  { catalogue, browseListing, findGuides, capabilities, shop }: DepartmentLoaderPorts,
  department: Category,
  loadPetChoices: LoadPetChoices,
): T.Task<PageOutcome<DepartmentData>> => {
  const can = canOf(capabilities);
  const leadsTo = makeLeadsTo(can);
  return pipe(
    TE.Do,
    TE.apS('listing', browseListing({ kind: 'category', id: department.id }, BEST_SELLING)),
    TE.apSW('brands', TE.fromTask(can('brands') ? orElse<Brands>(catalogue.brands, undefined) : T.of([]))),
    TE.apSW(
      'guides',
      TE.fromTask(can('content-pages') ? orElse<Guides>(findGuides(department.path), undefined) : T.of([])),
    ),
    TE.apSW('choices', TE.fromTask(loadPetChoices)),
    TE.match(
      () => UNAVAILABLE,
      ({ listing, brands, guides, choices }) => {
        const own = choices.filter(({ kind }) => kind === department.path);
        const pets = petsInList(listing.facets, own);
        const shown = (guides ?? []).filter(({ url }) => leadsTo(url));
        return toPage(shop, toData(department, listing, brands ?? [], shown, pets), {
          isPartial: brands === undefined || guides === undefined,
          isShareable: pets.length === 0,
        });
      },
    ),
  );
};

type Brands = ReadonlyArray<CatalogueBrand> | undefined;
type Guides = ReadonlyArray<Guide> | undefined;

const toData = (
  { id, name, path, image, children }: Category,
  listing: Listing,
  brands: ReadonlyArray<CatalogueBrand>,
  guides: ReadonlyArray<Guide>,
  pets: ReadonlyArray<PetChoice>,
): DepartmentData => {
  const url = categoryPath(path);
  return {
    id,
    name,
    path,
    image: image ?? departmentPicture(path),
    breadcrumbs: [
      { label: 'Home', url: HOME_PATH },
      { label: name, url },
    ],
    subCategories: children.map((child) => ({ name: child.name, url: categoryPath(child.path), image: child.image })),
    all: { url: listingUrl(url, [ALL_PRODUCTS], FIRST_PAGE), total: listing.total },
    deals: linksOf(url, waysIn(listing, 'Deals'), 'Deals').slice(0, MAX_DEALS),
    ways: WAYS.flatMap(([title, facet]) => {
      const options = waysIn(listing, facet);
      // A single option is no choice.
      return options.length < 2 ? [] : [{ title, links: waysOf(url, options, facet, pets) }];
    }).slice(0, MAX_KINDS),
    bestSellers: toBestSellers(url, listing),
    brands: withLogos(linksOf(url, waysIn(listing, 'Brand').slice(0, MAX_BRANDS), 'Brand'), brands),
    guides: guides.slice(0, MAX_GUIDES),
  };
};

/** The links of the pets come first and name the pets. */
const waysOf = (
  path: string,
  options: ReadonlyArray<FacetOption>,
  facet: string,
  pets: ReadonlyArray<PetChoice>,
): Ways['links'] => {
  const sorted = petsFirst(options, ownValuesOf(facet, pets), ({ value }, own) => value === own).slice(0, MAX_WAYS);
  return linksOf(path, sorted, facet).map((link, index) => {
    const its = pets.filter(({ filters }) => ownValue(filters, facet)?.[0] === sorted[index]?.value);
    return its.length === 0 ? link : { ...link, pets: enumerated(its.map(({ name }) => name)) };
  });
};

const linksOf = (path: string, options: ReadonlyArray<FacetOption>, facet: string): Ways['links'] =>
  options.map(({ value, label, count }) => ({
    label,
    count,
    url: listingUrl(path, [], { ...FIRST_PAGE, filters: { [facet]: [value] } }),
  }));

const withLogos = (links: Ways['links'], brands: ReadonlyArray<CatalogueBrand>): DepartmentData['brands'] => {
  const logos = new Map(brands.map(({ name, logo }) => [name, logo]));
  return links.map(({ label, url }) => ({ name: label, logo: logos.get(label), url }));
};

const toBestSellers = (path: string, { products, sorts, resultId }: Listing): BestSellers => {
  const isSorted = sorts === undefined || sorts.includes('best-selling');
  return {
    title: isSorted ? 'Best sellers' : 'Popular products',
    products: inStockFirst(products).slice(0, MAX_BEST_SELLERS),
    url: isSorted ? listingUrl(path, [], BEST_SELLING) : undefined,
    resultId,
  };
};

/** What is sold out everywhere comes last. */
const inStockFirst = (products: ReadonlyArray<ProductTile>): ReadonlyArray<ProductTile> => {
  const isSold = ({ availableOnline, inStoreOnly, showBuyOnlineAndPickInStore }: ProductTile): boolean =>
    availableOnline || inStoreOnly || showBuyOnlineAndPickInStore;
  return [...products.filter(isSold), ...products.filter((tile) => !isSold(tile))];
};

const toPage = (
  shop: string,
  data: DepartmentData,
  sharing: { readonly isPartial: boolean; readonly isShareable: boolean },
): PageOutcome<DepartmentData> =>
  data.all.total === 0
    ? { kind: 'redirect', url: data.all.url, isPermanent: false }
    : {
        kind: 'page',
        data,
        head: {
          title: `${data.name} | ${shop}`,
          description: `${data.name} at ${shop}: ${data.all.total} products, best sellers, brands and guides.`,
          canonical: categoryPath(data.path),
          isIndexed: true,
          jsonLd: [breadcrumbJsonLd(data.breadcrumbs)],
        },
        ...sharing,
      };
