import { readCatalogueFacts } from './catalogue-facts.mjs';
import { makeQuestions } from './questions.mjs';

export const DEPTH = 10;

const gainAt = (place) => 1 / Math.log2(place + 2);

/** Normalised discounted cumulative gain of the first ten: 1 when nothing wrong stands before anything right. */
const ndcg = (found, right) => {
  const gained = found.slice(0, DEPTH).reduce((sum, id, place) => sum + (right.has(id) ? gainAt(place) : 0), 0);
  const best = Array.from({ length: Math.min(DEPTH, right.size) }, (_, place) => gainAt(place));
  return gained / best.reduce((sum, gain) => sum + gain, 0);
};

const askAll = async (search, questions) => {
  const answers = [];
  for (const question of questions) {
    const found = await search(question);
    answers.push({ ...question, found, score: ndcg(found, question.right) });
  }
  return answers;
};

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * How well a search over a data folder's catalogue answers: questions whose right answers follow from the products'
 * attributes. `search(question)` gives ids of products, the best first. Gives nDCG@10 plain and misspelt, and as shares
 * how often the product whose name was typed is first and how often nothing is found; and every answer.
 */
export const rateRelevance = async (dataFolder, search) => {
  const questions = makeQuestions(readCatalogueFacts(dataFolder));
  const plain = await askAll(search, questions.plain);
  const misspelt = await askAll(search, questions.misspelt);
  const names = await askAll(search, questions.names);
  const answers = [...plain, ...misspelt, ...names];
  return {
    plain: mean(plain.map(({ score }) => score)),
    misspelt: mean(misspelt.map(({ score }) => score)),
    namesFirst: mean(names.map(({ found, right }) => (right.has(found[0]) ? 1 : 0))),
    nothing: mean(answers.map(({ found }) => (found.length === 0 ? 1 : 0))),
    counts: { plain: plain.length, misspelt: misspelt.length, names: names.length },
    answers,
  };
};
