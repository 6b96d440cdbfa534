import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { CatalogueBusy, withCatalogueLock } from '../catalogue/catalogue-lock.ts';
import { generateCatalogue, MAX_CATALOGUE_SIZE } from '../catalogue/generator/generate-catalogue.ts';
import { requireSettings } from '../../settings/require-settings.ts';
import { openDataFolder } from '../catalogue/open-data-folder.ts';

const usage = `Usage: npm run catalogue:generate -- [--seed N] [--size N] [--data-dir DIR]
Replaces the catalogue with a generated one. The same seed and size always give the same catalogue.
  --seed      whole number, default 1
  --size      number of products, default 2400, at most ${MAX_CATALOGUE_SIZE}
  --data-dir  folder of the database, default $DATA_DIR or .data`;

const wholeNumber = (name: string, text: string): number => {
  if (!/^\d{1,10}$/.test(text)) throw new RangeError(`--${name} must be a whole number, not "${text}"`);
  return Number(text);
};

const settings = requireSettings('commands', process.env);

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      size: { type: 'string', default: '2400' },
      'data-dir': { type: 'string', default: settings.DATA_DIR },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const seed = wholeNumber('seed', values.seed);
  const size = wholeNumber('size', values.size);
  const folder = values['data-dir'];
  await mkdir(folder, { recursive: true });
  await withCatalogueLock(folder, 'catalogue:generate', () => generateInto(folder, seed, size));
};

const generateInto = async (folder: string, seed: number, size: number): Promise<void> => {
  const startedAt = performance.now();
  const database = await openDataFolder(folder, { bulk: true });
  try {
    const made = await generateCatalogue({
      database,
      seed,
      size,
      onProgress: (done, all) => process.stderr.write(`\r${done} of ${all} products`),
    });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stderr.write(`\r${made.products} products with ${made.skus} SKUs in ${seconds} s\n`);
  } finally {
    await database.destroy();
  }
};

run().catch((error: unknown) => {
  const hint = error instanceof CatalogueBusy ? '' : `${usage}\n`;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${hint}`);
  process.exitCode = 1;
});
