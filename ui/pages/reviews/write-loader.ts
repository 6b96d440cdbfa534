import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { ViewProduct } from '../../../core/catalogue/view-product';
import type { SessionStore } from '../../../core/identity/session/session-store';
import { writeReviewPath } from '../../../core/paths/review-paths';
import type { LoadPets } from '../../../core/pets/load-pets';
import type { OwnReviews } from '../../../core/reviews/own-reviews';
import type { ReviewStanding } from '../../../core/reviews/review';
import type { TypedReview } from '../../../core/reviews/write-review';
import { isPetKind, type PetKind } from '../../../core/shared/pet-kind';
import type { PageHead, PageLoader, PageOutcome } from '../../page/page';
import { signInFirst } from '../shared/sign-in-first';
import { reviewedProduct, type ReviewedProduct, type WriteReviewData } from './reviews-data';

export interface WriteReviewLoaderPorts {
  readonly viewProduct: ViewProduct;
  readonly ownReviews: Pick<OwnReviews, 'standing'>;
  readonly loadPets: LoadPets;
  readonly userType: SessionStore['userType'];
  readonly shop: string;
}

/**
 * Loads the page on which a shopper writes or changes a review (PRO-04). Guests are asked to sign in and come back. The
 * kind of pet is that of the shopper's pets where they say it.
 */
export const makeWriteReviewLoader =
  (ports: WriteReviewLoaderPorts): PageLoader<WriteReviewData> =>
  ({ parameters }) => {
    const url = parameters['url'] ?? '';
    if (ports.userType() !== 'registered') return T.of(signInFirst(writeReviewPath(`/${url}`)));
    return pipe(
      ports.viewProduct(url),
      TE.map(({ product }) => reviewedProduct(product)),
      TE.bindTo('product'),
      TE.bindW('standing', ({ product }) => ports.ownReviews.standing(product.partNumber)),
      TE.bindW('petKind', ({ product }) => TE.fromTask(petKindOf(ports, product.department))),
      TE.match(
        ({ kind }): PageOutcome<WriteReviewData> =>
          kind === 'no-such-product' ? { kind: 'not-found' } : { kind: 'unavailable' },
        ({ product, standing, petKind }) => ({
          kind: 'page',
          data: { product, standing, values: valuesOf(standing, petKind), refused: undefined },
          head: writeReviewHead(product, ports.shop),
          isShareable: false,
          isNeverKept: true,
        }),
      ),
    );
  };

export const writeReviewHead = ({ name }: Pick<ReviewedProduct, 'name'>, shop: string): PageHead => ({
  title: `Your review of ${name} | ${shop}`,
  description: `Share your experience with ${name}.`,
  canonical: undefined,
  isIndexed: false,
});

/** The kind of the department's pets, or of the shopper's only kind; undefined when neither says it. */
const petKindOf = ({ loadPets }: WriteReviewLoaderPorts, department: string | undefined): T.Task<PetKind | undefined> =>
  pipe(
    loadPets,
    TE.match(
      () => undefined,
      ({ pets }) => {
        const kinds = [...new Set(pets.map(({ kind }) => kind))];
        const wanted = kinds.find((kind) => kind === department) ?? (kinds.length === 1 ? kinds[0] : undefined);
        return wanted ?? (department !== undefined && isPetKind(department) ? department : undefined);
      },
    ),
  );

const valuesOf = ({ review }: ReviewStanding, petKind: PetKind | undefined): TypedReview =>
  review === undefined
    ? { rating: '', title: '', text: '', petKind: petKind ?? '' }
    : { rating: String(review.rating), title: review.title, text: review.text, petKind: review.petKind ?? '' };
