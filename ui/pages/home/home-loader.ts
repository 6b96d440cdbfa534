import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { makeLeadsTo, type LeadsTo } from '../../../core/paths/path-needs';
import { categoryPath, HOME_PATH } from '../../../core/paths/paths';
import type { ProductCatalogue } from '../../../core/catalogue/product-catalogue';
import type { Brand } from '../../../core/configuration/brand';
import { canOf, type Can } from '../../../core/configuration/capabilities';
import type { MarketingContent, MarketingItem } from '../../../core/content/marketing-content';
import { orElse } from '../../../core/shared/or-else';
import type { PageHead, PageLoader, PageOutcome } from '../../page/page';
import { pictureSources } from '../../design/picture-sources';
import { enumerated } from '../../page/enumerated';
import { loadRow, withoutRepeats, type RowPorts } from '../../recommendations/load-row';
import { HERO_SCENE, HERO_SIZES, HERO_WIDTHS } from './hero';
import type { HomeData } from './home-data';

export interface HomeLoaderPorts extends RowPorts {
  readonly catalogue: ProductCatalogue;
  readonly content: MarketingContent;
  readonly brand: Brand;
}

const ROW_SIZE = 9;
const BRANDS_SHOWN = 12;

/**
 * Loads the home page (RTE-01). Parts that fail are left out; without departments the page is unavailable. Parts that the
 * backend does not support are not requested.
 */
export const makeHomeLoader = (ports: HomeLoaderPorts): PageLoader<HomeData> => {
  const { brand, capabilities, catalogue } = ports;
  const can = canOf(capabilities);
  const leadsTo = makeLeadsTo(can);
  const row = (podId: string, place: number) => loadRow(ports, { podId, count: place * ROW_SIZE + 1 });
  return () =>
    pipe(
      T.Do,
      T.apS('departments', orElse(catalogue.categories, [])),
      T.apS('brands', can('brands') ? orElse(catalogue.brands, []) : T.of([])),
      T.apS('hero', can('espots') ? hero(ports.content, leadsTo) : T.of(undefined)),
      T.apS('trending', row('home-trending', 2)),
      T.apS('deals', row('home-deals', 1)),
      T.apS('forYou', row('bestsellers', 3)),
      T.map(({ brands, departments, hero, ...rows }) =>
        toPage(brand, can, {
          hero,
          ...differing(rows),
          brands: brands.slice(0, BRANDS_SHOWN),
          departments: departments
            .filter(({ path }) => leadsTo(categoryPath(path)))
            .map(({ children: _hidden, ...department }) => department),
        }),
      ),
    );
};

/** The best deal of the day and the rows. Each product is in one of them only, so rows are loaded with some to spare. */
const differing = ({ deals, trending, forYou }: Pick<HomeData, 'deals' | 'trending' | 'forYou'>) => {
  const deal = deals?.products[0];
  const [first, second, third] = withoutRepeats([deals, trending, forYou], ROW_SIZE, deal === undefined ? [] : [deal]);
  return { deal, deals: first, trending: second, forYou: third };
};

/** Loads the hero of the espot. Its link is removed when it points to a page that this shop does not have. */
const hero = (content: MarketingContent, leadsTo: LeadsTo): T.Task<MarketingItem | undefined> =>
  pipe(
    content.spot('Home_Hero_React'),
    TE.match(
      () => undefined,
      ({ items: [item] }) => (item?.url === undefined || leadsTo(item.url) ? item : { ...item, url: undefined }),
    ),
  );

const toPage = (brand: Brand, can: Can, data: HomeData): PageOutcome<HomeData> => {
  if (data.departments.length === 0) return { kind: 'unavailable' };
  const hasRows = data.trending !== undefined && data.deals !== undefined;
  const isComplete = (hasRows || !can('recommendations')) && (data.brands.length > 0 || !can('brands'));
  return {
    kind: 'page',
    data,
    head: {
      title: `${brand.shop}: pet food, supplies and services`,
      description: `Food, treats, toys and care for dogs, cats, fish, birds, reptiles and small pets.${benefitsText(brand, can)}`,
      canonical: HOME_PATH,
      isIndexed: true,
      ...preloadOf(data.hero?.image ?? HERO_SCENE),
      jsonLd: [{ '@context': 'https://schema.org', '@type': 'WebSite', name: brand.shop, url: HOME_PATH }],
    },
    isShareable: true,
    isPartial: !isComplete,
  };
};

/** Returns a sentence about the benefits of every order; empty when the shop offers none of them. */
const benefitsText = ({ rewards }: Brand, can: Can): string => {
  const list = enumerated([
    can('pickup') && 'free pickup',
    can('repeat-delivery') && 'repeat delivery',
    can('rewards') && rewards,
  ]);
  return list === '' ? '' : ` ${list.charAt(0).toUpperCase()}${list.slice(1)} on every order.`;
};

/** Returns the preload of the hero image, the largest element of the first view. */
const preloadOf = (image: string): Pick<PageHead, 'preloadImage'> => {
  const sources = pictureSources(image, HERO_WIDTHS);
  return sources === undefined ? {} : { preloadImage: { srcSet: sources.avif, sizes: HERO_SIZES } };
};
