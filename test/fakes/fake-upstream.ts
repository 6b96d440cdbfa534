import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../core/shared/upstream-failure';
import { aRefusal, anUnintelligible, anUnreachable } from '../builders/upstream-failure';

/** A service in memory that can be made to fail, altogether or at single calls of its port. */
export abstract class FakeUpstream<Call extends string> {
  readonly #failures = new Map<Call, UpstreamFailure>();
  #everywhere: UpstreamFailure | undefined;
  readonly #service: string;

  constructor(service: string) {
    this.#service = service;
  }

  /** From now on these calls fail so, or all of them when none is named. */
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

  talksNonsense(...calls: ReadonlyArray<Call>): this {
    return this.fails(anUnintelligible({ service: this.#service }), ...calls);
  }

  /** Whatever failed works again. */
  isBack(): this {
    this.#everywhere = undefined;
    this.#failures.clear();
    return this;
  }

  /** What the call answers while the service works; asked when the task is run, not before. */
  protected answer<A>(call: Call, work: () => A): TaskEither<UpstreamFailure, A> {
    return this.judge(call, () => E.right(work()));
  }

  /** As `answer`, where the service may also say no by a rule of the port. */
  protected judge<L, A>(call: Call, work: () => E.Either<L, A>): TaskEither<L | UpstreamFailure, A> {
    return async () => {
      const failure = this.#failures.get(call) ?? this.#everywhere;
      return failure === undefined ? work() : E.left(failure);
    };
  }
}
