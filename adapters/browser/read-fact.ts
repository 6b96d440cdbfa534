import type { TaskEither } from 'fp-ts/TaskEither';
import { left, right } from '../../core/shared/either';
import type { Unreachable } from '../../core/shared/upstream-failure';

export type Fetch = typeof globalThis.fetch;

const NO_ANSWER: Unreachable = { kind: 'unreachable', service: 'shop', cause: 'network' };

/** Reads JSON of the shop's own server that a guard accepts; any other answer is `unreachable`. */
export const readFact =
  <A>(fetch: Fetch, path: string, isFact: (body: unknown) => body is A): TaskEither<Unreachable, A> =>
  async () => {
    try {
      const response = await fetch(path);
      const body: unknown = response.ok ? await response.json() : undefined;
      return isFact(body) ? right(body) : left(NO_ANSWER);
    } catch {
      return left(NO_ANSWER);
    }
  };
