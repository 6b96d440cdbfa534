import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openPictureHost, plain, type PictureHost } from '../../support/picture-host';
import { feedRow, openShop, type Shop } from '../search/support/shop';

const command = resolve(process.cwd(), 'backend', 'commands', 'import-cli.ts');

const run = (args: readonly string[], environment: Readonly<Record<string, string>>) =>
  new Promise<{ code: number | null; stderr: string }>((done, failed) => {
    const child = spawn(process.execPath, [command, ...args], { env: { ...process.env, ...environment } });
    let stderr = '';
    child.stderr.on('data', (data: Buffer) => (stderr += data.toString()));
    child.on('error', failed);
    child.on('close', (code) => done({ code, stderr }));
  });

let shop: Shop;
let host: PictureHost;

beforeEach(async () => {
  [shop, host] = await Promise.all([openShop(), openPictureHost()]);
});

afterEach(async () => {
  await host.close();
  await shop.close();
});

const writeFeed = async (rows: readonly unknown[]): Promise<string> => {
  const file = join(shop.folder, 'feed.jsonl');
  await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  return file;
};

test('fetches pictures, lists the missing ones by line and id, and exits with 0', async () => {
  const file = await writeFeed([
    feedRow('one', { image_link: host.serves('/one.jpg', await plain(60, 60).jpeg().toBuffer()) }),
    feedRow('two', { image_link: `${host.origin}/two.jpg` }),
  ]);
  const { code, stderr } = await run([file, '--data-dir', shop.folder], { IMPORT_PICTURE_HOSTS: host.host });
  expect([code, stderr]).toEqual([0, expect.stringContaining('2 pictures: 1 fetched, 0 unchanged, 1 missing')]);
  expect(stderr).toContain(`line 2 (two): no picture from ${host.origin}/two.jpg: the host answered 404`);
  expect(await readFile(join(shop.folder, 'imports', 'feed.jsonl.pictures.tsv'), 'utf8')).toBe(
    `line\tid\taddress\treason\n2\ttwo\t${host.origin}/two.jpg\tthe host answered 404\n`,
  );
  const [product] = await shop.catalogue.productsByPartNumbers(['one']);
  expect(product?.imageUrl).toMatch(/^\/images\/imported\//);
});

test('[PLT-04] requests no picture from this machine without the setting', async () => {
  const file = await writeFeed([feedRow('one', { image_link: `${host.origin}/one.jpg` })]);
  const { code, stderr } = await run([file, '--data-dir', shop.folder], {});
  expect([code, stderr]).toEqual([0, expect.stringContaining('127.0.0.1 is not on the public internet')]);
  expect(host.requestedPaths).toEqual([]);
});

test('[PLT-04] names each wrong picture setting before importing anything', async () => {
  const file = await writeFeed([feedRow('one')]);
  const { code, stderr } = await run([file, '--data-dir', shop.folder], {
    IMPORT_PICTURE_HOSTS: 'http://pictures.intranet/',
    IMPORT_PICTURE_MEGABYTES: 'many',
    PICTURE_STORE_MEGABYTES: '0',
  });
  expect(code).toBe(1);
  expect(stderr).toContain('IMPORT_PICTURE_HOSTS must be a list of hosts such as pictures.intranet');
  expect(stderr).toContain('IMPORT_PICTURE_MEGABYTES must be a whole number from 1 to 100, not "many"');
  expect(stderr).toContain('PICTURE_STORE_MEGABYTES must be a whole number from 1 to 10000000, not "0"');
  expect(await shop.catalogue.productCount()).toBe(0);
});
