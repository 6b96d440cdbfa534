import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The root folder of the project. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

export const require = createRequire(import.meta.url);

const NEEDED_NODE = 24;

/** Ends the process with an explanation when this Node.js is too old for the project. */
export const requireNode = (version = process.versions.node) => {
  if (Number(version.split('.')[0]) >= NEEDED_NODE) return;
  console.error(
    `This project needs Node.js ${NEEDED_NODE} or newer; this is ${version}. Run it through npm, which brings its own.`,
  );
  process.exit(1);
};
