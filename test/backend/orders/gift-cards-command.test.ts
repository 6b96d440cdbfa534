import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gift-cards-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const command = (...words: readonly string[]) =>
  run(process.execPath, ['backend/commands/gift-cards-cli.ts', ...words, '--data-dir', folder]).then(
    ({ stdout }) => stdout,
    (error: { readonly stderr: string }) => error.stderr,
  );

test('[PAY-05] issues gift cards, stops a lost one, and reads printed ones once', async () => {
  const issued = (await command('issue', '--amount', '25', '--count', '2')).trim().split('\n');
  expect(issued).toEqual([
    expect.stringMatching(/^\d{19},\d{8},25\.00$/),
    expect.stringMatching(/^\d{19},\d{8},25\.00$/),
  ]);
  const number = issued[0]?.split(',')[0] ?? '';
  expect(await command('deactivate', number)).toMatch(/: 25\.00, deactivated$/m);
  expect(await command('balance', number)).toMatch(/: 25\.00, deactivated$/m);
  const file = join(folder, 'printed.csv');
  await writeFile(file, `${issued.join('\n')}\n7000 0000 0000 0000 001,4711,10\n`);
  expect(await command('import', file)).toBe('1 gift cards stored, 2 known already and unchanged\n');
  await writeFile(file, '4242424242424242,123,10\n');
  expect(await command('import', file)).toMatch(/^line 1 must be a number of 19 digits/);
  expect(await command('issue', '--amount', '1000')).toMatch(/^the amount must be from 0\.01 to 500\.00/);
  expect(await command('balance', '1')).toMatch(/^there is no gift card with this number/);
});
