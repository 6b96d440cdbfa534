import { PRICE_FACET } from '../query/narrow.ts';
import { bracketed, type QueryParameters } from './query-parameters.ts';
import { invalidValue, isRecord, jsonAt } from './read-json.ts';
import { SearchProblem } from '../model/search-problem.ts';
import type { FilterExpression } from '../model/search-types.ts';

const NAME = 'pre_filter_expression';
const DEEPEST_EXPRESSION = 5;
const MAX_CONDITIONS = 100;

/**
 * Reads an expression. Each condition is evaluated for every found product, so their number and nesting are limited.
 */
const makeExpressionReader = (): ((value: unknown, depth: number) => FilterExpression) => {
  let parts = 0;
  const read = (value: unknown, depth: number): FilterExpression => {
    parts += 1;
    if (parts > MAX_CONDITIONS) {
      throw new SearchProblem(`${NAME} must have at most ${MAX_CONDITIONS} conditions and groups`);
    }
    if (depth > DEEPEST_EXPRESSION) {
      throw new SearchProblem(`${NAME} must be nested at most ${DEEPEST_EXPRESSION} levels deep`);
    }
    if (!isRecord(value)) throw invalidValue(NAME);
    if (Array.isArray(value.and)) return { and: value.and.map((part) => read(part, depth + 1)) };
    if (Array.isArray(value.or)) return { or: value.or.map((part) => read(part, depth + 1)) };
    return value.not === undefined ? conditionOf(value) : { not: read(value.not, depth + 1) };
  };
  return read;
};

const endOf = (value: unknown, open: string, endless: number): number => {
  if (value === open) return endless;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw invalidValue(NAME);
};

const conditionOf = ({ name, value, range }: Readonly<Record<string, unknown>>): FilterExpression => {
  if (typeof name !== 'string') throw invalidValue(NAME);
  const facet = name.toLowerCase() === PRICE_FACET.toLowerCase() ? PRICE_FACET : name;
  if (Array.isArray(range) && range.length === 2) {
    const [low, high] = [endOf(range[0], '-inf', -Infinity), endOf(range[1], 'inf', Infinity)];
    if (low > high) throw invalidValue(NAME);
    return { name: facet, low, high };
  }
  if (typeof value === 'string') return { name, value };
  if (typeof value === 'number' || typeof value === 'boolean') return { name, value: `${value}` };
  throw invalidValue(NAME);
};

/** The condition for products: that of their section, else that of the whole request. */
export const expressionAt = (query: QueryParameters): FilterExpression | undefined => {
  const given = jsonAt(query, `${NAME}[Products]`) ?? jsonAt(query, NAME);
  return given === undefined ? undefined : makeExpressionReader()(given, 0);
};

/** The requested conditions, which the response repeats; undefined without any. */
export const expressionEcho = (query: QueryParameters): unknown => {
  const sections = Object.keys(query).flatMap((name) => {
    const [section] = bracketed(name, NAME) ?? [];
    return section === undefined ? [] : [[section, jsonAt(query, name)] as const];
  });
  return sections.length > 0 ? Object.fromEntries(sections) : jsonAt(query, NAME);
};
