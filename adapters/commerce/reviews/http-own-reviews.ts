import { PLAIN_TEXT } from '../../../core/forms/plain-text';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { atMost } from '../../../core/forms/messages';
import type {
  OwnReviews,
  RemoveReviewFailure,
  ReviewErrors,
  VoteFailure,
  WriteReviewFailure,
} from '../../../core/reviews/own-reviews';
import { CHOOSE_STARS, REVIEW_LENGTHS } from '../../../core/reviews/review-form';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import type { HttpClient } from '../../http/http-client';
import { path } from '../../http/path';
import { callCommerce } from '../call-commerce';
import { isMissing, isRefusedWith, needsIdentity } from '../refusals';
import { standingWire, statusOf, toStanding, voteWire, writtenWire } from './review-wire';

const TOO_MANY = 429;

/** One shopper's reviews and votes at the embedded backend (PRO-04). */
export class HttpOwnReviews implements OwnReviews {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  readonly standing: OwnReviews['standing'] = (partNumber) =>
    pipe(
      callCommerce(
        this.#http,
        { kind: 'personal', method: 'GET', path: path`x_reviews/${partNumber}/@self` },
        standingWire,
      ),
      TE.map(toStanding),
    );

  readonly write: OwnReviews['write'] = (partNumber, { rating, title, text, petKind }) =>
    pipe(
      callCommerce(
        this.#http,
        {
          kind: 'personal',
          method: 'PUT',
          path: path`x_reviews/${partNumber}/@self`,
          body: { rating: String(rating), title, text, petKind: petKind ?? '' },
          isExpectedRefusal: (failure) => toWriteFailure(failure) !== failure,
        },
        writtenWire,
      ),
      TE.bimap(toWriteFailure, ({ status }) => statusOf(status)),
    );

  readonly remove: OwnReviews['remove'] = (partNumber) =>
    pipe(
      this.#http({
        kind: 'personal',
        method: 'DELETE',
        path: path`x_reviews/${partNumber}/@self`,
        isExpectedRefusal: (failure) => toRemoveFailure(failure) !== failure,
      }),
      TE.bimap(toRemoveFailure, () => undefined),
    );

  readonly vote: OwnReviews['vote'] = (partNumber, reviewId, isHelpful) =>
    pipe(
      callCommerce(
        this.#http,
        {
          kind: 'personal',
          method: isHelpful ? 'PUT' : 'DELETE',
          path: path`x_reviews/${partNumber}/${reviewId}/x_helpful`,
          isExpectedRefusal: (failure) => toVoteFailure(failure) !== failure,
        },
        voteWire,
      ),
      TE.bimap(toVoteFailure, ({ helpful = 0 }) => helpful),
    );
}

const isTooOften = (failure: UpstreamFailure): boolean => failure.kind === 'refused' && failure.status === TOO_MANY;

/** The messages beside the fields that the service names. */
const errorsIn = (failure: UpstreamFailure): ReviewErrors => {
  if (failure.kind !== 'refused') return {};
  const named = (field: string): boolean => failure.parameters.includes(field);
  return {
    ...(named('rating') ? { rating: CHOOSE_STARS } : {}),
    ...(named('title') ? { title: PLAIN_TEXT } : {}),
    ...(named('text') ? { text: `${atMost(REVIEW_LENGTHS.text)} ${PLAIN_TEXT}` } : {}),
  };
};

const toRemoveFailure = (failure: UpstreamFailure): RemoveReviewFailure => {
  if (isTooOften(failure)) return { kind: 'too-many-requests' };
  if (isMissing(failure)) return { kind: 'no-such-review' };
  return needsIdentity(failure) ? { kind: 'sign-in-needed' } : failure;
};

const toWriteFailure = (failure: UpstreamFailure): WriteReviewFailure => {
  if (isRefusedWith(failure, ['_ERR_NOT_BOUGHT'])) return { kind: 'not-bought' };
  if (isRefusedWith(failure, ['_ERR_NOT_RECEIVED'])) return { kind: 'not-received' };
  const errors = errorsIn(failure);
  return Object.keys(errors).length > 0 ? { kind: 'invalid-fields', errors } : toRemoveFailure(failure);
};

const toVoteFailure = (failure: UpstreamFailure): VoteFailure => {
  if (isRefusedWith(failure, ['_ERR_OWN_REVIEW'])) return { kind: 'own-review' };
  if (isTooOften(failure)) return { kind: 'too-many-requests' };
  if (isMissing(failure)) return { kind: 'no-such-review' };
  return needsIdentity(failure) ? { kind: 'identity-needed' } : failure;
};
