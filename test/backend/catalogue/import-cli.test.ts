import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { withCatalogueLock } from '../../../backend/catalogue/catalogue-lock';
import { feedRow, openGeneratedShop, openShop, type Shop } from '../search/support/shop';

const backend = resolve(process.cwd(), 'backend');

const run = (script: 'import-cli.ts' | 'generate-cli.ts', args: readonly string[], nodeArgs: readonly string[] = []) =>
  new Promise<{ code: number | null; stdout: string; stderr: string }>((done, failed) => {
    const child = spawn(process.execPath, [...nodeArgs, join(backend, 'commands', script), ...args]);
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (data: Buffer) => (stdout += data.toString()));
    child.stderr.on('data', (data: Buffer) => (stderr += data.toString()));
    child.on('error', failed);
    child.on('close', (code) => done({ code, stdout, stderr }));
  });

let shop: Shop;
afterEach(() => shop.close());

const writeFeed = async (rows: readonly unknown[], name = 'feed.jsonl'): Promise<string> => {
  const file = join(shop.folder, name);
  await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  return file;
};

test('exits with 0 when every row was imported, and with 2 and a list when some were refused', async () => {
  shop = await openShop();
  const good = await run('import-cli.ts', [await writeFeed([feedRow('one')]), '--data-dir', shop.folder]);
  expect([good.code, good.stderr]).toEqual([0, expect.stringContaining('1 rows: 1 imported, 0 refused')]);
  const file = await writeFeed([feedRow('two'), feedRow('bad', { price: '1 EUR' })]);
  const mixed = await run('import-cli.ts', [file, '--data-dir', shop.folder]);
  expect([mixed.code, mixed.stderr]).toEqual([2, expect.stringContaining('line 2 (bad): price is in EUR')]);
  const report = await readFile(join(shop.folder, 'imports', 'feed.jsonl.refused.tsv'), 'utf8');
  expect(report).toBe('line\tid\treason\n2\tbad\tprice is in EUR, only USD is sold\n');
  expect(await shop.catalogue.productCount()).toBe(2);
});

test.each<[string, string[], string]>([
  ['no file', [], 'Name one file'],
  ['a file that is not there', ['nowhere.tsv'], 'no such file'],
  ['a name that does not tell the format', ['feed.xml'], 'does not tell its format'],
  ['an unknown format', ['feed.tsv', '--format', 'xml'], '--format must be'],
  ['an unknown encoding', ['feed.tsv', '--encoding', 'ebcdic'], '--encoding must be one of utf-8'],
  ['a limit that is none', ['feed.tsv', '--complete', '--remove-limit', '120%'], '--remove-limit must be'],
  ['a limit of prices', ['feed.tsv', '--prices-only', '--remove-limit', '5'], 'leave --remove-limit out'],
  ['prices of a complete feed', ['feed.tsv', '--prices-only', '--complete'], 'leave --complete out'],
  ['a mapping without a feed', ['--delete', 'ids.txt', '--map', 'map.json'], '--map needs a file to import'],
  ['an unknown option', ['feed.tsv', '--speed'], '--speed'],
])('exits with 1 and the reason: %s', async (_, args, message) => {
  shop = await openShop();
  const { code, stderr } = await run('import-cli.ts', [...args, '--data-dir', shop.folder]);
  expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
  expect(stderr).not.toContain('    at ');
});

test('a dry run shows the report, writes it to the given file, and changes nothing else', async () => {
  shop = await openShop();
  const file = await writeFeed([
    feedRow('one'),
    feedRow('two', { title: 'Thing', product_type: 'Misc' }),
    feedRow('', {}),
  ]);
  const folder = join(shop.folder, 'not-there');
  const report = join(shop.folder, 'report.json');
  const map = join(shop.folder, 'map.csv');
  await writeFile(map, 'product_type,category\nmisc,cat/cat-toys\n');
  const args = [file, '--data-dir', folder, '--dry-run', '--report', report, '--map', map];
  const { code, stdout } = await run('import-cli.ts', args);
  expect([code, stdout]).toEqual([2, expect.stringContaining('Dry run: nothing was changed.')]);
  expect(stdout).toMatch(/1 {2}cat\/cat-toys \(new\)/);
  expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({
    dryRun: true,
    rows: 3,
    imported: 2,
    refused: 1,
    departments: { dog: 1, cat: 1 },
    decidedBy: { map: 1, product_type: 1 },
    categories: [
      { path: 'cat/cat-toys', rows: 1, isNew: true },
      { path: 'dog/dog-toys', rows: 1, isNew: true },
    ],
    refusals: [{ line: 3, id: '', reasons: ['id is missing'] }],
    refusalsLeftOut: 0,
  });
  expect(await readdir(shop.folder)).not.toContain('not-there');
});

