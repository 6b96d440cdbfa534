import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Open connections of clients delay an orderly end. In development the process is killed after this time. */
const KILL_AFTER_MS = 500;

/**
 * A process for development that is restarted whenever its program has changed. When it ends by itself, because of an
 * error in the source, it waits for the next change.
 *
 * `restart()` resolves after the newest start. Several calls during a restart lead to one more restart, so that the
 * last change always runs.
 */
export class RestartedProcess {
  #child;
  #wanted = 0;
  #turn = Promise.resolve();
  #isStopping = false;

  constructor({ arguments: options, cwd, environment }) {
    this.settings = { options, cwd, environment };
  }

  restart() {
    const wanted = (this.#wanted += 1);
    this.#turn = this.#turn.then(async () => {
      // A later call has replaced this one and does its work.
      if (wanted !== this.#wanted) return;
      await this.#end();
      if (!this.#isStopping) this.#start();
    });
    return this.#turn;
  }

  async stop() {
    this.#isStopping = true;
    await this.#turn;
    await this.#end();
  }

  #start() {
    const { options, cwd, environment } = this.settings;
    this.#child = spawn(process.execPath, options, {
      cwd,
      env: environment(),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
  }

  async #end() {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    const killer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
    child.kill('SIGTERM');
    await ended;
    clearTimeout(killer);
  }
}
