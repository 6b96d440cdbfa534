import * as E from 'fp-ts/Either';
import type {
  ApplicationResult,
  CardApplicationProvider,
  CardApplicationFailure,
  CardApplicationRequest,
} from '../../core/petco-pay/card-application-provider';

type Leave = (end: E.Either<CardApplicationFailure, ApplicationResult | undefined>) => void;

/** A bank under the test's control. An application stays open until the test closes it. */
export class FakeCardApplicationProvider implements CardApplicationProvider {
  #failure: CardApplicationFailure | undefined;
  #leave: Leave | undefined;
  #result: ApplicationResult | undefined;
  #requests: ReadonlyArray<CardApplicationRequest> = [];

  /** From now on opening an application fails with this failure; undefined ends that. */
  fails(failure: CardApplicationFailure | undefined): this {
    this.#failure = failure;
    return this;
  }

  get isOpen(): boolean {
    return this.#leave !== undefined;
  }

  /** Every application that was opened. */
  get opened(): ReadonlyArray<CardApplicationRequest> {
    return structuredClone(this.#requests);
  }

  /** Sets the bank's decision; the application stays open. */
  decides(result: ApplicationResult): this {
    this.#result = result;
    return this;
  }

  /** Closes the application with the decision made so far. */
  closes(): void {
    this.#leave?.(E.right(this.#result));
  }

  readonly apply: CardApplicationProvider['apply'] = (request, whenOpen) => async () => {
    if (this.#failure !== undefined) return E.left(this.#failure);
    whenOpen();
    this.#result = undefined;
    this.#requests = [...this.#requests, request];
    return new Promise((resolve) => {
      this.#leave = (end) => {
        this.#leave = undefined;
        resolve(end);
      };
    });
  };
}
