import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Supervised {
  readonly pid: number | undefined;
  readonly start: () => Promise<{ readonly run: number }>;
  readonly stop: (signal?: string) => Promise<void>;
}
type Settings = Readonly<Record<string, unknown>>;

const modulePath = join(__dirname, '../../composition/build/supervised-process.mjs');
const load = async () =>
  (await import(modulePath)) as { readonly SupervisedProcess: new (settings: Settings) => Supervised };

const isAlive = (pid: number | undefined): boolean => {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervised-'));
  writeFileSync(join(folder, 'runs'), '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that counts its runs in a file, reports when it is ready and then does what the test says. */
const supervise = async (script: string, more: Settings = {}) => {
  const { SupervisedProcess } = await load();
  const head = `const fs = require('fs'); fs.appendFileSync('runs', '.'); const run = fs.readFileSync('runs').length;`;
  return new SupervisedProcess({
    name: 'example',
    arguments: ['-e', head + script],
    cwd: folder,
    environment: () => process.env,
    onRestart: () => undefined,
    ...more,
  });
};
/** Exits on a signal instead of a timer, so that its supervisor has received the ready message. */
const EXITS_ON_SIGUSR2 = `process.on('SIGUSR2', () => process.exit(3));`;
const RUNS_UNTIL_SIGTERM = `
  process.on('SIGTERM', () => { fs.writeFileSync('end', 'drained'); process.exit(0); });
  setInterval(() => {}, 1000);
  process.send({ ready: true, run });`;

test('starts a process, reports when it is ready and stops it', async () => {
  const process = await supervise(RUNS_UNTIL_SIGTERM);
  expect(await process.start()).toEqual({ ready: true, run: 1 });
  const { pid } = process;
  expect(isAlive(pid)).toBe(true);
  await process.stop('SIGTERM');
  expect(isAlive(pid)).toBe(false);
  expect(readFileSync(join(folder, 'end'), 'utf8')).toBe('drained');
});

test('restarts a process that dies and reports it', async () => {
  const recorded: string[] = [];
  const runs: number[] = [];
  let cameBack: () => void = () => undefined;
  const isBack = new Promise<void>((resolve) => (cameBack = resolve));
  const supervised = await supervise(EXITS_ON_SIGUSR2 + RUNS_UNTIL_SIGTERM, {
    onRestart: (text: string) => recorded.push(text),
    onReady: ({ run }: { readonly run: number }) => {
      if (runs.push(run) === 2) cameBack();
    },
  });
  await supervised.start();
  process.kill(Number(supervised.pid), 'SIGUSR2');
  await isBack;
  await supervised.stop();
  expect(runs).toEqual([1, 2]);
  expect(recorded).toEqual(['The example ended unexpectedly (exit code 3); it is started again in 0.5 s.']);
});

test('does not restart a process that ends before it was ready', async () => {
  const process = await supervise('process.exit(1);');
  await expect(process.start()).rejects.toThrow('The example did not start (exit code 1).');
  expect(readFileSync(join(folder, 'runs'), 'utf8')).toBe('.');
});

test('stopping an ended process does nothing', async () => {
  const process = await supervise('process.exit(1);');
  await expect(process.start()).rejects.toThrow();
  await process.stop();
});
