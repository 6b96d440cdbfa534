import * as E from 'fp-ts/Either';
import type {
  ApplicationResult,
  CardApplicationProvider,
  CardApplicationFailure,
  CardApplicationRequest,
} from '../../core/petco-pay/card-application-provider';

type Leave = (end: E.Either<CardApplicationFailure, ApplicationResult | undefined>) => void;

/** A bank that does what it is told: an application stays open until it is left. */
export class FakeCardApplicationProvider implements CardApplicationProvider {
  #failure: CardApplicationFailure | undefined;
  #leave: Leave | undefined;
  #result: ApplicationResult | undefined;
  #requests: ReadonlyArray<CardApplicationRequest> = [];

  /** From now on the application cannot be opened; undefined: it can be again. */
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

  /** The bank decides; the shopper still looks at it. */
  decides(result: ApplicationResult): this {
    this.#result = result;
    return this;
  }

  /** The shopper leaves, with what was decided by then. */
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
