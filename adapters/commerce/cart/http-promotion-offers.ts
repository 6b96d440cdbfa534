import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { PromotionOffers } from '../../../core/promotions/promotion-offers';
import type { HttpClient } from '../../http/http-client';
import { callCommerce } from '../call-commerce';
import { promotionOffersWire } from './promotion-offers-wire';

/** The running promotions of the commerce service. */
export class HttpPromotionOffers implements PromotionOffers {
  readonly running: PromotionOffers['running'];

  constructor(http: HttpClient) {
    this.running = pipe(
      callCommerce(http, { kind: 'public', method: 'GET', path: 'promotion/@running' }, promotionOffersWire),
      TE.map(({ promotion }) =>
        promotion.map(({ code, description, minimumAmount, department, endDate }) => ({
          code,
          description: description ?? code,
          minimum: minimumAmount ?? 0,
          department,
          endsAt: endDate,
        })),
      ),
    );
  }
}
