import { readCatalogueFacts } from './catalogue-facts.mjs';
import { makeQuestions } from './questions.mjs';

export const DEPTH = 10;

const gainAt = (place) => 1 / Math.log2(place + 2);

/** Returns the normalised discounted cumulative gain of the first ten: 1 when no wrong result precedes a right one. */
const ndcg = (found, right) => {
  const gained = found.slice(0, DEPTH).reduce((sum, id, place) => sum + (right.has(id) ? gainAt(place) : 0), 0);
  const best = Array.from({ length: Math.min(DEPTH, right.size) }, (_, place) => gainAt(place));
  return gained / best.reduce((sum, gain) => sum + gain, 0);
};

const askAll = async (search, questions) => {
  const results = [];
  for (const question of questions) {
    const found = await search(question);
    results.push({ ...question, found, score: ndcg(found, question.right) });
  }
  return results;
};

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

const firstShare = (asked) => mean(asked.map(({ found, right }) => (right.has(found[0]) ? 1 : 0)));

/**
 * Rates a search over a data folder's catalogue by queries whose right results follow from the products' attributes.
 * `search(question)` returns ids of products, the best first, or the path of the page that it leads to. Returns nDCG@10
 * for plain and misspelt queries; the shares of names, brands, numbers and pages whose right result is first, and of
 * queries without results; and every result.
 */
export const rateRelevance = async (dataFolder, search) => {
  const questions = makeQuestions(readCatalogueFacts(dataFolder));
  const plain = await askAll(search, questions.plain);
  const misspelt = await askAll(search, questions.misspelt);
  const names = await askAll(search, questions.names);
  const brands = await askAll(search, questions.brands);
  const numbers = await askAll(search, questions.numbers);
  const pages = await askAll(search, questions.pages);
  const kinds = { plain, misspelt, names, brands, numbers, pages };
  const results = Object.values(kinds).flat();
  return {
    plain: mean(plain.map(({ score }) => score)),
    misspelt: mean(misspelt.map(({ score }) => score)),
    namesFirst: firstShare(names),
    brandsFirst: firstShare(brands),
    numbersFirst: firstShare(numbers),
    pagesFirst: firstShare(pages),
    nothing: mean(results.map(({ found }) => (found.length === 0 ? 1 : 0))),
    counts: Object.fromEntries(Object.entries(kinds).map(([kind, asked]) => [kind, asked.length])),
    results,
  };
};