test('exits with 3 when a complete feed, a list of ids, or both would remove more than the limit', async () => {
  shop = await openShop();
  await run('import-cli.ts', [await writeFeed([feedRow('one'), feedRow('two')]), '--data-dir', shop.folder]);
  const smaller = await writeFeed([feedRow('one')]);
  const { code, stderr } = await run('import-cli.ts', [smaller, '--complete', '--data-dir', shop.folder]);
  expect([code, stderr]).toEqual([3, expect.stringContaining('more than the limit of 20 %')]);
  expect(stderr).not.toContain('Usage');
  const list = join(shop.folder, 'gone.txt');
  await writeFile(list, 'two\n\nthree\n');
  const refused = await run('import-cli.ts', ['--delete', list, '--data-dir', shop.folder]);
  expect([refused.code, refused.stderr]).toEqual([
    3,
    expect.stringContaining("deletes 1 of the shop's 2 items (50 %)"),
  ]);
  const both = await run('import-cli.ts', [smaller, '--delete', list, '--data-dir', shop.folder]);
  expect([both.code, await shop.catalogue.productCount()]).toEqual([3, 2]);
  const deleted = await run('import-cli.ts', ['--delete', list, '--confirm', '--data-dir', shop.folder]);
  expect([deleted.code, deleted.stdout]).toEqual([0, expect.stringContaining('1  deleted')]);
  expect(await shop.catalogue.productCount()).toBe(1);
});

test('the report counts and names the products that search leaves out', async () => {
  shop = await openShop();
  const rows = [feedRow('one'), feedRow('two'), feedRow('three')];
  const report = join(shop.folder, 'report.json');
  const args = ['--data-dir', shop.folder, '--report', report];
  const notInSearch = async (): Promise<unknown> =>
    (JSON.parse(await readFile(report, 'utf8')) as { readonly notInSearch: unknown }).notInSearch;
  const good = await run('import-cli.ts', [await writeFeed(rows), ...args]);
  expect([good.stdout.includes('Not in lists'), await notInSearch()]).toEqual([false, { count: 0, products: [] }]);
  await shop.database.updateTable('product').set({ rating: -1 }).where('part_number', '=', 'two').execute();
  const { code, stdout } = await run('import-cli.ts', [await writeFeed([feedRow('one')]), ...args]);
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining('Not in lists and search: 1 product\n  two: rating is not a number\n'),
  ]);
  expect(await notInSearch()).toEqual({ count: 1, products: [{ id: 'two', reason: 'rating is not a number' }] });
});

test('imports 20,000 rows beside a running shop within a heap of 64 MB', async () => {
  shop = await openGeneratedShop(100);
  const rows = Array.from({ length: 20_000 }, (_, number) =>
    feedRow(`row-${number}`, { title: `Dog toy number ${number}`, description: 'A toy. '.repeat(60) }),
  );
  const file = await writeFeed(rows);
  let writes = 0;
  let finished = false;
  const importing = run('import-cli.ts', [file, '--data-dir', shop.folder], ['--max-old-space-size=64']).finally(() => {
    finished = true;
  });
  while (!finished) {
    await shop.database
      .insertInto('catalogue_state')
      .values({ key: `written-${writes}`, value: 'x' })
      .execute();
    await shop.catalogue.categories();
    writes += 1;
    // Statements are synchronous, so messages of the child need a turn of the event loop.
    await nextTurn();
  }
  const { code, stderr } = await importing;
  expect([code, stderr]).toEqual([0, expect.stringContaining('20000 imported')]);
  expect(writes).toBeGreaterThan(10);
  expect(await shop.catalogue.productCount()).toBe(20_100);
  // It takes 50 s during a whole run, and three times as long on a slower machine.
}, 300_000);

