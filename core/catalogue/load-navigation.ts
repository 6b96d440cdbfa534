import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { canOf, type Capabilities } from '../configuration/capabilities';
import type { MarketingContent, MarketingSpot } from '../content/marketing-content';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { Category } from './category';
import type { NavigationItem, NavigationList, NavigationSpot } from './navigation';
import { makeLeadsTo, type LeadsTo } from '../paths/path-needs';
import { brandPath, categoryPath } from '../paths/paths';
import type { CatalogueBrand, ProductCatalogue } from './product-catalogue';

export interface LoadNavigationPorts {
  readonly catalogue: Pick<ProductCatalogue, 'categories' | 'brands'>;
  readonly content: MarketingContent;
  readonly capabilities: Capabilities;
}

/**
 * Loads the menu bar (HDR-09). Fails when the categories cannot be loaded; without brands or images, the menu is shown
 * without them. Brands and spots that the backend lacks are not requested, and links to pages that do not exist are
 * left out. The same data gives the same object, so that the rendered menu can be cached by identity.
 */
export type LoadNavigation = TE.TaskEither<UpstreamFailure, ReadonlyArray<NavigationItem>>;

const BRANDS_SHOWN = 12;
const NO_SPOT: NavigationSpot = { show: false, url: '', img: '', text: '' };
const NO_BRANDS: ReadonlyArray<CatalogueBrand> = [];

/** Memoises the last call: the same arguments, compared by identity, give the same result. */
const rememberingLast = <In extends ReadonlyArray<unknown>, Out>(
  make: (...input: In) => Out,
): ((...input: In) => Out) => {
  let last: { readonly input: In; readonly made: Out } | undefined;
  return (...input) => {
    const isSame = last?.input.length === input.length && last.input.every((part, index) => part === input[index]);
    if (last === undefined || !isSame) last = { input, made: make(...input) };
    return last.made;
  };
};

export const makeLoadNavigation = ({ catalogue, content, capabilities }: LoadNavigationPorts): LoadNavigation => {
  const toMenu = rememberingLast(toItems(makeLeadsTo(canOf(capabilities))));
  const brands = capabilities.has('brands') ? withoutFailure(catalogue.brands, NO_BRANDS) : TE.right(NO_BRANDS);
  const spot = capabilities.has('espots') ? spotOf(content) : () => T.of(undefined);
  return pipe(
    TE.Do,
    TE.apS('categories', catalogue.categories),
    TE.apS('brands', brands),
    TE.bind('spots', ({ categories }) => TE.fromTask(T.sequenceArray(categories.map(spot)))),
    TE.map(({ categories, brands, spots }) => toMenu(categories, brands, ...spots)),
  );
};

const withoutFailure = <A>(task: TE.TaskEither<UpstreamFailure, A>, otherwise: A): TE.TaskEither<UpstreamFailure, A> =>
  pipe(
    task,
    TE.orElse(() => TE.right(otherwise)),
  );

const spotOf =
  (content: MarketingContent) =>
  ({ path }: Category): T.Task<MarketingSpot | undefined> =>
    pipe(
      content.spot(`Navigation_${path}_React`),
      TE.getOrElse<unknown, MarketingSpot | undefined>(() => T.of(undefined)),
    );

const toItems =
  (leadsTo: LeadsTo) =>
  (
    categories: ReadonlyArray<Category>,
    brands: ReadonlyArray<CatalogueBrand>,
    ...spots: ReadonlyArray<MarketingSpot | undefined>
  ): ReadonlyArray<NavigationItem> =>
    categories.flatMap((category, index) => {
      const item = toItem(category, brands, toSpot(spots[index], leadsTo));
      return leadsTo(item.url) ? [item] : [];
    });

const toSpot = (spot: MarketingSpot | undefined, leadsTo: LeadsTo): NavigationSpot => {
  const shown = spot?.items.find(({ image, url }) => image !== undefined && url !== undefined && leadsTo(url));
  return shown === undefined
    ? NO_SPOT
    : { show: true, url: shown.url ?? '', img: shown.image ?? '', text: shown.text ?? '' };
};

const toItem = (category: Category, brands: ReadonlyArray<CatalogueBrand>, eSpot: NavigationSpot): NavigationItem => ({
  id: category.id,
  header: category.name,
  url: categoryPath(category.path),
  categoryLists: category.children.filter(({ children }) => children.length > 0).map(toList),
  links: category.children.filter(({ children }) => children.length === 0).map(toLink),
  brands: brands
    .slice(0, BRANDS_SHOWN)
    .map(({ slug, name, logo }) => ({ text: name, url: brandPath(slug), imageSrc: logo ?? '' })),
  eSpot,
  allBrandsSection: brands.length > BRANDS_SHOWN,
});

const toList = (category: Category): NavigationList => ({
  header: category.name,
  url: categoryPath(category.path),
  links: category.children.map(toLink),
});

const toLink = ({ name, path }: Category): NavigationList['links'][number] => ({ text: name, url: categoryPath(path) });
