import type { Logger } from '../../core/shared/logger';

interface Line {
  readonly level: keyof Logger;
  readonly message: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** What those who run the shop would read. */
export class FakeLogger implements Logger {
  readonly #written: Line[] = [];

  /** Oldest first. */
  get lines(): ReadonlyArray<Line> {
    return [...this.#written];
  }

  readonly warn: Logger['warn'] = (message, facts) => this.#write('warn', message, facts);

  readonly error: Logger['error'] = (message, facts) => this.#write('error', message, facts);

  #write(level: keyof Logger, message: string, facts: Readonly<Record<string, unknown>> = {}): () => void {
    return () => void this.#written.push({ level, message, facts: { ...facts } });
  }
}
