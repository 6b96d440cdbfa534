import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { importCatalogue, type RefusedRow } from '../../../backend/catalogue/importer/import-catalogue';
import type { FeedFormat } from '../../../backend/catalogue/importer/feed/feed-format';
import type { FeedEncoding } from '../../../backend/catalogue/importer/feed/feed-source';
import { NOW, openShop, type Shop } from '../search/support/shop';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const importBytes = async (content: string | Buffer, format: FeedFormat = 'tsv', encoding?: FeedEncoding) => {
  const file = join(shop.folder, 'feed');
  await writeFile(file, content);
  const refused: RefusedRow[] = [];
  const counts = await importCatalogue({
    database: shop.database,
    file,
    format,
    ...(encoding === undefined ? {} : { encoding }),
    clock: () => NOW,
    onRefused: (row) => void refused.push(row),
  });
  return { counts, refused };
};

const nameOf = async (): Promise<string | undefined> =>
  (await shop.database.selectFrom('product').select('name').executeTakeFirst())?.name;

const feed = 'id\ttitle\tprice\tavailability\n1\tCafé Dog Bed\t1.00 USD\tin stock\n';
const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

test.each<[string, Buffer, FeedEncoding | undefined]>([
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${feed}`), undefined],
  ['UTF-16 LE with a byte order mark', Buffer.from(`\uFEFF${feed}`, 'utf16le'), undefined],
  ['UTF-16 BE with a byte order mark', utf16be(`\uFEFF${feed}`), undefined],
  ['UTF-16 LE, with --encoding', Buffer.from(feed, 'utf16le'), 'utf-16le'],
  ['Windows-1252, with --encoding', Buffer.from(feed, 'latin1'), 'windows-1252'],
  ['gzip, whatever it is called', gzipSync(feed), undefined],
  ['gzip of UTF-16', gzipSync(Buffer.from(`\uFEFF${feed}`, 'utf16le')), undefined],
  ['line ends of returns alone', Buffer.from(feed.replaceAll('\n', '\r')), undefined],
  ['line ends of returns and new lines', Buffer.from(feed.replaceAll('\n', '\r\n')), undefined],
])('reads a feed: %s', async (_, content, encoding) => {
  expect((await importBytes(content, 'tsv', encoding)).counts).toEqual({ rows: 1, imported: 1, refused: 0 });
  expect(await nameOf()).toBe('Café Dog Bed');
});

test.each<[string, string | Buffer, string, FeedFormat]>([
  ['an empty file', '', 'The file is empty', 'tsv'],
  ['blank lines', '\n\n \n', 'empty but for blank lines', 'tsv'],
  ['blank JSON lines', '\n\n', 'empty but for blank lines', 'jsonl'],
  ['a header alone', 'id\ttitle\tprice\tavailability\n', 'the names of the columns and no rows', 'tsv'],
  ['commas for tabs', feed.replaceAll('\t', ','), 'separated by commas; pass --format csv', 'tsv'],
  ['tabs for commas', feed, 'separated by tabs; pass --format tsv', 'csv'],
  ['semicolons', feed.replaceAll('\t', ';'), 'separated by semicolons; save it', 'csv'],
  ['JSON lines', '{"id":"1"}\n', 'JSON lines; pass --format jsonl', 'tsv'],
  ['a JSON array', '[\n{"id":"1"}\n]', 'one JSON array; write one object on each line', 'jsonl'],
  ['UTF-16 without --encoding', Buffer.from(feed, 'utf16le'), 'pass --encoding utf-16le', 'tsv'],
  ['a spreadsheet', 'PK\u0003\u0004xx', 'ZIP archive or a spreadsheet', 'tsv'],
  ['XML', '<?xml version="1.0"?><rss/>', 'The file is XML', 'tsv'],
  ['half of a gzip file', gzipSync(feed.repeat(500)).subarray(0, 60), 'damaged or incomplete', 'tsv'],
  ['gzip in gzip', gzipSync(gzipSync(feed)), 'compressed twice', 'tsv'],
  ['a first line that is no UTF-8', Buffer.from(`é${feed}`, 'latin1'), 'The first line is not valid UTF-8', 'tsv'],
])('refuses a file that is not a feed and names its type: %s', async (_, content, message, format) => {
  await expect(importBytes(content, format)).rejects.toThrow(message);
  expect(await shop.catalogue.version()).toBe('0');
});

test('stops reading a gzip bomb early', async () => {
  const zeros = Buffer.alloc(32 * 1024 * 1024, 'a');
  const bomb = gzipSync(zeros, { level: constants.Z_BEST_COMPRESSION });
  await expect(importBytes(Buffer.concat([gzipSync(feed), bomb, bomb, bomb, bomb]))).rejects.toThrow(
    'expands to more than a feed can hold',
  );
});

test('refuses rows with invalid UTF-8 by row and column, and imports the others', async () => {
  const rows = Buffer.from(
    'id\ttitle\tprice\tavailability\tbrand\n1\tDog bed\t1 USD\tin stock\tAcmé\n2\tDog b\u00e9d\t1 USD\tin stock\tX\n3\tDog leash\t1 USD\tin stock\tX\n',
    'latin1',
  );
  const { counts, refused } = await importBytes(rows);
  expect(counts).toEqual({ rows: 3, imported: 1, refused: 2 });
  expect(refused).toEqual([
    { line: 2, id: '1', reasons: ['brand (column 5) is not valid UTF-8'] },
    { line: 3, id: '2', reasons: ['title (column 2) is not valid UTF-8'] },
  ]);
  const json = Buffer.concat([
    Buffer.from('{"id":"4","title":"Dog '),
    Buffer.from([0xc3, 0x28]),
    Buffer.from('","price":"1 USD","availability":"in stock"}\n'),
  ]);
  expect((await importBytes(json, 'jsonl')).refused).toEqual([
    { line: 1, id: '4', reasons: ['title is not valid UTF-8'] },
  ]);
});

test('accepts a replacement character that is part of the feed', async () => {
  expect((await importBytes(feed.replace('Café', 'Caf\uFFFD'))).counts.refused).toBe(0);
});

test('refuses a row that is too long, and half a surrogate pair, with the row’s id', async () => {
  const rows = [
    { id: 'long', title: 'x'.repeat(1_000_000), price: '1 USD', availability: 'in stock' },
    { id: 'half', title: 'Dog \ud800 bed', price: '1 USD', availability: 'in stock' },
    { id: 'good', title: 'Dog bed', price: '1 USD', availability: 'in stock' },
  ];
  const { counts, refused } = await importBytes(rows.map((row) => JSON.stringify(row)).join('\n'), 'jsonl');
  expect(counts.imported).toBe(1);
  expect(refused).toEqual([
    { line: 1, id: 'long', reasons: ['the row is longer than 262144 characters'] },
    { line: 2, id: 'half', reasons: ['title holds half of a character (a lone surrogate)'] },
  ]);
});
