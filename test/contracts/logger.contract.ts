import type { Logger } from '../../core/shared/logger';
import type { Making } from './making';

export interface LogLine {
  readonly level: 'warn' | 'error';
  readonly message: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** The world around a Logger. */
export interface LoggerWorld {
  readonly logger: Logger;
  /** The lines so far, oldest first; the facts of a line without any are `{}`. */
  readonly lines: () => ReadonlyArray<LogLine>;
}

/** Every Logger, fake or real, passes this. */
export const loggerContract = (name: string, makeWorld: Making<LoggerWorld>): void => {
  describe(`[PLT-02] ${name} as a Logger`, () => {
    test.each(['warn', 'error'] as const)('%s logs the message with its facts', async (level) => {
      const { logger, lines } = await makeWorld();
      logger[level]('searching failed', { service: 'search', status: 503 })();
      expect(lines()).toEqual([{ level, message: 'searching failed', facts: { service: 'search', status: 503 } }]);
    });

    test('logs a message without facts', async () => {
      const { logger, lines } = await makeWorld();
      logger.warn('searching failed')();
      expect(lines()).toEqual([{ level: 'warn', message: 'searching failed', facts: {} }]);
    });

    test('keeps the order of lines', async () => {
      const { logger, lines } = await makeWorld();
      logger.warn('first')();
      logger.error('second')();
      expect(lines().map(({ message }) => message)).toEqual(['first', 'second']);
    });

    test('logs nothing before the effect runs', async () => {
      const { logger, lines } = await makeWorld();
      logger.error('searching failed');
      expect(lines()).toEqual([]);
    });

    test('survives facts that cannot be serialised', async () => {
      const { logger } = await makeWorld();
      const circular: Record<string, unknown> = { big: 1n };
      circular['self'] = circular;
      expect(() => logger.error('searching failed', circular)()).not.toThrow();
    });
  });
};
