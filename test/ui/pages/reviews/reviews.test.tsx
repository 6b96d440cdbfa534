import { fireEvent, render, screen, within } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import type { VoteHelpful } from '../../../../core/reviews/vote-helpful';
import { makeReviewsLoader } from '../../../../ui/pages/reviews/reviews-loader';
import { ReviewsPage } from '../../../../ui/pages/reviews/reviews-page';
import type { ReviewsData } from '../../../../ui/pages/reviews/reviews-data';
import { ReviewsViewModel } from '../../../../ui/pages/reviews/reviews-view-model';
import { makeVoteAction } from '../../../../ui/pages/reviews/vote-action';
import { aProduct } from '../../../builders/product';
import { aReview } from '../../../builders/review';
import { FakeReviews } from '../../../fakes/fake-reviews';

const PRODUCT = aProduct();
const URL_PART = 'goodpaw-dog-food';
const viewProduct = () => TE.right({ product: PRODUCT, stock: undefined });
const OTHERS = [aReview(), aReview({ id: 'r700002', rating: 2, title: 'Crumbs', helpful: 0, petKind: 'cat' })];

const some = (): FakeReviews => new FakeReviews(PRODUCT.partNumber).has(...OTHERS);

const load = (reviews: FakeReviews, query = '', isPersonal = false) =>
  makeReviewsLoader({ viewProduct, productReviews: reviews, ownReviews: reviews, shop: 'Petco' })({
    path: `/reviews/${URL_PART}`,
    parameters: { url: URL_PART },
    query: new URLSearchParams(query),
    cameFrom: undefined,
    isPersonal,
  })();

const dataOf = async (reviews: FakeReviews, query = '', isPersonal = false): Promise<ReviewsData> => {
  const outcome = await load(reviews, query, isPersonal);
  if (outcome.kind !== 'page') throw new Error(outcome.kind);
  return outcome.data;
};

test('[PRO-04] everybody gets the same reviews, which search engines may list without filters only', async () => {
  expect(await load(some())).toMatchObject({
    isShareable: true,
    head: { isIndexed: true, canonical: '/reviews/goodpaw-dog-food' },
    data: { page: { total: 2, rating: 3.5 }, standing: undefined },
  });
  expect(await load(some(), 'rating=2&pet=cat')).toMatchObject({
    head: { isIndexed: false, canonical: '/reviews/goodpaw-dog-food' },
    data: { page: { total: 1, reviews: [{ title: 'Crumbs' }] } },
  });
  expect(await load(some(), 'q=crumbs')).toMatchObject({ data: { page: { total: 1 } } });
});

test('[PRO-04] an outage and an unknown product are told', async () => {
  expect(await load(some().isDown('list'))).toEqual({ kind: 'unavailable' });
  expect(await load(new FakeReviews('PN-OTHER'))).toEqual({ kind: 'not-found' });
});

test('[PRO-04] the own review stands above the others, once, and the page is never kept', async () => {
  const reviews = some().hasPurchase('received');
  await reviews.write(PRODUCT.partNumber, { rating: 4, title: 'Mine', text: 'x'.repeat(30), petKind: undefined })();
  const outcome = await load(reviews, 'done=published', true);
  expect(outcome).toMatchObject({ isShareable: false, isNeverKept: true, data: { done: 'published' } });
  render(<ReviewsPage model={new ReviewsViewModel(await dataOf(reviews, '', true), () => TE.right(0))} />);
  expect(screen.getAllByRole('heading', { name: 'Mine' })).toHaveLength(1);
  const own = within(screen.getByRole('region', { name: 'Your review' }));
  expect(own.getByRole('link', { name: 'Edit or remove' }).getAttribute('href')).toBe(
    '/reviews/goodpaw-dog-food/write',
  );
  expect(screen.queryByRole('link', { name: 'Write a review' })).toBeNull();
});

