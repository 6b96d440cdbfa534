import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { HOME_PATH } from '../../../core/paths/paths';
import type { PromotionOffer, PromotionOffers } from '../../../core/promotions/promotion-offers';
import { breadcrumbJsonLd } from '../../page/json-ld';
import { sceneAddress } from '../../design/scene-address';
import type { PageLoader } from '../../page/page';
import { LINKS } from '../../../core/paths/links';
import { loadOwnRewards, type OwnRewardsPorts } from '../../rewards/own-rewards';
import type { OffersPageData } from './offers-data';

export interface OffersLoaderPorts extends OwnRewardsPorts {
  readonly promotions: PromotionOffers;
  readonly shop: string;
}

/**
 * Loads the offers page: current promotion codes, and coupons for members. A page without the codes is not shareable.
 */
export const makeOffersLoader =
  (ports: OffersLoaderPorts): PageLoader<OffersPageData> =>
  (request) =>
    pipe(
      T.Do,
      T.apS('offers', TE.getOrElse<unknown, OffersPageData['offers']>(() => T.of(undefined))(ports.promotions.running)),
      T.apS('own', loadOwnRewards(ports, request)),
      T.map(({ offers, own }) => ({
        kind: 'page',
        data: { offers, own },
        head: {
          title: `Monthly Offers | ${ports.shop}`,
          description: describe(offers ?? []),
          canonical: LINKS.offers,
          isIndexed: true,
          image: sceneAddress('deals'),
          jsonLd: [
            breadcrumbJsonLd([
              { label: 'Home', url: HOME_PATH },
              { label: 'Monthly Offers', url: LINKS.offers },
            ]),
          ],
        },
        isShareable: offers !== undefined,
      })),
    );

const describe = (offers: ReadonlyArray<PromotionOffer>): string =>
  ['This month’s coupons, promo codes and offers.', ...offers.slice(0, 2).map(line)].join(' ');

const line = ({ code, description }: PromotionOffer): string => `${code}: ${description}.`;
