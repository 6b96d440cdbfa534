import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export const MEBIBYTE = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const heapInUse = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

/** Returns by how many bytes `work` increases the used heap, after garbage collection. */
export const heapGrowth = async (work: () => Promise<void> | void): Promise<number> => {
  const before = heapInUse();
  await work();
  return heapInUse() - before;
};
