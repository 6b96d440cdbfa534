import { parseArgs } from 'node:util';
import { feedFormats, formatOf, type FeedFormat } from './feed/feed-format.ts';
import { feedEncodings, type FeedEncoding } from './feed/feed-source.ts';
import { STANDARD_RULE, type RemovalLimit, type RemovalRule } from './removal.ts';

export const usage = `Usage: npm run catalogue:import -- [FILE] [options]
Imports a product feed in the Google Merchant Center format; run it again to bring the shop up to date.
  --data-dir DIR      folder of the database; default $DATA_DIR or .data
  --format FORMAT     tsv, csv or jsonl; default by the file's name (feed.csv.gz is csv)
  --encoding NAME     utf-8, utf-16le, utf-16be or windows-1252; default by the byte order mark, else utf-8
  --map FILE          JSON or CSV that defines which product types, Google categories and brands go to which category
  --dry-run           shows where rows would go and what would be refused, and changes nothing
  --report FILE       writes the report as JSON, too
  --complete          the feed is the whole catalogue: what it leaves out is taken off sale
  --remove-limit N    how much may be deleted and taken off sale, as 20% or as a number of items; default 20%
  --confirm           more than the limit may be deleted and taken off sale
  --delete FILE       deletes the items whose ids the file lists (a column id, or one id on each line)
  --prices-only       changes price, sale_price and availability of items that are there, and nothing else
Rows that are refused are listed in DIR/imports/FILE.refused.tsv, pictures that could not be fetched in
DIR/imports/FILE.pictures.tsv. A column "delete" with "true" deletes the row's item.
One folder takes one import at a time, and none beside catalogue:generate.
Exit code 0 when every row was imported, 2 when some were refused, 3 when more than the limit would be deleted and taken
off sale, 1 when the import could not run or was ended by a failure.`;

/** Options of the command line. */
export interface ImportSettings {
  readonly dataFolder: string;
  /** The feed with its format; undefined when items are only deleted. */
  readonly feed: { readonly file: string; readonly format: FeedFormat } | undefined;
  readonly encoding: FeedEncoding | undefined;
  readonly mapFile: string | undefined;
  readonly reportFile: string | undefined;
  readonly deleteFile: string | undefined;
  readonly dryRun: boolean;
  readonly pricesOnly: boolean;
  readonly complete: boolean;
  readonly removal: RemovalRule;
}

const readFormat = (file: string, given: string | undefined): FeedFormat => {
  const format = given === undefined ? formatOf(file) : feedFormats.find((known) => known === given);
  if (format !== undefined) return format;
  throw new RangeError(
    given === undefined
      ? `The name of ${file} does not tell its format; pass --format tsv, csv or jsonl`
      : `--format must be tsv, csv or jsonl, not "${given}"`,
  );
};

const readEncoding = (given: string | undefined): FeedEncoding | undefined => {
  if (given === undefined) return undefined;
  const encoding = feedEncodings.find((known) => known === given.toLowerCase());
  if (encoding !== undefined) return encoding;
  throw new RangeError(`--encoding must be one of ${feedEncodings.join(', ')}, not "${given}"`);
};

const readLimit = (given: string | undefined): RemovalLimit => {
  if (given === undefined) return STANDARD_RULE.limit;
  const [, number = '', percent] = /^(\d{1,9})(%?)$/.exec(given) ?? [];
  if (number === '' || (percent === '%' && Number(number) > 100)) {
    throw new RangeError(`--remove-limit must be a share such as 20% or a number of items, not "${given}"`);
  }
  return percent === '%' ? { share: Number(number) / 100 } : { items: Number(number) };
};

const options = {
  'data-dir': { type: 'string' },
  format: { type: 'string' },
  encoding: { type: 'string' },
  map: { type: 'string' },
  report: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  complete: { type: 'boolean', default: false },
  'remove-limit': { type: 'string' },
  confirm: { type: 'boolean', default: false },
  delete: { type: 'string' },
  'prices-only': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values'];

/** Throws a RangeError when options contradict each other. */
const checkTogether = (values: Values, hasFeed: boolean): void => {
  const needsFeed = (['map', 'complete', 'prices-only'] as const).find((name) => Boolean(values[name]));
  if (!hasFeed && needsFeed !== undefined) throw new RangeError(`--${needsFeed} needs a file to import`);
  const notWithPrices = (['complete', 'map', 'delete', 'remove-limit', 'confirm'] as const).find((name) =>
    Boolean(values[name]),
  );
  if (values['prices-only'] && notWithPrices !== undefined) {
    throw new RangeError(`--prices-only changes nothing but prices and stock; leave --${notWithPrices} out`);
  }
};

/**
 * Reads the arguments; they override the settings of the environment. Returns 'help' for --help. Throws for an unknown,
 * invalid or missing argument.
 */
export const readSettings = (
  args: readonly string[],
  environment: { readonly DATA_DIR: string },
): ImportSettings | 'help' => {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  if (values.help) return 'help';
  const [file] = positionals;
  if (positionals.length > 1 || (file === undefined && values.delete === undefined)) {
    throw new RangeError('Name one file to import');
  }
  checkTogether(values, file !== undefined);
  return {
    dataFolder: values['data-dir'] ?? environment.DATA_DIR,
    feed: file === undefined ? undefined : { file, format: readFormat(file, values.format) },
    encoding: readEncoding(values.encoding),
    mapFile: values.map,
    reportFile: values.report,
    deleteFile: values.delete,
    dryRun: values['dry-run'],
    pricesOnly: values['prices-only'],
    complete: values.complete,
    removal: { limit: readLimit(values['remove-limit']), isConfirmed: values.confirm },
  };
};
