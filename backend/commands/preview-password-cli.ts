import { text } from 'node:stream/consumers';
import { hashPassword } from '../identity/password/passwords.ts';

const SHORTEST = 12;
const LONGEST = 200;

const usage = `Usage: npm run --silent preview-password < FILE
  prints the hash of the password in the file, for PREVIEW_PASSWORD_HASH`;

const run = async (): Promise<void> => {
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  if (password.length < SHORTEST || password.length > LONGEST) {
    throw new RangeError(`a password of staff has ${SHORTEST} to ${LONGEST} characters`);
  }
  process.stdout.write(`${await hashPassword(password)}\n`);
};

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
  process.exitCode = 1;
});
