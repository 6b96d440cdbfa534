import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { HOME_PATH } from '../../../core/paths/paths';
import type { ProductCatalogue } from '../../../core/catalogue/product-catalogue';
import type { Brand } from '../../../core/configuration/brand';
import type { MarketingContent, MarketingItem } from '../../../core/content/marketing-content';
import type { LoadRecommendation } from '../../../core/recommendations/load-recommendation';
import type { Recommendation } from '../../../core/recommendations/recommendations';
import { orElse } from '../../../core/shared/or-else';
import type { PageHead, PageLoader, PageOutcome } from '../../page/page';
import { pictureSources } from '../../design/picture-sources';
import { HERO_SCENE, HERO_SIZES, HERO_WIDTHS } from './hero';
import type { HomeData } from './home-data';

export interface HomeLoaderPorts {
  readonly catalogue: ProductCatalogue;
  readonly content: MarketingContent;
  readonly loadRecommendation: LoadRecommendation;
  readonly brand: Brand;
}

const ROW = 12;
const BRANDS_SHOWN = 12;

/** The store home (RTE-01): shows what can be had; only without any department is it unavailable. */
export const makeHomeLoader =
  (ports: HomeLoaderPorts): PageLoader<HomeData> =>
  () =>
    pipe(
      T.Do,
      T.apS('departments', orElse(ports.catalogue.categories, [])),
      T.apS('brands', orElse(ports.catalogue.brands, [])),
      T.apS('hero', hero(ports.content)),
      T.apS('trending', row(ports, 'home-trending')),
      T.apS('deals', row(ports, 'home-deals')),
      T.apS('forYou', row(ports, 'bestsellers')),
      T.map(({ brands, ...parts }) => toPage(ports.brand, { ...parts, brands: brands.slice(0, BRANDS_SHOWN) })),
    );

const row = ({ loadRecommendation }: HomeLoaderPorts, podId: string): T.Task<Recommendation | undefined> =>
  orElse<Recommendation | undefined>(loadRecommendation({ podId, count: ROW }), undefined);

const hero = (content: MarketingContent): T.Task<MarketingItem | undefined> =>
  pipe(
    content.spot('Home_Hero_React'),
    TE.match(
      () => undefined,
      ({ items }) => items[0],
    ),
  );

const toPage = (brand: Brand, data: HomeData): PageOutcome<HomeData> => {
  if (data.departments.length === 0) return { kind: 'unavailable' };
  const isWhole = data.trending !== undefined && data.deals !== undefined && data.brands.length > 0;
  return {
    kind: 'page',
    data,
    head: {
      title: `${brand.shop}: pet food, supplies and services`,
      description: `Food, treats, toys and care for dogs, cats, fish, birds, reptiles and small pets. Free pickup, repeat delivery and ${brand.rewards} on every order.`,
      canonical: HOME_PATH,
      isIndexed: true,
      ...preloadOf(data.hero?.image ?? HERO_SCENE),
      jsonLd: [{ '@context': 'https://schema.org', '@type': 'WebSite', name: brand.shop, url: HOME_PATH }],
    },
    isShareable: true,
    isPartial: !isWhole,
  };
};

/** The large scene is what the first view waits for. */
const preloadOf = (image: string): Pick<PageHead, 'preloadImage'> => {
  const sources = pictureSources(image, HERO_WIDTHS);
  return sources === undefined ? {} : { preloadImage: { srcSet: sources.avif, sizes: HERO_SIZES } };
};
