import type { KyselyPlugin } from 'kysely';
import { SqliteQueryCompiler } from 'kysely';
import type { KeyedHash } from '../../../../backend/secrets/keyed-hash.ts';
import { makeKeyedHash } from '../../../../backend/secrets/keyed-hash.ts';
import type { PasswordCheck } from '../../../../backend/identity/password/passwords.ts';
import type { Sealer } from '../../../../backend/secrets/sealer.ts';
import { makeMailSealer } from '../../../../backend/mail/mailer.ts';
import { SERVER_SECRET } from './backend-under-test.ts';

/**
 * Records the work of a use case without its parameters: the text of each SQL statement, each keyed hash by its
 * purpose, each sealing and each comparison of passwords. Two runs with equal records cost the same on any machine.
 */
export interface WorkLog {
  /** A plugin for `Kysely.withPlugin` that records statements. */
  readonly plugin: KyselyPlugin;
  readonly keyedHash: KeyedHash;
  readonly sealer: Sealer;
  readonly watched: (passwords: PasswordCheck) => PasswordCheck;
  /** Runs the job and returns its work in order. A rejection is part of the record. */
  readonly of: (job: () => Promise<unknown>) => Promise<readonly string[]>;
}

/** An empty log; it hashes and seals with the secret of the backend under test. */
export const makeWorkLog = (): WorkLog => {
  const compiler = new SqliteQueryCompiler();
  const hash = makeKeyedHash(SERVER_SECRET);
  const sealer = makeMailSealer(SERVER_SECRET);
  let entries: string[] = [];
  const note = (entry: string): void => void entries.push(entry);
  return {
    plugin: {
      transformQuery: ({ node, queryId }) => {
        note(compiler.compileQuery(node, queryId).sql);
        return node;
      },
      transformResult: async ({ result }) => result,
    },
    keyedHash: (purpose, text) => {
      note(`hash: ${purpose}`);
      return hash(purpose, text);
    },
    sealer: {
      seal: (text) => {
        note('seal');
        return sealer.seal(text);
      },
      open: (sealed) => sealer.open(sealed),
    },
    watched: (passwords) => ({
      fits: (password, passwordHash) => {
        note('compare passwords');
        return passwords.fits(password, passwordHash);
      },
    }),
    of: async (job) => {
      entries = [];
      await job().catch((error: unknown) => note(`rejected: ${String(error)}`));
      return entries;
    },
  };
};
