import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importCatalogue, type RefusedRow } from '../../../backend/catalogue/importer/import-catalogue';
import { startBackend, type BackendUnderTest } from '../commerce/support/backend-under-test';
import { makeHostileRows } from '../../support/hostile-products';

const SEARCH = '/search/resources/store/10151/';
const ROWS = 2000;

const rows = makeHostileRows(ROWS);
const good = rows.filter(({ isGood }) => isGood);
const refused: RefusedRow[] = [];
let backend: BackendUnderTest;

beforeAll(async () => {
  backend = await startBackend();
  const file = join(backend.dataFolder, 'hostile.jsonl');
  await writeFile(file, rows.map(({ line }) => line).join('\n'));
  await importCatalogue({
    database: backend.database,
    file,
    format: 'jsonl',
    clock: backend.now,
    onRefused: (row) => void refused.push(row),
  });
  await backend.restart();
}, 120_000);
afterAll(() => backend?.close());

const statusOf = async (path: string): Promise<number> => (await backend.app.inject({ url: path })).statusCode;

test('[PLT-04] imports every valid row of a hostile feed and refuses every other with its line and a reason', async () => {
  const skus = await backend.database.selectFrom('sku').select('part_number').execute();
  const inShop = new Set(skus.map((sku) => sku.part_number));
  expect(good.filter(({ id }) => !inShop.has(id))).toEqual([]);
  const badLines = rows.flatMap(({ isGood }, index) => (isGood ? [] : [index + 1]));
  expect(refused.map(({ line }) => line)).toEqual(badLines);
  expect(refused.filter(({ reasons }) => reasons.length === 0 || reasons.some((reason) => reason === ''))).toEqual([]);
  // The shown part of a row contains no control sequence.
  expect(JSON.stringify(refused)).not.toMatch(/\\u00[01]|\\u001b|\p{Cs}/u);
});

test('[PLT-04] imported texts contain no markup', async () => {
  const products = await backend.database.selectFrom('product').selectAll().execute();
  for (const { name, description, highlights, url } of products) {
    expect(`${name} ${description} ${highlights}`).not.toMatch(/<\/?[a-z]|\p{Cc}|\p{Cs}/iu);
    expect(url).toMatch(/^[a-z0-9-]+$/);
  }
});

test('[PLT-04] finds every product by id, part number and address without a server error', async () => {
  const products = await backend.database.selectFrom('product').select(['id', 'url', 'part_number']).execute();
  const responses = new Map<string, number>();
  for (const { id, url, part_number: partNumber } of products) {
    for (const path of [`byId/${id}`, `byUrl/${url}`, `byPartNumber/${encodeURIComponent(partNumber)}`]) {
      responses.set(path, await statusOf(`${SEARCH}productview/${path}`));
    }
  }
  expect([...responses].filter(([, status]) => status !== 200)).toEqual([]);
}, 120_000);

test('[PLT-04] searches for hostile texts and category pages succeed', async () => {
  const terms = [...new Set(good.map(({ line }) => (JSON.parse(line) as { title: string }).title.trim()))];
  const faults: unknown[] = [];
  for (const term of terms.slice(0, 200)) {
    const status = await statusOf(`${SEARCH}productview/bySearchTerm/${encodeURIComponent(term)}`);
    if (status >= 500) faults.push([term, status]);
  }
  const categories = await backend.database.selectFrom('category').select(['id', 'path']).execute();
  for (const { id, path } of categories) {
    const listed = await statusOf(`${SEARCH}productview/byCategory/${id}`);
    const viewed = await statusOf(`${SEARCH}categoryview/byPath/${path}`);
    if (listed !== 200 || viewed !== 200) faults.push([path, listed, viewed]);
  }
  expect(faults).toEqual([]);
  expect(await statusOf(`${SEARCH}brandview/@all`)).toBe(200);
  expect(await statusOf(`${SEARCH}categoryview/@top`)).toBe(200);
}, 120_000);

test('[PLT-04] one product among the hostile ones is found by its words', async () => {
  const { body } = await backend.browser().get(`${SEARCH}productview/bySearchTerm/constructor`);
  expect(body.recordSetTotal).toBeGreaterThan(0);
});
