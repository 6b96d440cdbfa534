import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

interface ProcessFacts {
  readonly pid: number;
  readonly parent: number;
  readonly bytes: number;
}

const fromProc = (pid: string): ReadonlyArray<ProcessFacts> => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const numberOf = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return [{ pid: Number(pid), parent: numberOf('PPid'), bytes: numberOf('VmRSS') * 1024 }];
  } catch {
    // It ended while the list was read.
    return [];
  }
};

const fromPs = (): ReadonlyArray<ProcessFacts> =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0, kibibytes = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent, bytes: kibibytes * 1024 };
    });

/** Resident memory, in bytes, of each child of a process, by the child's id. */
export const memoryOfChildren = (parent: number): ReadonlyMap<number, number> => {
  const processes = existsSync('/proc/self/status')
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap(fromProc)
    : fromPs();
  return new Map(processes.filter((found) => found.parent === parent).map(({ pid, bytes }) => [pid, bytes]));
};
