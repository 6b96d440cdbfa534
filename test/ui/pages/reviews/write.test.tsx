import { render, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import type { ViewProduct } from '../../../../core/catalogue/view-product';
import { makeLoadPets } from '../../../../core/pets/load-pets';
import { NOT_BOUGHT, NOT_RECEIVED } from '../../../../core/reviews/review-message';
import { makeWriteReview } from '../../../../core/reviews/write-review';
import { makeRemoveReviewAction, makeWriteReviewAction } from '../../../../ui/pages/reviews/write-action';
import { makeWriteReviewLoader } from '../../../../ui/pages/reviews/write-loader';
import { WriteReviewPage } from '../../../../ui/pages/reviews/write-page';
import { aPet } from '../../../builders/pet';
import { aProduct } from '../../../builders/product';
import { FakeCaller } from '../../../fakes/fake-caller';
import { FakePetGateway } from '../../../fakes/fake-pet-gateway';
import { FakeReviews } from '../../../fakes/fake-reviews';
import { FakeVetGateway } from '../../../fakes/fake-vet-gateway';

const USER = '700002';
const URL_PART = 'goodpaw-dog-food';
const PAGE = `/reviews/${URL_PART}/write`;
const PRODUCT = aProduct({ department: 'fish' });
const viewProduct: ViewProduct = () => TE.right({ product: PRODUCT, stock: undefined });
const TYPED = { rating: '4', title: 'Good food', text: 'My dog likes this every day.', petKind: 'dog' };

const buyer = (): FakeReviews => new FakeReviews(PRODUCT.partNumber).hasPurchase('received');

const load = (reviews: FakeReviews, userType: 'registered' | 'guest' = 'registered', kinds: readonly 'dog'[] = []) => {
  const caller = new FakeCaller().signsIn(USER);
  const pets = new FakePetGateway(caller).hasPets(USER, ...kinds.map((kind) => aPet({ kind })));
  const loadPets = makeLoadPets({ pets, vets: new FakeVetGateway(caller) });
  return makeWriteReviewLoader({ viewProduct, ownReviews: reviews, loadPets, userType: () => userType, shop: 'Petco' })(
    {
      path: PAGE,
      parameters: { url: URL_PART },
      query: new URLSearchParams(),
      cameFrom: undefined,
    },
  )();
};

const show = async (reviews: FakeReviews): Promise<void> => {
  const outcome = await load(reviews);
  if (outcome.kind !== 'page') throw new Error(outcome.kind);
  render(<WriteReviewPage data={outcome.data} />);
};

const write = (reviews: FakeReviews, fields: Readonly<Record<string, string>> = {}) =>
  makeWriteReviewAction({ viewProduct, writeReview: makeWriteReview({ reviews }), shop: 'Petco' })(
    new URLSearchParams({ ...TYPED, ...fields }),
    { url: URL_PART },
  )();

const remove = (reviews: FakeReviews) =>
  makeRemoveReviewAction({ viewProduct, ownReviews: reviews, shop: 'Petco' })(new URLSearchParams(), {
    url: URL_PART,
  })();

test('[PRO-04] guests are asked to sign in and come back', async () => {
  expect(await load(buyer(), 'guest')).toEqual({
    kind: 'redirect',
    isPermanent: false,
    url: `/shop/LogonForm?URL=${encodeURIComponent(PAGE)}`,
  });
});

test('[PRO-04] [ACC-04] the kind of pet is that of the shopper’s pets, or of the product’s department', async () => {
  expect(await load(buyer(), 'registered', ['dog'])).toMatchObject({ data: { values: { petKind: 'dog' } } });
  expect(await load(buyer())).toMatchObject({ isNeverKept: true, data: { values: { petKind: 'fish', rating: '' } } });
});

test('[PRO-04] an outage is told', async () => {
  expect(await load(buyer().isDown('standing'))).toEqual({ kind: 'unavailable' });
});

test.each([
  ['has not bought it', 'none', NOT_BOUGHT],
  ['has not received it', 'waiting', NOT_RECEIVED],
] as const)('[PRO-04] who %s is told so, without a form', async (_, purchase, words) => {
  await show(new FakeReviews(PRODUCT.partNumber).hasPurchase(purchase));
  screen.getByText(words);
  expect(screen.queryByRole('button', { name: 'Post review' })).toBeNull();
});

test('[PRO-04] a review is written, shown again for changes, and removed', async () => {
  const reviews = buyer();
  expect(await write(reviews)).toEqual({ kind: 'see-other', url: `/reviews/${URL_PART}?done=published` });
  await show(reviews);
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe(TYPED.title);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(true);
  screen.getByRole('button', { name: 'Save changes' });
  expect(await remove(reviews)).toEqual({ kind: 'see-other', url: `/reviews/${URL_PART}?done=removed` });
  expect(await remove(reviews)).toEqual({ kind: 'see-other', url: `/reviews/${URL_PART}?done=removed` });
});

test('[PRO-04] a review with a link waits', async () => {
  expect(await write(buyer(), { text: 'See www.example.com for a better one.' })).toEqual({
    kind: 'see-other',
    url: `/reviews/${URL_PART}?done=pending`,
  });
});

test.each([
  ['a wrong field', buyer(), { title: '' }, 400, { errors: { title: 'This field is required.' }, problem: undefined }],
  ['a stranger', new FakeReviews(PRODUCT.partNumber), {}, 403, { problem: { message: NOT_BOUGHT } }],
  ['an ended session', buyer().isSignedOut(), {}, 401, { problem: { needsSignIn: true } }],
  ['an outage', buyer().isDown('write'), {}, 503, { problem: { needsSignIn: false } }],
])('[PRO-04] %s keeps what was typed and says why', async (_, reviews, fields, status, refused) => {
  expect(await write(reviews, fields)).toMatchObject({
    kind: 'refused',
    status,
    url: PAGE,
    changes: { refused: { ...refused, typed: { ...TYPED, ...fields } } },
    otherwise: { data: { product: { name: PRODUCT.name }, values: { ...TYPED, ...fields } } },
  });
});

test('[PRO-04] a review that cannot be removed stays, and its form with it', async () => {
  const reviews = buyer();
  await write(reviews);
  expect(await remove(reviews.isDown('remove'))).toMatchObject({ kind: 'refused', status: 503, url: PAGE });
  expect(await load(reviews)).toMatchObject({ data: { values: TYPED } });
});
