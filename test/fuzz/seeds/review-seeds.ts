import { REVIEWS_FOLDER, REVIEWS_ROUTE } from '../../../core/paths/review-paths';
import { call, WCS, type Seed, type ShopFacts } from './seed';

const REVIEW = { rating: '4', title: 'Good food', text: 'My dog likes this quite a lot.', petKind: 'dog' };
const KEY = 'r700001';

/** One valid call of each route of reviews: reads, the own review, votes. */
export const reviewSeeds = ({ productPartNumber: partNumber }: ShopFacts): ReadonlyArray<Seed> => {
  const store = call(WCS, { partNumber, reviewKey: KEY });
  const query = '?rating=4&petKind=dog&sort=newest&searchTerm=good&pageNumber=2&pageSize=5';
  return [
    store('GET', 'x_reviews/:partNumber', { query }),
    store('GET', 'x_reviews/:partNumber/@self', { as: 'member' }),
    store('PUT', 'x_reviews/:partNumber/@self', { as: 'member', json: REVIEW }),
    store('DELETE', 'x_reviews/:partNumber/@self', { as: 'member' }),
    store('PUT', 'x_reviews/:partNumber/:reviewKey/x_helpful', { as: 'guest' }),
    store('DELETE', 'x_reviews/:partNumber/:reviewKey/x_helpful', { as: 'guest' }),
  ];
};

/** One valid request for each page and each form of reviews. */
export const reviewPageSeeds = ({ productUrl }: ShopFacts): ReadonlyArray<Seed> => {
  const path = `${REVIEWS_FOLDER}/${productUrl}`;
  const vote = { reviewId: KEY, helpful: '1', back: 'rating=4&page=2' };
  return [
    { route: 'GET /*', path: `${path}?rating=4&pet=dog&sort=newest&q=good&page=2&done=published` },
    { route: 'GET /*', path: `${path}/write`, as: 'member' },
    { route: `POST ${REVIEWS_ROUTE}/write`, path: `${path}/write`, form: REVIEW, as: 'member' },
    { route: `POST ${REVIEWS_ROUTE}/remove`, path: `${path}/remove`, form: {}, as: 'member' },
    { route: `POST ${REVIEWS_ROUTE}/helpful`, path: `${path}/helpful`, form: vote, as: 'guest' },
  ];
};
