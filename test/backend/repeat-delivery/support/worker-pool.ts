import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { WorkerMessage } from './worker-messages.ts';

/** When a worker is killed: at the step with this number, counted from 1, of those that do this. */
export interface Kill {
  readonly doing: string;
  readonly step: number;
}

/** Workers of the backend, each in a process of its own. */
export interface WorkerPool {
  /**
   * Lets a worker do once what is due at this time, and resolves when it is done. One that is killed (SIGKILL) was in the
   * midst of it, and the result is true; false when it came to the end. Rejects when the round fails, and when the process
   * ends by itself.
   */
  round(now: number, kill?: Kill): Promise<boolean>;
  /** Ends all processes. */
  close(): Promise<void>;
}

const ROOT = join(__dirname, '..', '..', '..', '..');
/** Processes that have started and wait for work, so that none is waited for after a kill. */
const READY = 3;

const roundOf = (child: ChildProcess, now: number, kill: Kill | undefined): Promise<boolean> =>
  new Promise((resolve, reject) => {
    let steps = 0;
    let isKilled = false;
    const onExit = (): void => (isKilled ? resolve(true) : reject(new Error('a worker ended by itself')));
    const onMessage = (message: WorkerMessage): void => {
      if (isKilled || message === 'ready') return;
      if (message === 'done' || 'problem' in message) {
        child.off('exit', onExit);
        child.off('message', onMessage);
        return message === 'done' ? resolve(false) : reject(new Error(message.problem));
      }
      steps += message.doing === kill?.doing ? 1 : 0;
      isKilled = steps === kill?.step;
      if (isKilled) child.kill('SIGKILL');
    };
    child.on('exit', onExit);
    child.on('message', onMessage);
    child.send(now);
  });

/** Starts workers with these arguments; see `worker-process.ts`. They share compiled code in a folder, to start sooner. */
export const startWorkerPool = (args: readonly string[], codeFolder: string): WorkerPool => {
  const running = new Set<ChildProcess>();
  const start = async (): Promise<ChildProcess> => {
    const child = fork(join(__dirname, 'worker-process.ts'), args, {
      cwd: ROOT,
      execArgv: ['--no-warnings'],
      env: { ...process.env, NODE_COMPILE_CACHE: codeFolder },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    running.add(child);
    const ended = once(child, 'exit').then(() => {
      running.delete(child);
      throw new Error('a worker ended before it was ready');
    });
    // Whoever waits for the child hears of it.
    ended.catch(() => undefined);
    await Promise.race([once(child, 'message'), ended]);
    return child;
  };
  const ready = Array.from({ length: READY }, start);
  return {
    round: async (now, kill) => {
      const child = await (ready.shift() ?? start());
      const isKilled = await roundOf(child, now, kill);
      ready.push(isKilled ? start() : Promise.resolve(child));
      return isKilled;
    },
    close: async () => {
      await Promise.allSettled(ready);
      const ends = [...running].map((child) => once(child, 'exit'));
      for (const child of running) child.kill('SIGKILL');
      await Promise.all(ends);
    },
  };
};
