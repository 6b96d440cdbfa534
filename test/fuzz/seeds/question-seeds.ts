import { call, WCS, type Seed, type ShopFacts } from './seed';

/** One valid call of each route of questions about products. */
export const questionSeeds = (): ReadonlyArray<Seed> => {
  const store = call(WCS, { productId: '22000', questionId: '1' });
  return [
    store('GET', 'x_questions/byProduct/:productId'),
    store('POST', 'x_questions/byProduct/:productId', { as: 'member', json: { text: 'Is this soft enough to chew?' } }),
    store('POST', 'x_questions/:questionId/x_answer', { as: 'member', json: { text: 'Yes, it is.' } }),
  ];
};

/** One valid request for the page and its form. */
export const questionPageSeeds = ({ productUrl }: ShopFacts): ReadonlyArray<Seed> => {
  const path = `/shop/en/petcostore/product/${productUrl}/questions`;
  return [
    { route: 'GET /*', path: `${path}?q=wash&page=1&posted=question` },
    { route: 'POST /*', path, form: { product: '22000', text: 'Is this soft enough to chew?' }, as: 'member' },
    { route: 'POST /*', path, form: { question: '1', text: 'Yes.' }, as: 'guest' },
  ];
};
