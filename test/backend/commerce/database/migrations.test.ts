import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { up as takeOutNoBrand } from '../../../../backend/database/migrations/130-no-brand.ts';
import { makeSqliteDialect } from '../../../../backend/database/sqlite-dialect.ts';

const FOLDER = join(__dirname, '../../../../backend/database/migrations');

test.each(readdirSync(FOLDER))('[PLT-04] migration %s imports nothing that may change later', (file) => {
  const source = readFileSync(join(FOLDER, file), 'utf8');
  const imported = [...source.matchAll(/\bfrom\s+'([^']+)'|\bimport\(/g)].map(([, name]) => name);
  expect(imported.filter((name) => name !== 'kysely' && name?.startsWith('./') !== true)).toEqual([]);
});

describe('[PLT-04] the migration that removes "no brand" as a brand', () => {
  type Tables = Parameters<typeof takeOutNoBrand>[0] extends Kysely<infer T> ? T : never;
  let database: Kysely<Tables>;
  beforeEach(async () => {
    database = new Kysely<Tables>({ dialect: makeSqliteDialect({ file: ':memory:' }) });
    await sql`create table brand (slug text primary key, name text not null)`.execute(database);
    await sql`create table product (id text primary key, brand_slug text, specification text)`.execute(database);
    await sql`insert into brand values ('generic', 'Generic'), ('n-a', 'N/A'), ('none', 'none'), ('acme', 'Acme')`.execute(
      database,
    );
  });
  afterEach(() => database.destroy());

  const put = (id: string, brand: string, specification: string | null) =>
    sql`insert into product values (${id}, ${brand}, ${specification})`.execute(database);

  const products = async (): Promise<readonly unknown[]> =>
    (await sql`select brand_slug, specification from product order by id`.execute(database)).rows.map((row) =>
      Object.values(row as object),
    );

  const brands = async (): Promise<readonly unknown[]> =>
    (await sql<{ name: string }>`select name from brand order by name`.execute(database)).rows.map(({ name }) => name);

  test('removes the brand from products and specifications, and keeps real brands', async () => {
    const row = (value: string) => ({ name: 'Brand', value });
    const size = { name: 'Size', value: '2 kg' };
    await put('1', 'generic', JSON.stringify([row('Generic'), size]));
    await put('2', 'n-a', JSON.stringify([size]));
    await put('3', 'acme', JSON.stringify([row('Acme')]));
    await put('4', 'none', JSON.stringify([row('Made by hand')]));
    await takeOutNoBrand(database);
    expect(await products()).toEqual([
      ['', JSON.stringify([size])],
      ['', JSON.stringify([size])],
      ['acme', JSON.stringify([row('Acme')])],
      ['', JSON.stringify([row('Made by hand')])],
    ]);
    expect(await brands()).toEqual(['Acme']);
  });

  test.each(['{broken', '', 'null', '5', '{"name":"Brand"}', '[null, 5, {"name":5}, {"name":"Brand"}]', null])(
    'leaves the specification %j unchanged and continues',
    async (specification) => {
      await put('1', 'generic', specification);
      await put('2', 'generic', '[{"name":"Brand","value":"generic"}]');
      await takeOutNoBrand(database);
      const [first, second] = await products();
      expect(first).toEqual(['', specification]);
      expect(second).toEqual(['', '[]']);
    },
  );

  test('completes when the brand without a name has an empty slug', async () => {
    await sql`insert into brand values ('', '')`.execute(database);
    await put('1', '', '[]');
    await takeOutNoBrand(database);
    expect([await products(), await brands()]).toEqual([[['', '[]']], ['Acme']]);
  });
});
