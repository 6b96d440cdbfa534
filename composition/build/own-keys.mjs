import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The keys that the storefront and the embedded services share, and the setting that selects another service. */
const KEYS = { CITRUS_KEY: 'CITRUS_URL', DISCOVER_API_KEY: 'DISCOVER_URL', GEOLOCATION_KEY: 'GEOLOCATION_ORIGIN' };

const FILE = 'service-keys.json';

const readKept = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw new Error(`${file} cannot be read (${error.message}). Remove it to have new keys made.`, { cause: error });
  }
};

/**
 * Returns the keys that the environment does not set, for the embedded services of this start, by the names of their
 * settings. They are generated once and stored in the data folder, readable by its owner only. Throws when the file is
 * damaged.
 */
export const ownKeys = (dataFolder, environment) => {
  const file = join(dataFolder, FILE);
  const kept = readKept(file);
  const isOpen = ([key, service]) => !environment[key]?.trim() && !environment[service]?.trim();
  const names = Object.entries(KEYS).flatMap((entry) => (isOpen(entry) ? [entry[0]] : []));
  const missing = names.filter((name) => typeof kept[name] !== 'string');
  if (missing.length > 0) {
    for (const name of missing) kept[name] = randomBytes(24).toString('base64url');
    mkdirSync(dataFolder, { recursive: true });
    writeFileSync(file, `${JSON.stringify(kept, undefined, 2)}\n`, { mode: 0o600 });
  }
  return Object.fromEntries(names.map((name) => [name, kept[name]]));
};
