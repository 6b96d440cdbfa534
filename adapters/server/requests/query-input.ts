import * as E from 'fp-ts/Either';
import type { Input, Wrong } from './input-codecs';

const MAX_NAME_LENGTH = 80;

export interface QueryRules {
  /** Repeated parameters count each time. */
  readonly maxParameters: number;
  /** The codec of a parameter; undefined if no parameter of this name is allowed. */
  readonly ruleFor: (name: string) => Input<string> | undefined;
}

/** Validates a query string, given without its question mark. Returns it, or the problems by parameter. */
export const checkedQuery = (query: string, { maxParameters, ruleFor }: QueryRules): E.Either<Wrong, string> => {
  const parameters = [...new URLSearchParams(query)];
  if (parameters.length > maxParameters)
    return E.left([`query: expected at most ${maxParameters} parameters, got more`]);
  const problems = parameters.flatMap(([name, value]) => {
    const rule = ruleFor(name);
    if (rule?.is(value) === true) return [];
    return [
      `query.${name.slice(0, MAX_NAME_LENGTH)}: expected ${rule?.name ?? 'no parameter of this name'}, got another`,
    ];
  });
  return problems.length === 0 ? E.right(query) : E.left([...new Set(problems)].slice(0, 10));
};
