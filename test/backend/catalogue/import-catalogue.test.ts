import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importCatalogue, type RefusedRow } from '../../../backend/catalogue/importer/import-catalogue';
import type { FeedFormat } from '../../../backend/catalogue/importer/feed/feed-format';
import { feedRow, NOW, openShop, type Shop } from '../search/support/shop';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const importText = async (text: string, format: FeedFormat) => {
  const file = join(shop.folder, `feed.${format}`);
  await writeFile(file, text);
  const refused: RefusedRow[] = [];
  const onRefused = (row: RefusedRow): void => void refused.push(row);
  const counts = await importCatalogue({ database: shop.database, file, format, clock: () => NOW, onRefused });
  return { counts, refused };
};

const onlyProduct = async () => {
  const { id } = await shop.database.selectFrom('product').select('id').executeTakeFirstOrThrow();
  const [product] = await shop.catalogue.productsByIds([id]);
  return { product, skus: (await shop.catalogue.skusOfProducts([id])).get(id) };
};

const tables = ['brand', 'category', 'product', 'sku', 'stock', 'product_category'] as const;
const contents = async () =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => [table, await shop.database.selectFrom(table).selectAll().execute()]),
    ),
  );

const full = {
  id: 'A-1',
  title: 'Goodpaw Squeaky Fox &amp;amp; Friends, Dog Toy',
  description: '<b>Soft</b> and loud.',
  link: 'https://shop.example.test/a-1',
  image_link: 'https://img.example.test/a-1.jpg',
  additional_image_link: 'https://img.example.test/a-1b.jpg,https://img.example.test/a-1c.jpg',
  price: '12.99 USD',
  sale_price: '9.49 USD',
  availability: 'in stock',
  brand: 'Goodpaw',
  gtin: '036000291452',
  product_type: 'Dog > Dog Toys > Plush Toys',
  item_group_id: 'G-1',
  size: 'Small',
  color: 'Red',
  product_highlight: 'Squeaks,"Soft, very soft"',
  average_rating: '4.3',
  rating_count: '10',
  shipping_label: 'Frozen',
  vendor: 'Pup & Co',
};

