import * as E from 'fp-ts/Either';
import type { AdClick, AdCounter, AdReportFailure } from '../../core/ads/reporting/ad-report';

/** A report that the counter received. */
export type Counted =
  | { readonly kind: 'impressions'; readonly ids: ReadonlyArray<string>; readonly sessionId: string }
  | { readonly kind: 'click'; readonly click: AdClick };

/** Counts impressions and clicks in memory. */
export class FakeAdCounter implements AdCounter {
  readonly #all: Counted[] = [];
  #failure: AdReportFailure | undefined;

  get counted(): ReadonlyArray<Counted> {
    return structuredClone(this.#all);
  }

  /** From now on every report fails with this failure. */
  fails(failure: AdReportFailure): this {
    this.#failure = failure;
    return this;
  }

  isBack(): this {
    this.#failure = undefined;
    return this;
  }

  readonly impressions: AdCounter['impressions'] = (ids, sessionId) =>
    this.#count({ kind: 'impressions', ids, sessionId });

  readonly click: AdCounter['click'] = (click) => this.#count({ kind: 'click', click });

  #count(report: Counted): ReturnType<AdCounter['click']> {
    return async () => {
      if (this.#failure !== undefined) return E.left(this.#failure);
      this.#all.push(structuredClone(report));
      return E.right(undefined);
    };
  }
}
