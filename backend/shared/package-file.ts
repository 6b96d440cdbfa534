import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The absolute path of a file or folder of this package, found by the package's name from the working folder. */
export const packageFile = (path: string): string => {
  const { resolve } = createRequire(join(process.cwd(), 'resolve-from-here.js'));
  return join(dirname(resolve('@shop/backend/package.json')), path);
};