test('[PRO-04] a review that waits says so to its author', async () => {
  const reviews = some().hasPurchase('received');
  const text = 'See www.example.com for more about this one.';
  await reviews.write(PRODUCT.partNumber, { rating: 4, title: 'Mine', text, petKind: undefined })();
  render(<ReviewsPage model={new ReviewsViewModel(await dataOf(reviews, '', true), () => TE.right(0))} />);
  screen.getByText('Only you can see this review. We’re checking it before it goes live.');
});

test('[PRO-04] standing that cannot be read leaves the reviews', async () => {
  expect(await load(some().isDown('standing'), '', true)).toMatchObject({ data: { standing: undefined } });
});

test('[PRO-04] the distribution links to the reviews with so many stars', async () => {
  render(<ReviewsPage model={new ReviewsViewModel(await dataOf(some()), () => TE.right(0))} />);
  expect(screen.getByRole('link', { name: /^2 stars 1 of 2 reviews$/ }).getAttribute('href')).toBe(
    '/reviews/goodpaw-dog-food?rating=2',
  );
  expect(screen.queryByRole('link', { name: /^3 stars/ })).toBeNull();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pet' }).options).toHaveLength(3);
});

test('[PRO-04] reviews that nothing fits, and a product without reviews, say what to do', async () => {
  const { unmount } = render(
    <ReviewsPage model={new ReviewsViewModel(await dataOf(some(), 'q=zebra'), () => TE.right(0))} />,
  );
  expect(screen.getByRole('link', { name: 'Show all reviews' })).not.toBeNull();
  unmount();
  const none = new FakeReviews(PRODUCT.partNumber);
  render(<ReviewsPage model={new ReviewsViewModel(await dataOf(none), () => TE.right(0))} />);
  screen.getByText(/Be the first!/);
  expect(screen.queryByRole('search')).toBeNull();
});

const model = async (voteHelpful: VoteHelpful): Promise<ReviewsViewModel> =>
  new ReviewsViewModel(await dataOf(some()), voteHelpful);

test('[PRO-04] a vote counts at once and is taken back', async () => {
  const reviews = some();
  const votes = await model(reviews.vote);
  await votes.toggle('r700001');
  expect(votes.voteOf('r700001')).toEqual({ isMine: true, helpful: 4 });
  await votes.toggle('r700001');
  expect(votes.voteOf('r700001')).toEqual({ isMine: false, helpful: 3 });
});

test('[PRO-04] a vote that fails says so and counts nothing', async () => {
  const votes = await model(some().isDown('vote').vote);
  render(<ReviewsPage model={votes} />);
  fireEvent.click(screen.getByRole('button', { name: /^Helpful \(3\).*Great kibble/ }));
  await screen.findByRole('alert');
  expect(votes.voteOf('r700001')).toEqual({ isMine: false, helpful: 3 });
});

const post = (voteHelpful: VoteHelpful, fields: Readonly<Record<string, string>>) =>
  makeVoteAction({ viewProduct, voteHelpful })(new URLSearchParams(fields), { url: URL_PART })();

test('[PRO-04] without scripts a vote leads back to the review on its page', async () => {
  const reviews = some();
  const fields = { reviewId: 'r700001', helpful: '1', back: 'rating=5&evil=//example.com' };
  expect(await post(reviews.vote, fields)).toEqual({
    kind: 'see-other',
    url: '/reviews/goodpaw-dog-food?rating=5#r700001',
  });
  expect(await reviews.standing(PRODUCT.partNumber)()).toMatchObject({ right: { votes: [{ helpful: 4 }] } });
  await post(reviews.vote, { ...fields, helpful: '0' });
  expect(await reviews.standing(PRODUCT.partNumber)()).toMatchObject({ right: { votes: [] } });
});

test.each([
  ['own-review', 400],
  ['no-such-review', 400],
  ['identity-needed', 401],
  ['too-many-requests', 429],
] as const)('[PRO-04] a vote that is refused (%s) says why', async (kind, status) => {
  expect(await post(() => TE.left({ kind }), { reviewId: 'r1' })).toMatchObject({
    kind: 'refused',
    status,
    url: '/reviews/goodpaw-dog-food',
    changes: { problem: expect.any(String) },
  });
});
