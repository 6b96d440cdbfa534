import type { SearchEvent } from '../search/search-types.ts';
import { DiscoverProblem } from './discover-problem.ts';
import { isRecord, listAt, recordAt, textAt, textOf, type Given } from './read-values.ts';

const LONGEST_TEXT = 2000;
const LONGEST_NAME = 100;
const MOST_PRODUCTS = 100;
const LARGEST_EVENT = 32_000;
const FEATURES: readonly unknown[] = ['sb', 'sp', 'rw'];

const invalid = (why: string): DiscoverProblem => new DiscoverProblem(101, why);

const checkWidget = (name: string, value: Given): void => {
  if (name !== 'appear' && name !== 'click') throw invalid('A widget can appear, or be clicked');
  if (textAt(value, 'rfkid', LONGEST_NAME) === undefined) throw invalid('rfkid is required');
  if (value.f !== undefined && !FEATURES.includes(value.f)) throw invalid('f must be sb, sp or rw');
};

const productsOf = (value: Given): readonly Given[] => {
  const products = listAt(value, 'products', MOST_PRODUCTS);
  if (!products.every(isRecord)) throw invalid('products must be a list of objects');
  for (const product of products) {
    if (textAt(product, 'sku', LONGEST_NAME) === undefined) throw invalid('every product needs a sku');
  }
  return products;
};

const isAmount = (value: unknown): boolean => Number.isFinite(Number(value ?? Number.NaN)) && Number(value) >= 0;

const checkPriced = (_name: string, value: Given): void => {
  const products = productsOf(value);
  const isWhole = products.every(({ quantity, price }) => isAmount(quantity) && isAmount(price));
  if (products.length === 0 || !isWhole) throw invalid('products need a sku, a quantity and a price each');
};

const checkView = (name: string, value: Given): void => {
  if (name !== 'page' && name !== 'pdp') throw invalid('There is a view of a page, and of a product (pdp)');
  if (name === 'pdp' && productsOf(value).length === 0) throw invalid('products is required');
};

const checkOrder = (name: string, value: Given): void => {
  checkPriced(name, value);
  if (textAt(recordAt(value, 'checkout'), 'order_id', LONGEST_NAME) === undefined)
    throw invalid('order_id is required');
};

const checkUser = (_name: string, value: Given): void => {
  if (textAt(recordAt(value, 'user'), 'id', LONGEST_NAME) === undefined) throw invalid('user.id is required');
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

/** Nobody learns from the log of events who a shopper is or how to reach them. */
const withoutPerson = ({ user: _user, context: _context, ...value }: Given): Given => value;

/** Length as it will be kept; endless when it is nested too deeply to be written at all. */
const writtenLength = (details: Given): number => {
  try {
    return JSON.stringify(details).length;
  } catch {
    return Infinity;
  }
};

/** Turns an event into the one form in which events are kept, or refuses it with the reason. */
export const readEvent = (given: unknown, now: number): SearchEvent => {
  const data = isRecord(given) ? given : {};
  const type = textAt(data, 'type', LONGEST_NAME) ?? '';
  const check = RULES.get(type);
  if (check === undefined) throw invalid(`type must be one of ${[...RULES.keys()].join(', ')}`);
  const name = textAt(data, 'name', LONGEST_NAME);
  if (name === undefined) throw invalid('name is required');
  const value = recordAt(data, 'value');
  check(name, value);
  const uuid = textAt(data, 'uuid', LONGEST_NAME);
  const userId = textAt(data, 'user_id', LONGEST_NAME) ?? null;
  const clientId = uuid ?? userId;
  if (clientId === null) throw invalid('uuid or user_id is required');
  const [first] = productsOf(value);
  const details = withoutPerson(value);
  if (writtenLength(details) > LARGEST_EVENT) throw invalid('The event is too large');
  return {
    receivedAt: new Date(now).toISOString(),
    action: `${type}.${name}`,
    clientId,
    sessionNumber: 0,
    userId,
    term: textAt(value, 'kw', LONGEST_TEXT) ?? textAt(value, 'keyphrase', LONGEST_TEXT) ?? null,
    itemId: first === undefined ? null : textOf(first.sku, 'sku', LONGEST_NAME),
    details,
  };
};
