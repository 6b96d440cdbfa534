import type { SearchEvent } from '../search/model/search-types.ts';
import { DiscoverProblem } from './discover-problem.ts';
import { amountAt, choiceAt, isRecord, givenOf, listAt, recordAt, recordOf, textAt, valueAt } from './read-values.ts';
import type { Given } from './read-values.ts';

const MAX_TEXT_LENGTH = 2000;
const MAX_NAME_LENGTH = 100;
const MAX_PRODUCTS = 100;
const MAX_EVENT_LENGTH = 32_000;
const MAX_PIECES = 1_000_000;
const FEATURES = ['sb', 'sp', 'rw'] as const;

const invalid = (why: string): DiscoverProblem => new DiscoverProblem(101, why);

const requireText = (given: Given, name: string): string => {
  const text = textAt(given, name, MAX_NAME_LENGTH);
  if (text === undefined) throw invalid(`${given.pathOf(name)} is required`);
  return text;
};

const checkWidget = (name: string, value: Given): void => {
  if (name !== 'appear' && name !== 'click') throw invalid('name must be appear or click for a widget');
  requireText(value, 'rfkid');
  if (valueAt(value, 'f') !== undefined) choiceAt(value, 'f', FEATURES);
};

const productsOf = (value: Given): readonly Given[] => {
  const products = listAt(value, 'products', MAX_PRODUCTS).map((entry) => recordOf(entry.value, entry.path));
  for (const product of products) requireText(product, 'sku');
  return products;
};

const checkPriced = (_name: string, value: Given): void => {
  const products = productsOf(value);
  if (products.length === 0) throw invalid(`${value.pathOf('products')} is required`);
  for (const product of products) {
    for (const name of ['quantity', 'price']) {
      if (amountAt(product, name, MAX_PIECES) === undefined) throw invalid(`${product.pathOf(name)} is required`);
    }
  }
};

const checkView = (name: string, value: Given): void => {
  if (name !== 'page' && name !== 'pdp') throw invalid('name must be page or pdp for a view');
  if (name === 'pdp' && productsOf(value).length === 0) throw invalid(`${value.pathOf('products')} is required`);
};

const checkOrder = (name: string, value: Given): void => {
  checkPriced(name, value);
  requireText(recordAt(value, 'checkout'), 'order_id');
};

const checkUser = (_name: string, value: Given): void => {
  requireText(recordAt(value, 'user'), 'id');
};

const RULES: ReadonlyMap<string, (name: string, value: Given) => void> = new Map([
  ['widget', checkWidget],
  ['a2c', checkPriced],
  ['a2w', checkPriced],
  ['status', checkPriced],
  ['view', checkView],
  ['order', checkOrder],
  ['user', checkUser],
]);

/** Personal data that is not stored with the events. */
const withoutPerson = ({ fields }: Given): Given['fields'] => {
  const { user: _user, context: _context, ...value } = fields;
  return value;
};

/** Length of the stored form; infinite when it is nested too deeply to be serialised. */
const writtenLength = (details: Given['fields']): number => {
  try {
    return JSON.stringify(details).length;
  } catch {
    return Infinity;
  }
};

/** Converts an event to the stored form, or refuses it with the reason. */
export const readEvent = (given: unknown, now: number): SearchEvent => {
  if (!isRecord(given)) throw invalid('data must be an object');
  const data = givenOf(given);
  const type = textAt(data, 'type', MAX_NAME_LENGTH) ?? '';
  const check = RULES.get(type);
  if (check === undefined) throw invalid(`type must be one of ${[...RULES.keys()].join(', ')}`);
  const name = requireText(data, 'name');
  const value = recordAt(data, 'value');
  check(name, value);
  const uuid = textAt(data, 'uuid', MAX_NAME_LENGTH);
  const userId = textAt(data, 'user_id', MAX_NAME_LENGTH) ?? null;
  const clientId = uuid ?? userId;
  if (clientId === null) throw invalid('uuid or user_id is required');
  const [first] = productsOf(value);
  const details = withoutPerson(value);
  if (writtenLength(details) > MAX_EVENT_LENGTH) throw invalid('The event is too large');
  return {
    receivedAt: new Date(now).toISOString(),
    action: `${type}.${name}`,
    clientId,
    sessionNumber: 0,
    userId,
    term: textAt(value, 'kw', MAX_TEXT_LENGTH) ?? textAt(value, 'keyphrase', MAX_TEXT_LENGTH) ?? null,
    itemId: first === undefined ? null : requireText(first, 'sku'),
    details,
  };
};
