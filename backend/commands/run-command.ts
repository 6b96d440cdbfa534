import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { openDataFolder } from '../catalogue/open-data-folder.ts';
import type { Database } from '../database/schema.ts';
import { ownValue } from '../shared/own-value.ts';

/** Options of a command, each a text with a default. */
type Defaults = Readonly<Record<string, string>>;

/** What was typed after the command's name. */
export interface CommandLine<Name extends string> {
  readonly words: readonly string[];
  readonly options: Readonly<Record<Name, string>>;
  readonly folder: string;
}

/** Works on the database of the data folder. */
export type CommandWork = (database: Kysely<Database>) => Promise<void>;

/**
 * Runs a command of the shop's people on the database of a data folder: that of `--data-dir`, else `dataDir`. `read` checks
 * what was typed before the database is opened, and returns the work. With `--help` it prints the usage alone. Whatever is
 * thrown is printed with the usage, and the process then ends with code 1.
 */
export const runCommand = <Name extends string>(
  {
    usage,
    dataDir,
    defaults,
  }: { readonly usage: string; readonly dataDir: string; readonly defaults: Record<Name, string> },
  read: (line: CommandLine<Name>) => CommandWork,
): void => {
  const run = async (): Promise<void> => {
    const texts: Defaults = { ...defaults, 'data-dir': dataDir };
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        ...Object.fromEntries(
          Object.entries(texts).map(([name, text]) => [name, { type: 'string' as const, default: text }]),
        ),
        help: { type: 'boolean' as const, default: false },
      },
    });
    if (values.help) return void process.stdout.write(`${usage}\n`);
    const typed: Readonly<Record<string, string | boolean | undefined>> = values;
    const textOf = (name: string): string => String(ownValue(typed, name) ?? '');
    const names = Object.keys(defaults) as Name[];
    const options = Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<Name, string>;
    const folder = textOf('data-dir');
    const work = read({ words: positionals, options, folder });
    const database = await openDataFolder(folder);
    try {
      await work(database);
    } finally {
      await database.destroy();
    }
  };
  run().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
    process.exitCode = 1;
  });
};
