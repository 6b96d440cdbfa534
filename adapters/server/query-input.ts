import * as E from 'fp-ts/Either';
import type { Input, Wrong } from './input-codecs';

const LONGEST_NAME = 80;

export interface QueryRules {
  /** At most so many parameters, repeated ones counted each. */
  readonly most: number;
  /** What a parameter of this name has to be; undefined when there is none of this name. */
  readonly of: (name: string) => Input<string> | undefined;
}

/** What is wrong with the query of an address, by parameter; `query` is without its question mark. */
export const checkedQuery = (query: string, { most, of }: QueryRules): E.Either<Wrong, string> => {
  const parameters = [...new URLSearchParams(query)];
  if (parameters.length > most) return E.left([`query: expected at most ${most} parameters, got more`]);
  const problems = parameters.flatMap(([name, value]) => {
    const rule = of(name);
    if (rule?.is(value) === true) return [];
    return [`query.${name.slice(0, LONGEST_NAME)}: expected ${rule?.name ?? 'no parameter of this name'}, got another`];
  });
  return problems.length === 0 ? E.right(query) : E.left([...new Set(problems)].slice(0, 10));
};
