import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { ProductReviews } from '../../../core/reviews/product-reviews';
import type { ReviewPage } from '../../../core/reviews/review';
import type { HttpClient } from '../../http/http-client';
import { path } from '../../http/path';
import { callCommerce, recoverWith } from '../call-commerce';
import { isMissing } from '../refusals';
import { reviewPageWire, toReviewPage } from './review-wire';

/** The published reviews of the embedded backend (PRO-04). */
export class HttpProductReviews implements ProductReviews {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  readonly list: ProductReviews['list'] = (partNumber, { rating, petKind, sort, term, page }, size) =>
    pipe(
      callCommerce(
        this.#http,
        {
          kind: 'public',
          method: 'GET',
          path: path`x_reviews/${partNumber}`,
          query: {
            ...(rating === undefined ? {} : { rating: String(rating) }),
            ...(petKind === undefined ? {} : { petKind }),
            sort,
            ...(term === '' ? {} : { searchTerm: term }),
            pageNumber: String(page),
            pageSize: String(size),
          },
          isExpectedRefusal: isMissing,
        },
        reviewPageWire,
      ),
      TE.map((wire) => O.some(toReviewPage(wire))),
      recoverWith<O.Option<ReviewPage>>(isMissing, O.none),
    );
}
