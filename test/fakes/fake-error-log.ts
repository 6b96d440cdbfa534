import type { ErrorFacts, ErrorLog } from '../../core/shared/error-log';

/** Records error reports, oldest first. */
export class FakeErrorLog implements ErrorLog {
  readonly #all: { readonly section: string; readonly facts: ErrorFacts }[] = [];

  get reports(): ReadonlyArray<{ readonly section: string; readonly facts: ErrorFacts }> {
    return structuredClone(this.#all);
  }

  readonly report: ErrorLog['report'] = (section, facts) => async () => void this.#all.push({ section, facts });
}
