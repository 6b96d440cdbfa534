import { access, copyFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DATABASE = 'shop.db';

/** Whether a file or folder of this name exists. */
const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Whether a data folder has a database. */
export const hasDatabase = (folder: string): Promise<boolean> => exists(join(folder, DATABASE));

/**
 * Copies a database into a data folder. The first one of this name is made by `make`, in a folder of its own; all
 * processes of a run share it, since making it takes longer than copying. Other processes may make it at the same time:
 * each makes its own, and the last one stays.
 */
export const copyDatabase = async (
  name: string,
  into: string,
  make: (folder: string) => Promise<unknown>,
): Promise<void> => {
  const template = join(tmpdir(), `template-${name}.db`);
  if (!(await exists(template))) {
    const folder = await mkdtemp(join(tmpdir(), 'template-'));
    await make(folder);
    await rename(join(folder, DATABASE), template);
    await rm(folder, { recursive: true });
  }
  await copyFile(template, join(into, DATABASE));
};
