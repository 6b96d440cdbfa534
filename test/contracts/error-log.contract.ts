import type { ErrorFacts, ErrorLog } from '../../core/shared/error-log';

export interface ErrorLogWorld {
  readonly log: ErrorLog;
  /** The received reports, oldest first. */
  readonly received: () => ReadonlyArray<{ readonly section: string; readonly facts: ErrorFacts }>;
}

/** Every ErrorLog, fake or real, passes this. */
export const errorLogContract = (name: string, make: () => ErrorLogWorld): void => {
  describe(`[USR-10] ${name} as an ErrorLog`, () => {
    test('delivers the section and the facts of each report', async () => {
      const { log, received } = make();
      await log.report('wallet', { kind: 'refused', status: 500 })();
      await log.report('cart', {})();
      expect(received()).toEqual([
        { section: 'wallet', facts: { kind: 'refused', status: 500 } },
        { section: 'cart', facts: {} },
      ]);
    });

    test('reports nothing before the effect runs', () => {
      const { log, received } = make();
      void log.report('wallet', {});
      expect(received()).toEqual([]);
    });
  });
};
