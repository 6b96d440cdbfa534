import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../support/eventually';

interface Restarted {
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const modulePath = join(__dirname, '../../composition/build/restarted-process.mjs');
const load = async () =>
  (await import(modulePath)) as { readonly RestartedProcess: new (settings: object) => Restarted };

let folder: string;
let restarted: Restarted | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'restarted-'));
});
afterEach(async () => {
  await restarted?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const SOURCE = 'source.cjs';
/** Records its version and keeps running. */
const save = (version: string): void =>
  writeFileSync(
    join(folder, SOURCE),
    `require('node:fs').appendFileSync('ran', '${version} '); setInterval(() => {}, 1000);`,
  );
const ran = (): string => readFileSync(join(folder, 'ran'), 'utf8').trim();

const run = async (): Promise<Restarted> => {
  const { RestartedProcess } = await load();
  return (restarted = new RestartedProcess({ arguments: [SOURCE], cwd: folder, environment: () => process.env }));
};

test('each restart runs the last saved version, repeatedly', async () => {
  const process = await run();
  const expected: string[] = [];
  for (const version of ['one', 'two', 'three']) {
    save(version);
    await process.restart();
    expected.push(version);
    await eventually(() => expect(ran()).toBe(expected.join(' ')));
  }
});

test('runs the last of several simultaneous changes', async () => {
  const process = await run();
  save('first');
  await process.restart();
  await eventually(() => expect(ran()).toBe('first'));
  const restarts = ['second', 'third', 'last'].map((version) => {
    save(version);
    return process.restart();
  });
  await Promise.all(restarts);
  await eventually(() => expect(ran()).toBe('first last'));
});

test('restarts a process that failed by a source error at the next change', async () => {
  const process = await run();
  writeFileSync(join(folder, SOURCE), `require('node:fs').appendFileSync('ran', 'broken '); process.exit(3);`);
  await process.restart();
  await eventually(() => expect(ran()).toBe('broken'));
  save('mended');
  await process.restart();
  await eventually(() => expect(ran()).toBe('broken mended'));
});
