import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { AddressDirectory } from './address-directory.ts';
import { makeEmbeddedDirectory } from './embedded-directory.ts';
import { makeProvidedDirectory, type ProvidedDirectoryDeps } from './provided-directory.ts';
import type { AddressConfig } from './read-address-config.ts';
import { makeSmarty } from './smarty.ts';

/** The configured directory of postal addresses. */
export const makeAddressDirectory = (
  config: AddressConfig,
  { database, ...deps }: Pick<ProvidedDirectoryDeps, 'clock' | 'log'> & { readonly database: Kysely<Database> },
): AddressDirectory => {
  const embedded = makeEmbeddedDirectory(database);
  return config.kind === 'embedded'
    ? embedded
    : makeProvidedDirectory({ ...deps, embedded, provider: makeSmarty(config) });
};