const asSeparated = (rows: readonly Readonly<Record<string, string>>[], delimiter: string): string => {
  const columns = Object.keys(full);
  const quoted = (value = ''): string => (/["\t\n,]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  return [columns, ...rows.map((row) => columns.map((column) => quoted(row[column])))]
    .map((values) => values.join(delimiter))
    .join('\n');
};

const second = { ...full, id: 'A-2', size: 'Large', price: '15.99 USD', sale_price: '', gtin: '' };

test.each<[FeedFormat, string]>([
  ['tsv', asSeparated([full, second], '\t')],
  ['csv', `\uFEFF${asSeparated([full, second], ',').replaceAll('\n', '\r\n')}\r\n`],
  ['jsonl', `${JSON.stringify(full)}\n\n${JSON.stringify(second)}\n`],
])('a feed as %s becomes one product with its variants', async (format, text) => {
  const { counts, refused } = await importText(text, format);
  expect([counts, refused]).toEqual([{ rows: 2, imported: 2, refused: 0 }, []]);
  const { product, skus } = await onlyProduct();
  expect(product).toMatchObject({
    partNumber: 'G-1',
    name: 'Goodpaw Squeaky Fox & Friends, Dog Toy',
    description: 'Soft and loud.',
    brandName: 'Goodpaw',
    department: 'dog',
    taxonomy: 'Dog > Dog Toys > Plush Toys',
    highlights: ['Squeaks', 'Soft, very soft'],
    rating: 4.3,
    reviewCount: 10,
    ratingCounts: [0, 0, 0, 7, 3],
    form: 'toy',
    addedAt: '2030-01-05',
    frozen: true,
    vendor: 'Pup & Co',
  });
  // Rows have the feed's addresses; pages only get the fetched pictures.
  expect(await shop.database.selectFrom('product').select(['image_url', 'additional_images']).execute()).toEqual([
    {
      image_url: 'https://img.example.test/a-1.jpg',
      additional_images: '["https://img.example.test/a-1b.jpg","https://img.example.test/a-1c.jpg"]',
    },
  ]);
  expect([product?.imageUrl, product?.additionalImages]).toEqual(['/images/products/G-1.jpg', []]);
  expect(skus).toMatchObject([
    { partNumber: 'A-1', size: 'Small', listPriceCents: 1299, offerPriceCents: 949, gtin: '036000291452', position: 0 },
    { partNumber: 'A-2', size: 'Large', listPriceCents: 1599, offerPriceCents: null, gtin: null, position: 1 },
  ]);
  expect((await shop.catalogue.stockOf((skus ?? []).map((sku) => sku.id))).map((level) => level.quantity > 0)).toEqual([
    true,
    true,
  ]);
});

test('accepts names in camel case, the g: prefix and price objects', async () => {
  const { counts } = await importText(
    JSON.stringify({
      'g:id': 'X',
      title: 'Cat Tree',
      price: { value: '10.00', currency: 'USD' },
      availability: 'IN_STOCK',
      googleProductCategory: 'Animals & Pet Supplies > Pet Supplies > Cat Supplies > Cat Furniture',
      imageLink: 'https://img.example.test/x.jpg',
    }),
    'jsonl',
  );
  expect(counts.imported).toBe(1);
  expect((await onlyProduct()).product).toMatchObject({
    brandName: '',
    taxonomy: 'Cat > Cat Furniture',
    form: 'tower',
  });
});

test('importing again changes nothing, not even ids', async () => {
  const text = asSeparated([full, second], '\t');
  await importText(text, 'tsv');
  const before = await contents();
  await importText(text, 'tsv');
  expect(await contents()).toEqual(before);
});

test('importing a changed row updates the product and keeps its address and first day', async () => {
  await importText(asSeparated([full, second], '\t'), 'tsv');
  const before = await onlyProduct();
  await importText(
    asSeparated([{ ...full, title: 'New name for a dog toy', availability: 'out_of_stock' }], '\t'),
    'tsv',
  );
  const after = await onlyProduct();
  expect(after.product).toMatchObject({
    name: 'New name for a dog toy',
    url: before.product?.url,
    addedAt: before.product?.addedAt,
  });
  expect(after.skus).toHaveLength(2);
  const [level] = await shop.catalogue.stockOf([after.skus?.[0]?.id ?? ''], ['online']);
  expect(level?.quantity).toBe(0);
});

test('moving a SKU to another group leaves no empty product', async () => {
  await importText(asSeparated([full], '\t'), 'tsv');
  await importText(asSeparated([{ ...full, item_group_id: 'G-2' }], '\t'), 'tsv');
  const { product, skus } = await onlyProduct();
  expect([product?.partNumber, skus?.length]).toEqual(['G-2', 1]);
  expect(await shop.catalogue.productCount()).toBe(1);
  expect((await shop.catalogue.brands()).map((brand) => brand.productCount)).toEqual([1]);
});

test.each<[string, Record<string, unknown>]>([
  ['id is missing', { id: '' }],
  ['id is longer than 50 characters', { id: 'x'.repeat(51) }],
  ['id may hold letters, digits', { id: 'a b' }],
  ['title is missing', { title: '<b></b>' }],
  ['title is longer than 250', { title: 'Dog '.repeat(70) }],
  ['description is longer than 5000', { description: 'a '.repeat(2600) }],
  ['price is missing', { price: '' }],
  ['price is in EUR, only USD is sold', { price: '10.00 EUR' }],
  ['price has no currency', { price: '10.00' }],
  ['is not an amount', { price: '10,00 USD' }],
  ['is not an amount', { price: '-1 USD' }],
  ['price must be above zero', { price: '0.00 USD' }],
  ['sale_price is above price', { sale_price: '10.01 USD' }],
  ['sale_price must be above zero', { sale_price: '0 USD' }],
  ['availability is missing', { availability: '' }],
  ['availability "soon" is not known', { availability: 'soon' }],
  ['availability "constructor" is not known', { availability: 'constructor' }],
  ['gtin has a wrong check digit', { gtin: '036000291453' }],
  ['gtin must have 8, 12, 13 or 14 digits', { gtin: '12345' }],
  ['link must be an http or https address', { link: 'javascript:alert(1)' }],
  ['image_link must be an http or https address', { image_link: '/a.jpg' }],
  ['additional_image_link must be an http or https address', { additional_image_link: 'https://a.test/a.jpg,ftp://b' }],
  ['image_link is longer than 2000', { image_link: `https://img.example.test/${'a'.repeat(2000)}` }],
  ['average_rating must be a number from 0 to 5', { average_rating: '5.1' }],
  ['rating_count must be a whole number', { rating_count: '1.5' }],
  ['brand is longer than 70', { brand: 'b'.repeat(71) }],
  ['size is longer than 100', { size: 's'.repeat(101) }],
])('refuses a row with its line and reason: %s', async (reason, fields) => {
  const refused = await shop.stock([feedRow('ok-1'), feedRow('bad', fields), feedRow('ok-2')]);
  expect(refused).toEqual([{ line: 2, id: expect.any(String), reasons: [expect.stringContaining(reason)] }]);
  const kept = await shop.catalogue.skusByPartNumbers(['ok-1', 'bad', 'ok-2']);
  expect(kept.map((sku) => sku.partNumber)).toEqual(['ok-1', 'ok-2']);
});

test('refuses a row with several faults once, with every reason', async () => {
  const [row] = await shop.stock([feedRow('bad', { price: '', availability: 'soon', gtin: '1' })]);
  expect(row?.reasons).toHaveLength(3);
});

test('ignores unknown columns of any name', async () => {
  const rows = ['id,title,price,availability,constructor,__proto__', '1,Dog toy,1.00 USD,in stock,x,y'];
  const { counts } = await importText(rows.join('\n'), 'csv');
  expect(counts).toEqual({ rows: 1, imported: 1, refused: 0 });
});

test('refuses the second row with an id and names the first line', async () => {
  expect(await shop.stock([feedRow('one'), feedRow('one')])).toEqual([
    { line: 2, id: 'one', reasons: ['id stands on line 1 already'] },
  ]);
});

test('reports only the unreadable lines: broken JSON, too many values, a quote without an end', async () => {
  expect((await importText('{"id":\n[1]\n', 'jsonl')).refused.map((row) => [row.line, ...row.reasons])).toEqual([
    [1, 'not valid JSON'],
    [2, 'not a JSON object'],
  ]);
  const rows = [
    'id\ttitle\tprice\tavailability',
    '1\tDog ball 5" wide\t1.00 USD\tin stock',
    '2\t"Dog toy\t1.00 USD\tin stock',
    '3\t"Dog\nbed"\t1.00 USD\tin stock',
    '4\tDog bowl\t1.00 USD\tin stock\textra',
    '5\tDog leash\t1.00 USD\tin stock',
  ];
  const { counts, refused } = await importText(rows.join('\n'), 'tsv');
  expect(counts).toEqual({ rows: 5, imported: 3, refused: 2 });
  expect(refused.map((row) => row.line)).toEqual([3, 6]);
  const names = await shop.database.selectFrom('product').select('name').orderBy('id').execute();
  expect(names.map((row) => row.name)).toEqual(['Dog ball 5" wide', 'Dog bed', 'Dog leash']);
});

test.each<[FeedFormat, string, string]>([
  ['tsv', '', 'empty'],
  ['csv', 'id,title\n1,Dog toy\n', 'no column price, availability'],
])('refuses a %s file that is not a feed', async (format, text, message) => {
  await expect(importText(text, format)).rejects.toThrow(message);
  expect(await shop.catalogue.version()).toBe('0');
});

test('a running index serves an import after its next poll', async () => {
  await shop.stock([feedRow('one', { title: 'Blue dog ball' })]);
  const index = shop.index();
  expect((await index.search('ball')).total).toBe(1);
  await shop.stock([feedRow('two', { title: 'Green dog ball' })]);
  expect((await index.search('ball')).total).toBe(1);
  await index.refresh();
  expect((await index.search('ball')).total).toBe(2);
});
