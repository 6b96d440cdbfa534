import { readCatalogueFacts } from './catalogue-facts.mjs';
import { makeQuestions } from './questions.mjs';
import { isSilent, knownWords } from './told-corrections.mjs';

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
    const answer = await search(question);
    results.push({ ...question, ...answer, score: ndcg(answer.found, question.right) });
  }
  return results;
};

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

const firstShare = (asked) => mean(asked.map(({ found, right }) => (right.has(found[0]) ? 1 : 0)));

/**
 * Rates a search over a data folder's catalogue by queries whose right results follow from the products' attributes.
 * `search(question)` returns `found`, the ids of products, the best first, or the path of the page that it leads to;
 * and what the answer says of itself: `corrected`, the query that was searched for instead, and `unmatched`, the words
 * without products. Returns nDCG@10 for plain and misspelt queries; the shares of names, brands, numbers and pages whose
 * right result is first, of queries without results, and of misspelt queries and brands that are not sold for which other
 * words were taken in silence; and every result.
 */
export const rateRelevance = async (dataFolder, search) => {
  const products = readCatalogueFacts(dataFolder);
  const questions = makeQuestions(products);
  const known = knownWords(products);
  const rated = {};
  for (const [kind, asked] of Object.entries(questions)) rated[kind] = await askAll(search, asked);
  const { plain, misspelt, names, brands, numbers, pages, foreignBrands } = rated;
  const answerable = [plain, misspelt, names, brands, numbers, pages].flat();
  const silent = [...misspelt, ...foreignBrands].filter((answer) => isSilent(answer, known));
  return {
    plain: mean(plain.map(({ score }) => score)),
    misspelt: mean(misspelt.map(({ score }) => score)),
    namesFirst: firstShare(names),
    brandsFirst: firstShare(brands),
    numbersFirst: firstShare(numbers),
    pagesFirst: firstShare(pages),
    silent: silent.length / (misspelt.length + foreignBrands.length),
    nothing: mean(answerable.map(({ found }) => (found.length === 0 ? 1 : 0))),
    counts: Object.fromEntries(Object.entries(rated).map(([kind, asked]) => [kind, asked.length])),
    results: answerable,
    silentTexts: silent.map(({ text }) => text),
  };
};
