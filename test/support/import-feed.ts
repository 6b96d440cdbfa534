import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A row of a product feed. */
export type FeedRow = Readonly<Record<string, string>>;

/** Imports rows into the catalogue of a data folder by the shop's command. Resolves with its exit code. */
export const importLines = (
  dataFolder: string,
  lines: readonly string[],
  ...options: readonly string[]
): Promise<number | null> => {
  const file = join(dataFolder, 'feed.jsonl');
  writeFileSync(file, lines.join('\n'));
  const command = resolve(__dirname, '../../backend/commands/import-cli.ts');
  const child = spawn(process.execPath, ['--no-warnings', command, file, '--data-dir', dataFolder, ...options], {
    stdio: 'ignore',
  });
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('exit', done);
  });
};

/** Imports rows and rejects unless all of them are accepted. */
export const importRows = async (dataFolder: string, rows: readonly FeedRow[]): Promise<void> => {
  const code = await importLines(
    dataFolder,
    rows.map((row) => JSON.stringify(row)),
  );
  if (code !== 0) throw new Error(`the import ended with ${code}`);
};
