import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Issues a gift card of a running shop by its command, and returns number and PIN. */
export const issueGiftCard = async (
  dataFolder: string,
  dollars: number,
): Promise<{ readonly number: string; readonly pin: string }> => {
  const command = resolve(__dirname, '../../backend/commands/gift-cards-cli.ts');
  const options = ['--no-warnings', command, 'issue', '--amount', String(dollars), '--data-dir', dataFolder];
  const { stdout } = await run(process.execPath, options);
  const [, number, pin] = /^(\d{19}),(\d{4,8}),/m.exec(stdout) ?? [];
  if (number === undefined || pin === undefined) throw new Error(`no gift card in: ${stdout}`);
  return { number, pin };
};
