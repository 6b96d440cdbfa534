import { departments } from './placement/departments.ts';
import { placementRules } from './placement/place-item.ts';
import type { ImportCounts, PlacedRow, RefusedRow } from './import-types.ts';

/** Result of an import, in the form that --report writes. */
export interface ImportReport extends ImportCounts {
  readonly file: string;
  readonly dryRun: boolean;
  readonly seconds: number;
  readonly deleted: number;
  readonly takenOffSale: number;
  readonly departments: Readonly<Record<string, number>>;
  readonly decidedBy: Readonly<Record<string, number>>;
  readonly categories: readonly { readonly path: string; readonly rows: number; readonly isNew: boolean }[];
  /** The first refused rows. */
  readonly refusals: readonly RefusedRow[];
  /** Number of refused rows that are not listed. */
  readonly refusalsLeftOut: number;
  /** Products that are missing in lists and search; undefined in a dry run, which changes nothing. */
  readonly notInSearch: NotInSearch | undefined;
}

/** Products that the search index leaves out, whichever import stored them. */
export interface NotInSearch {
  readonly count: number;
  /** The first of them by their part numbers, with the reason. */
  readonly products: readonly { readonly id: string; readonly reason: string }[];
}

export interface Tally {
  readonly placed: (row: PlacedRow) => void;
  readonly refused: (row: RefusedRow) => void;
  readonly report: (
    outcome: ImportCounts &
      Pick<ImportReport, 'file' | 'dryRun' | 'seconds' | 'deleted' | 'takenOffSale' | 'notInSearch'>,
  ) => ImportReport;
}

const MAX_REFUSALS = 1000;

const count = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** The counts in the order of the keys, without zeros. */
const inOrder = (counts: ReadonlyMap<string, number>, keys: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(keys.flatMap((key) => (counts.has(key) ? [[key, counts.get(key) ?? 0]] : [])));

/** Counts the results of rows. Memory is bounded: one number per category and the first thousand refusals. */
export const makeTally = (): Tally => {
  const byDepartment = new Map<string, number>();
  const byRule = new Map<string, number>();
  const byPath = new Map<string, { rows: number; isNew: boolean }>();
  const refusals: RefusedRow[] = [];
  return {
    placed: ({ department, decidedBy, path, isNewCategory }) => {
      count(byDepartment, department);
      count(byRule, decidedBy);
      const known = byPath.get(path);
      if (known === undefined) byPath.set(path, { rows: 1, isNew: isNewCategory });
      else known.rows += 1;
    },
    refused: (row) => {
      if (refusals.length < MAX_REFUSALS) refusals.push(row);
    },
    report: (outcome) => ({
      ...outcome,
      departments: inOrder(byDepartment, departments),
      decidedBy: inOrder(byRule, placementRules),
      categories: [...byPath]
        .map(([path, { rows, isNew }]) => ({ path, rows, isNew }))
        .sort((one, other) => other.rows - one.rows || (one.path < other.path ? -1 : 1)),
      refusals,
      refusalsLeftOut: outcome.refused - refusals.length,
    }),
  };
};

const MAX_SHOWN = 25;

const lines = (title: string, rows: readonly (readonly [string, number])[]): string => {
  if (rows.length === 0) return '';
  const shown = rows.slice(0, MAX_SHOWN);
  const width = Math.max(...shown.map(([, number]) => String(number).length));
  const left = rows.length - shown.length;
  return [
    title,
    ...shown.map(([name, number]) => `  ${String(number).padStart(width)}  ${name}`),
    ...(left > 0 ? [`  and ${left} more`] : []),
    '',
  ].join('\n');
};

const notInSearchLines = ({ count: all, products }: NotInSearch): string => {
  if (all === 0) return '';
  const left = all - products.length;
  return [
    `Not in lists and search: ${all} ${all === 1 ? 'product' : 'products'}`,
    ...products.map(({ id, reason }) => `  ${id}: ${reason}`),
    ...(left > 0 ? [`  and ${left} more`] : []),
    'They have their pages, but nobody finds them. Correct their rows in the feed and import it again.',
    '',
  ].join('\n');
};

/** The report as a table for the console. */
export const showReport = (report: ImportReport): string => {
  const { rows, imported, refused, deleted, takenOffSale, dryRun } = report;
  const will = dryRun ? 'would be ' : '';
  return [
    dryRun ? 'Dry run: nothing was changed.\n' : '',
    lines('Rows', [
      ['read', rows],
      [`${will}imported`, imported],
      [`${will}refused`, refused],
      ...(deleted > 0 ? [[`${will}deleted`, deleted] as const] : []),
      ...(takenOffSale > 0 ? [[`${will}taken off sale`, takenOffSale] as const] : []),
    ]),
    lines('Departments', Object.entries(report.departments)),
    lines('Decided by', Object.entries(report.decidedBy)),
    lines(
      'Categories',
      report.categories.map(({ path, rows: inCategory, isNew }) => [isNew ? `${path} (new)` : path, inCategory]),
    ),
    report.notInSearch === undefined ? '' : notInSearchLines(report.notInSearch),
  ].join('');
};
