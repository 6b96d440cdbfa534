import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Connections that others keep open hold up an orderly end; in development nobody waits for that. */
const KILL_AFTER_MS = 500;

/**
 * A process that is started anew whenever what it runs has changed: for development. One that ends by itself, for a
 * mistake in the source, waits for the next change.
 *
 * `restart()` resolves once the newest start has taken place. Calls during a restart lead to one more: the last change
 * is always the one that runs.
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
      // A later change has come meanwhile: its own turn does the work of this one.
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
