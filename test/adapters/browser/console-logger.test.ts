import { ConsoleLogger, type ErrorReport } from '../../../adapters/browser/console-logger';
import { loggerContract, type LogLine } from '../../contracts/logger.contract';

const setUp = (send?: (report: ErrorReport) => void) => {
  const lines: LogLine[] = [];
  const reports: ErrorReport[] = [];
  const write =
    (level: LogLine['level']) =>
    (message: string, facts: LogLine['facts'] = {}) =>
      void lines.push({ level, message, facts });
  const logger = new ConsoleLogger({
    console: { warn: write('warn'), error: write('error') },
    send: send ?? ((report) => void reports.push(report)),
  });
  return { logger, reports, lines: () => lines };
};

loggerContract('ConsoleLogger', setUp);

test('reports errors with section and data, but not warnings', () => {
  const { logger, reports } = setUp();
  logger.warn('prices could not be looked up')();
  logger.error('searching failed', { service: 'search', cause: new TypeError('broken') })();
  expect(reports).toEqual([
    {
      section: 'storefront',
      data: { message: 'searching failed', service: 'search', cause: { name: 'TypeError', message: 'broken' } },
    },
  ]);
});

test('reports a repeated error once', () => {
  const { logger, reports, lines } = setUp();
  for (let times = 0; times < 5; times += 1) logger.error('searching failed', { service: 'search' })();
  logger.error('searching failed', { service: 'other' })();
  expect(reports).toHaveLength(2);
  expect(lines()).toHaveLength(6);
});

test('reports at most twenty errors per page', () => {
  const { logger, reports } = setUp();
  for (let number = 0; number < 50; number += 1) logger.error(`failure ${number}`)();
  expect(reports).toHaveLength(20);
});

test('omits facts that are too large or cannot be serialised', () => {
  const { logger, reports } = setUp();
  const circular: Record<string, unknown> = {};
  circular['self'] = circular;
  logger.error('large', { text: 'x'.repeat(10_000) })();
  logger.error('circular', circular)();
  logger.error('y'.repeat(10_000))();
  expect(reports.map(({ data }) => data)).toEqual([
    { message: 'large' },
    { message: 'circular' },
    { message: 'y'.repeat(500) },
  ]);
});

test('facts cannot replace the message', () => {
  const { logger, reports } = setUp();
  logger.error('searching failed', { message: 'another' })();
  expect(reports[0]?.data).toEqual({ message: 'searching failed' });
});

test('ignores a report that cannot be sent', () => {
  const { logger, lines } = setUp(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(() => logger.error('searching failed')()).not.toThrow();
  expect(lines()).toHaveLength(1);
});
