import { EventEmitter } from 'node:events';
import { watchProcessFaults } from '../../../adapters/server/app/process-faults';

const watch = () => {
  const source = new EventEmitter();
  const lines: Array<readonly [level: string, message: unknown]> = [];
  const log = {
    error: (_: unknown, message?: unknown) => void lines.push(['error', message]),
    fatal: (_: unknown, message?: unknown) => void lines.push(['fatal', message]),
  };
  return { source, lines, fault: watchProcessFaults(source, log) };
};

test('[PLT-04] logs an unhandled rejection and keeps running', async () => {
  const { source, lines, fault } = watch();
  source.emit('unhandledRejection', new Error('one'));
  source.emit('unhandledRejection', new Error('two'));
  expect(lines.map(([level]) => level)).toEqual(['error', 'error']);
  await expect(Promise.race([fault, Promise.resolve('running')])).resolves.toBe('running');
});

test('[PLT-04] shuts down in order after an uncaught exception, and at once after a second one', async () => {
  const { source, lines, fault } = watch();
  source.emit('uncaughtException', new Error('one'));
  await expect(fault).resolves.toBe('uncaughtException');
  expect(lines.map(([level]) => level)).toEqual(['fatal']);
  expect(source.listenerCount('uncaughtException')).toBe(0);
});
