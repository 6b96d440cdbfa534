import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import { aRefusal, anUnintelligible, anUnreachable } from '../builders/upstream-failure';

/** A service in memory that fails on demand, altogether or at single calls of its port. */
export abstract class FakeUpstream<Call extends string> {
  readonly #failures = new Map<Call, UpstreamFailure>();
  #everywhere: UpstreamFailure | undefined;
  readonly #service: string;

  constructor(service: string) {
    this.#service = service;
  }

  /** From now on these calls fail with this failure; all calls do when none is named. */
  fails(failure: UpstreamFailure, ...calls: ReadonlyArray<Call>): this {
    if (calls.length === 0) this.#everywhere = failure;
    for (const call of calls) this.#failures.set(call, failure);
    return this;
  }

  isDown(...calls: ReadonlyArray<Call>): this {
    return this.fails(anUnreachable({ service: this.#service }), ...calls);
  }

  refuses(status: number, ...calls: ReadonlyArray<Call>): this {
    return this.fails(aRefusal({ service: this.#service, status }), ...calls);
  }

  returnsMalformed(...calls: ReadonlyArray<Call>): this {
    return this.fails(anUnintelligible({ service: this.#service }), ...calls);
  }

  /** Ends every failure. */
  isBack(): this {
    this.#everywhere = undefined;
    this.#failures.clear();
    return this;
  }

  /** A task that gives the result of `work` while the service works. `work` runs with the task. */
  protected respond<A>(call: Call, work: () => A): TaskEither<UpstreamFailure, A> {
    return this.respondEither(call, () => E.right(work()));
  }

  /** As `respond`, for calls that the port allows the service to refuse. */
  protected respondEither<L, A>(call: Call, work: () => E.Either<L, A>): TaskEither<L | UpstreamFailure, A> {
    return async () => {
      const failure = this.#failures.get(call) ?? this.#everywhere;
      return failure === undefined ? work() : E.left(failure);
    };
  }
}
