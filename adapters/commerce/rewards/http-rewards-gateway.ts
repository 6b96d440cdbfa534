import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { RewardsGateway } from '../../../core/rewards/rewards-gateway';
import type { HttpClient } from '../../http/http-client';
import { couponStateOf } from '../../session/coupon-status';
import { callCommerce } from '../call-commerce';
import { rewardsWire } from './rewards-wire';

/** The rewards programme's records at the commerce service. */
export class HttpRewardsGateway implements RewardsGateway {
  readonly details: RewardsGateway['details'];
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
    this.details = pipe(
      callCommerce(
        http,
        { kind: 'personal', method: 'GET', path: 'palsPromotion/retrievePalsRewardsDetails/@self' },
        rewardsWire,
      ),
      TE.map(({ palsRewardsNo, memberSince, pointsRequired, palsRewardsCoupons }) => ({
        palsRewardsNo,
        memberSince,
        pointsRequired,
        palsRewardsCoupons: palsRewardsCoupons.map(({ couponNo, amount, expirationDate, petcoPOSPushStatus }) => ({
          couponNo,
          amount: amount ?? 0,
          expirationDate: expirationDate ?? '',
          state: couponStateOf(petcoPOSPushStatus),
        })),
      })),
    );
  }

  /** Succeeds on any 2xx status. The details show the result. */
  readonly load: RewardsGateway['load'] = (couponNos) =>
    pipe(
      this.#http({
        kind: 'personal',
        method: 'POST',
        path: 'palsPromotion/loadPalsRewards/@self',
        body: { activeCoupons: couponNos.join(','), syncToDB: 'true' },
      }),
      TE.map(() => undefined),
    );
}
