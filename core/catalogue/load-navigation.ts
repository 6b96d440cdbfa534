import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { MarketingContent, MarketingSpot } from '../content/marketing-content';
import type { UpstreamFailure } from '../shared/upstream-failure';
import type { Category } from './category';
import type { NavigationItem, NavigationList, NavigationSpot } from './navigation';
import { brandPath, categoryPath } from './paths';
import type { CatalogueBrand, ProductCatalogue } from './product-catalogue';

export interface LoadNavigationPorts {
  readonly catalogue: ProductCatalogue;
  readonly content: MarketingContent;
}

/** The menu bar (HDR-09). Fails when the categories cannot be had; without brands or pictures it shows without them. */
export type LoadNavigation = TE.TaskEither<UpstreamFailure, ReadonlyArray<NavigationItem>>;

const BRANDS_SHOWN = 12;
const NO_SPOT: NavigationSpot = { show: false, url: '', img: '', text: '' };

export const makeLoadNavigation = ({ catalogue, content }: LoadNavigationPorts): LoadNavigation =>
  pipe(
    TE.Do,
    TE.apS('categories', catalogue.categories),
    TE.apS('brands', withoutFailure<ReadonlyArray<CatalogueBrand>>(catalogue.brands, [])),
    TE.bind('spots', ({ categories }) => TE.fromTask(T.sequenceArray(categories.map(spotOf(content))))),
    TE.map(({ categories, brands, spots }) =>
      categories.map((category, index) => toItem(category, brands, spots[index] ?? NO_SPOT)),
    ),
  );

const withoutFailure = <A>(task: TE.TaskEither<UpstreamFailure, A>, otherwise: A): TE.TaskEither<UpstreamFailure, A> =>
  pipe(
    task,
    TE.orElse(() => TE.right(otherwise)),
  );

const spotOf =
  (content: MarketingContent) =>
  ({ path }: Category): T.Task<NavigationSpot> =>
    pipe(
      content.spot(`Navigation_${path}_React`),
      TE.match(() => NO_SPOT, toSpot),
    );

const toSpot = (spot: MarketingSpot): NavigationSpot => {
  const shown = spot.items.find(({ image, url }) => image !== undefined && url !== undefined);
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
