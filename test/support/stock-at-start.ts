import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Runs statements on the database of a running shop, with its copy of the stock as the schema `start`. */
const run = (dataFolder: string, statements: ReadonlyArray<string>): void => {
  const database = new DatabaseSync(join(dataFolder, 'shop.db'), { timeout: 10_000 });
  try {
    database.prepare('attach ? as start').run(join(dataFolder, 'stock-at-start.db'));
    for (const statement of statements) database.exec(statement);
  } finally {
    database.close();
  }
};

/** Keeps the stock that a running shop has now, for `restoreStock`. */
export const keepStock = (dataFolder: string): void =>
  run(dataFolder, [
    'create table start.kept as select * from main.stock',
    'create unique index start.kept_key on kept (sku_id, location)',
  ]);

/**
 * Gives a running shop the stock back that `keepStock` has kept. Test files of one worker buy the same few products one
 * after another, and would otherwise sell them out.
 */
export const restoreStock = (dataFolder: string): void =>
  run(dataFolder, [
    'begin immediate',
    `delete from main.stock where not exists
      (select 1 from start.kept where kept.sku_id = stock.sku_id and kept.location = stock.location)`,
    `update main.stock set quantity = kept.quantity from start.kept
      where kept.sku_id = stock.sku_id and kept.location = stock.location and kept.quantity <> stock.quantity`,
    'commit',
  ]);
