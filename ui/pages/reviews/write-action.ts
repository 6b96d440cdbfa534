import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ViewProduct, ViewProductError, ViewedProduct } from '../../../core/catalogue/view-product';
import { reviewsPath, writeReviewPath } from '../../../core/paths/review-paths';
import type { OwnReviews, RemoveReviewFailure, WriteReviewFailure } from '../../../core/reviews/own-reviews';
import { reviewForm } from '../../../core/reviews/review-form';
import { reviewProblem } from '../../../core/reviews/review-message';
import type { TypedReview, WriteReview } from '../../../core/reviews/write-review';
import type { ActionResult, PageAction } from '../../page/page-action';
import { signInFirst } from '../shared/sign-in-first';
import { statusOfFailure } from '../shared/status-of-failure';
import {
  DONE_MARK,
  reviewedProduct,
  type ReviewedProduct,
  type ReviewsDone,
  type WriteReviewData,
} from './reviews-data';
import { writeReviewHead } from './write-loader';

type Result = ActionResult<WriteReviewData>;

/** More than the longest text, so that one that is too long is refused and not cut. */
const MAX_TEXT = 4_000;
const FORM = 'review';
const EMPTY: TypedReview = { rating: '', title: '', text: '', petKind: '' };

const typedIn = (form: URLSearchParams): TypedReview =>
  Object.fromEntries(
    reviewForm.keys.map((key) => [key, (form.get(key) ?? '').slice(0, MAX_TEXT)] as const),
  ) as TypedReview;

const see = (productUrl: string, done: ReviewsDone): Result => ({
  kind: 'see-other',
  url: `${reviewsPath(productUrl)}?${DONE_MARK}=${done}`,
});

export interface WriteReviewActionPorts {
  readonly viewProduct: ViewProduct;
  readonly writeReview: WriteReview;
  readonly shop: string;
}

type Failure = WriteReviewFailure | RemoveReviewFailure;

const statusOf = (failure: Failure): number => {
  switch (failure.kind) {
    case 'invalid-fields':
    case 'no-such-review':
      return 400;
    case 'sign-in-needed':
      return 401;
    case 'not-bought':
    case 'not-received':
      return 403;
    case 'too-many-requests':
      return 429;
    default:
      return statusOfFailure(failure);
  }
};

/** The form with what was typed, also when the page cannot be loaded, as after the end of the session. */
const refuse = (
  product: ReviewedProduct,
  shop: string,
  typed: Readonly<Record<string, string>>,
  failure: Failure,
): Result => {
  const problem = reviewProblem(failure);
  const refused = {
    name: FORM,
    typed,
    errors: failure.kind === 'invalid-fields' ? failure.errors : {},
    problem: problem === undefined ? undefined : { message: problem, needsSignIn: failure.kind === 'sign-in-needed' },
  };
  return {
    kind: 'refused',
    status: statusOf(failure),
    url: writeReviewPath(product.url),
    changes: { refused },
    otherwise: {
      head: writeReviewHead(product, shop),
      data: {
        product,
        standing: { purchase: 'received', review: undefined, votes: [] },
        values: { ...EMPTY, ...typed },
      },
      isNeverKept: true,
    },
  };
};

const noProduct =
  (url: string) =>
  ({ kind }: ViewProductError): Result =>
    kind === 'no-such-product' ? { kind: 'see-other', url: writeReviewPath(`/${url}`) } : { kind: 'unavailable' };

const toReviewed = ({ product }: ViewedProduct): ReviewedProduct => reviewedProduct(product);

/** Writes the shopper's review, or changes it, and leads to the reviews (PRO-04). */
export const makeWriteReviewAction =
  ({ viewProduct, writeReview, shop }: WriteReviewActionPorts): PageAction<WriteReviewData> =>
  (form, { url = '' } = {}) => {
    const typed = typedIn(form);
    return pipe(
      TE.Do,
      TE.bind('product', () => TE.bimap(noProduct(url), toReviewed)(viewProduct(url))),
      TE.bind('status', ({ product }) =>
        TE.mapLeft((failure: Failure) => refuse(product, shop, typed, failure))(writeReview(product.partNumber, typed)),
      ),
      // Only a moderator rejects; what was just written is public or waits.
      TE.map(({ product, status }) => see(product.url, status === 'published' ? 'published' : 'pending')),
      TE.toUnion,
    );
  };

export interface RemoveReviewActionPorts {
  readonly viewProduct: ViewProduct;
  readonly ownReviews: Pick<OwnReviews, 'remove'>;
  readonly shop: string;
}

/** Removes the shopper's review (PRO-04). One that is gone already counts as removed. */
export const makeRemoveReviewAction =
  ({ viewProduct, ownReviews, shop }: RemoveReviewActionPorts): PageAction<WriteReviewData> =>
  (_form, { url = '' } = {}) =>
    pipe(
      TE.Do,
      TE.bind('product', () => TE.bimap(noProduct(url), toReviewed)(viewProduct(url))),
      TE.bind('removed', ({ product }) =>
        TE.mapLeft((failure: RemoveReviewFailure) => notRemoved(product, shop, failure))(
          ownReviews.remove(product.partNumber),
        ),
      ),
      TE.map(({ product }) => see(product.url, 'removed')),
      TE.toUnion,
    );

const notRemoved = (product: ReviewedProduct, shop: string, failure: RemoveReviewFailure): Result => {
  switch (failure.kind) {
    case 'no-such-review':
      return see(product.url, 'removed');
    case 'sign-in-needed':
      return { kind: 'see-other', url: signInFirst(writeReviewPath(product.url)).url };
    default:
      return refuse(product, shop, {}, failure);
  }
};
