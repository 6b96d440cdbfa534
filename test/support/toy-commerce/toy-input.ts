import { ToyProblem } from './toy-problem.ts';

type Fields = Readonly<Record<string, unknown>>;

const MAX_TEXT = 200;
const MAX_QUANTITY = 99;

/** Returns the fields of a body. Throws a `ToyProblem` for a body that is no object and for unknown fields. */
export const fieldsOf = (body: unknown, allowed: ReadonlyArray<string>): Fields => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ToyProblem(400, 'invalid_body', 'The body has to be a JSON object.');
  }
  const unknown = Object.keys(body).find((name) => !allowed.includes(name));
  if (unknown !== undefined) throw new ToyProblem(400, 'unknown_field', 'The body has a field that is not known.');
  return Object.fromEntries(Object.entries(body));
};

/** Returns a text that is not empty and matches the pattern. */
export const textField = (fields: Fields, name: string, pattern = /\S/): string => {
  const value = fields[name];
  if (typeof value === 'string' && value.length <= MAX_TEXT && pattern.test(value)) return value.trim();
  throw new ToyProblem(422, 'invalid_field', `The field ${name} is missing or not valid.`, { field: name });
};

export const quantityField = (fields: Fields): number => {
  const { quantity } = fields;
  if (typeof quantity === 'number' && Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY) {
    return quantity;
  }
  throw new ToyProblem(422, 'invalid_field', `quantity has to be a whole number from 1 to ${MAX_QUANTITY}.`, {
    field: 'quantity',
  });
};

/** Returns a whole number of a query; `fallback` if it is missing. */
export const numberOf = (query: URLSearchParams, name: string, fallback: number, max: number): number => {
  const text = query.get(name);
  if (text === null) return fallback;
  if (!/^\d{1,9}$/.test(text) || Number(text) > max) {
    throw new ToyProblem(400, 'invalid_query', `${name} has to be a whole number up to ${max}.`);
  }
  return Number(text);
};
