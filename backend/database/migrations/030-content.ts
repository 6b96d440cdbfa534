import { sql, type Kysely } from 'kysely';
import { createNumberedTable } from './numbered-table.ts';

const createTables = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('store_conf')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('espot')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('spot_id', 'integer', (column) => column.notNull().unique())
    .execute();
  await createNumberedTable(db, 'espot_content', 'content_id', 51001, (table) =>
    table
      .addColumn('spot_name', 'text', (column) => column.notNull().references('espot.name').onDelete('cascade'))
      .addColumn('content_name', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('marketing_text', 'text', (column) => column.notNull())
      .addColumn('image_url', 'text', (column) => column.notNull())
      .addColumn('link_url', 'text', (column) => column.notNull()),
  );
  await db.schema.createIndex('espot_content_of_spot').on('espot_content').columns(['spot_name', 'position']).execute();
};

const storeConf: readonly (readonly [string, string])[] = [
  ['GROOMING_APPOINTMENTS_PAGE', 'true'],
  ['LIVE_HELP_ENABLED', 'OFF'],
  ['GOOGLE_SIGNIN_ENABLED', 'OFF'],
  ['GOOGLE_ONETAP_ENABLED', 'OFF'],
  ['SF_CHAT_ENABLED', 'OFF'],
  ['ONELOGIN_SERVICE_DOWN', 'false'],
  ['CAPTCHA_INTERSTITIAL_ENABLED', 'N'],
  ['CAPTCHA_SITE_KEY', ''],
];

const insertStoreConf = async (db: Kysely<unknown>): Promise<void> => {
  for (const [key, value] of storeConf) {
    await sql`insert into store_conf (key, value) values (${key}, ${value})`.execute(db);
  }
};

interface Banner {
  readonly spot: string;
  readonly scene: string;
  readonly text: string;
  readonly link: string;
}

const categoryPage = (path: string): string => `/shop/en/petcostore/category/${path}`;

const departmentBanners: readonly Banner[] = [
  ['dog', 'Everything for the walk, the bowl and the bed'],
  ['cat', 'Litter, scratchers and supper, sorted'],
  ['fish', 'Clear water, happy fish'],
  ['bird', 'Seed, perches and things to ring'],
  ['reptile', 'Warm rocks and full bowls'],
  ['small-pet', 'Hay, hides and hamster wheels'],
  ['pharmacy', 'Prescriptions, delivered'],
].map(([department = '', text = '']) => ({
  spot: `Navigation_${department}_React`,
  scene: department,
  text,
  link: categoryPage(department),
}));

const banners: readonly Banner[] = [
  {
    spot: 'Home_Hero_React',
    scene: 'home',
    text: '<p>Food, care and company for every animal at home.</p>',
    link: categoryPage('top-deals'),
  },
  ...departmentBanners.map((banner) => ({ ...banner, text: `<p>${banner.text}</p>` })),
];

const insertSpots = async (db: Kysely<unknown>): Promise<void> => {
  await sql`insert into espot (name, spot_id) values ('Home_EmergencyBanner_React', 50001)`.execute(db);
  for (const [index, { spot, scene, text, link }] of banners.entries()) {
    await sql`insert into espot (name, spot_id) values (${spot}, ${50002 + index})`.execute(db);
    await sql`insert into espot_content (spot_name, content_name, position, marketing_text, image_url, link_url)
      values (${spot}, ${scene}, 0, ${text}, ${`/images/scenes/${scene}.webp`}, ${link})`.execute(db);
  }
};

/** Creates store configuration and marketing spots with their initial rows. [CFG-01] [HDR-09] */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createTables(db);
  await insertStoreConf(db);
  await insertSpots(db);
};