test('[PLT-04] exits with 1 and a remedy when the database fails, and refuses no row', async () => {
  shop = await openShop();
  await shop.stock([feedRow('one')]);
  await shop.database.schema.dropTable('stock').execute();
  const file = await writeFeed([feedRow('one'), feedRow('two')]);
  const { code, stderr } = await run('import-cli.ts', [file, '--data-dir', shop.folder]);
  expect([code, stderr]).toEqual([1, expect.stringContaining('The import was ended: the database has failed')]);
  expect(stderr).toContain('0 rows are in the shop');
  expect(stderr).not.toContain('Usage');
  expect(stderr).not.toContain('could not be stored');
  expect(await shop.catalogue.productCount()).toBe(1);
});

/** Takes the folder's lock in a separate process and keeps it until the process is killed. */
const holdLock = async (folder: string) => {
  const lock = pathToFileURL(join(backend, 'catalogue', 'catalogue-lock.ts')).href;
  const script = `const { withCatalogueLock } = await import(${JSON.stringify(lock)});
    await withCatalogueLock(process.argv[1], 'an import of big.tsv', async () => {
      process.stdout.write('held');
      await new Promise(() => setInterval(() => undefined, 60_000));
    });`;
  const child = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', script, folder]);
  await once(child.stdout, 'data');
  return child;
};

test('[PLT-04] refuses a concurrent import or generation with the reason, and changes nothing', async () => {
  shop = await openGeneratedShop(100);
  const file = await writeFeed([feedRow('one'), feedRow('bad', { price: '1 EUR' })]);
  const holder = await holdLock(shop.folder);
  const report = join(shop.folder, 'imports', 'feed.jsonl.refused.tsv');
  await mkdir(join(shop.folder, 'imports'));
  await writeFile(report, 'of the import that runs');
  const reason = `is being changed already: an import of big.tsv, process ${holder.pid}, since `;
  for (const [script, ...args] of [
    ['import-cli.ts', file],
    ['generate-cli.ts', '--size', '50'],
  ] as const) {
    const { code, stderr } = await run(script, [...args, '--data-dir', shop.folder]);
    expect([code, stderr]).toEqual([1, expect.stringContaining(reason)]);
    expect(stderr).not.toContain('Usage');
  }
  expect(await shop.catalogue.productCount()).toBe(100);
  expect(await readFile(report, 'utf8')).toBe('of the import that runs');

  holder.kill('SIGKILL');
  await once(holder, 'close');
  const after = await run('import-cli.ts', [file, '--data-dir', shop.folder]);
  expect([after.code, after.stderr]).toEqual([2, expect.stringContaining('1 imported, 1 refused')]);
});

test('[PLT-04] releases the lock of a folder after a failed job, and never locks another folder', async () => {
  shop = await openShop();
  const other = await openShop();
  try {
    const failing = withCatalogueLock(shop.folder, 'a work', async () => {
      await expect(withCatalogueLock(shop.folder, 'another', async () => 'done')).rejects.toThrow('a work, process');
      expect(await withCatalogueLock(other.folder, 'another', async () => 'done')).toBe('done');
      throw new Error('it broke');
    });
    await expect(failing).rejects.toThrow('it broke');
    expect(await withCatalogueLock(shop.folder, 'a third', async () => 'done')).toBe('done');
  } finally {
    await other.close();
  }
});

test('the generator fills a folder, and refuses a size that is not a number', async () => {
  shop = await openShop();
  const made = await run('generate-cli.ts', ['--size', '120', '--seed', '3', '--data-dir', shop.folder]);
  expect([made.code, made.stderr]).toEqual([0, expect.stringContaining('120 products with')]);
  expect(await shop.catalogue.productCount()).toBe(120);
  const refused = await run('generate-cli.ts', ['--size', 'many', '--data-dir', shop.folder]);
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('--size must be a whole number')]);
});
