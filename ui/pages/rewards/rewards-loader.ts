import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import { HOME_PATH } from '../../../core/paths/paths';
import type { Brand } from '../../../core/configuration/brand';
import { REWARD_AMOUNT, POINTS_FOR_A_REWARD } from '../../../core/rewards/reward-terms';
import { breadcrumbJsonLd } from '../../page/json-ld';
import { sceneAddress } from '../../design/scene-address';
import type { PageLoader } from '../../page/page';
import { LINKS } from '../../../core/paths/links';
import { NEW_JOIN_FORM } from '../../rewards/join-form-view-model';
import { loadOwnRewards, type OwnRewardsPorts } from '../../rewards/own-rewards';
import type { RewardsPageData } from './rewards-data';
import { formatMoney } from '../../../core/shared/money';

export interface RewardsLoaderPorts extends OwnRewardsPorts {
  readonly brand: Brand;
}

/**
 * Loads the programme's page. It is the same for all guests and shows signed-in shoppers their own rewards (PAL-03).
 */
export const makeRewardsLoader =
  (ports: RewardsLoaderPorts): PageLoader<RewardsPageData> =>
  (request) => {
    const { brand } = ports;
    const whole = (amount: number): string => formatMoney(amount, brand.currency, 0);
    return pipe(
      loadOwnRewards(ports, request),
      T.map((own) => ({
        kind: 'page',
        data: { own, join: NEW_JOIN_FORM, hasJoined: request.query.get('joined') !== null },
        head: {
          title: `${brand.rewards} | ${brand.shop}`,
          description: `Our rewards program: earn 1 point for every ${whole(1)} and a ${whole(REWARD_AMOUNT)} reward for every ${POINTS_FOR_A_REWARD} points.`,
          canonical: LINKS.rewards,
          isIndexed: true,
          image: sceneAddress('pals-rewards'),
          jsonLd: [
            breadcrumbJsonLd([
              { label: 'Home', url: HOME_PATH },
              { label: brand.rewards, url: LINKS.rewards },
            ]),
          ],
        },
        isShareable: true,
      })),
    );
  };
