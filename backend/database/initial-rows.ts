import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { checkData, text } from '../shared/data-file.ts';
import espotsFile from './data/espots.json' with { type: 'json' };
import promotionsFile from './data/promotions.json' with { type: 'json' };
import storeConfFile from './data/store-conf.json' with { type: 'json' };
import type { Database } from './schema.ts';

const storeConf = checkData('database/data/store-conf.json', v.record(text, v.string()), storeConfFile);

const espots = checkData(
  'database/data/espots.json',
  v.array(v.strictObject({ name: text, contents: v.array(v.strictObject({ scene: text, text, link: text })) })),
  espotsFile,
);

const midnight = v.pipe(
  v.string(),
  v.isoDate(),
  v.transform((day) => Date.parse(`${day}T00:00:00Z`)),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const promotions = checkData(
  'database/data/promotions.json',
  v.array(
    v.strictObject({
      code: text,
      id: text,
      description: text,
      kind: v.picklist(['percent', 'amount', 'shipping']),
      /** Hundredths of a percent, or cents. */
      value: count,
      minSubtotalCents: count,
      department: v.optional(text),
      startsOn: midnight,
      endsOn: v.optional(midnight),
    }),
  ),
  promotionsFile,
);

const FIRST_SPOT_ID = 50_001;

/**
 * Inserts the rows of a new database that the shop's staff may change later: the store configuration, marketing spots
 * and promotions. [CFG-01] [HDR-09]
 */
export const insertInitialRows = async (database: Kysely<Database>): Promise<void> => {
  await database
    .insertInto('store_conf')
    .values(Object.entries(storeConf).map(([key, value]) => ({ key, value })))
    .execute();
  await database
    .insertInto('espot')
    .values(espots.map(({ name }, index) => ({ name, spot_id: FIRST_SPOT_ID + index })))
    .execute();
  await database
    .insertInto('espot_content')
    .values(
      espots.flatMap(({ name, contents }) =>
        contents.map((content, position) => ({
          spot_name: name,
          content_name: content.scene,
          position,
          marketing_text: content.text,
          image_url: `/images/scenes/${content.scene}.webp`,
          link_url: content.link,
        })),
      ),
    )
    .execute();
  await database
    .insertInto('promotion')
    .values(
      promotions.map((promotion) => ({
        code: promotion.code,
        promotion_id: promotion.id,
        description: promotion.description,
        kind: promotion.kind,
        value: promotion.value,
        min_subtotal_cents: promotion.minSubtotalCents,
        department: promotion.department ?? null,
        starts_at: promotion.startsOn,
        ends_at: promotion.endsOn ?? null,
      })),
    )
    .execute();
};
