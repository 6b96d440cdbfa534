import * as v from 'valibot';
import { checkData, positive } from '../../../shared/data-file.ts';
import file from '../data/sizes.json' with { type: 'json' };

/** A size of a product with its amount. */
export interface SizePlan {
  readonly label: string;
  readonly units: number;
}

/** Sizes of one kind of product with their prices: cents for one unit, growing by `growth` (1 is proportional). */
export interface SizeTable {
  readonly sizes: readonly SizePlan[];
  readonly centsPerUnit: number;
  readonly growth: number;
}

export type SizeTableName = keyof typeof file;

/** In the file, `sizes` maps the label of each size to its amount. */
const table = v.strictObject({
  centsPerUnit: positive,
  growth: positive,
  sizes: v.pipe(
    v.record(v.string(), positive),
    v.transform((sizes) => Object.entries(sizes).map(([label, units]): SizePlan => ({ label, units }))),
    v.minLength(1, 'must have a size'),
  ),
});

export const sizeTableNames = Object.keys(file) as SizeTableName[];

export const sizeTables: Readonly<Record<SizeTableName, SizeTable>> = checkData(
  'catalogue/generator/data/sizes.json',
  v.strictObject(v.entriesFromList(sizeTableNames, table)),
  file,
);
