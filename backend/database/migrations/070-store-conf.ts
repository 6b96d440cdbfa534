import { sql, type Kysely } from 'kysely';

const added: readonly (readonly [string, string])[] = [
  ['PCC_ENABLED', 'ON'],
  ['SHOP_ENABLED', 'ON'],
];

/** Adds the switches of the card programme and the shop, and sets the captcha's key. [CFG-01] */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [key, value] of added) {
    await sql`insert into store_conf (key, value) values (${key}, ${value}) on conflict do nothing`.execute(db);
  }
  await sql`update store_conf set value = 'altcha' where key = 'CAPTCHA_SITE_KEY' and value = ''`.execute(db);
};
