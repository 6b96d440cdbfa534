import type { Logger } from '../../core/shared/logger';

interface Line {
  readonly level: keyof Logger;
  readonly message: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Records log lines. */
export class FakeLogger implements Logger {
  readonly #lines: Line[] = [];

  /** Oldest first. */
  get lines(): ReadonlyArray<Line> {
    return [...this.#lines];
  }

  readonly warn: Logger['warn'] = (message, facts) => this.#write('warn', message, facts);

  readonly error: Logger['error'] = (message, facts) => this.#write('error', message, facts);

  #write(level: keyof Logger, message: string, facts: Readonly<Record<string, unknown>> = {}): () => void {
    return () => void this.#lines.push({ level, message, facts: { ...facts } });
  }
}
