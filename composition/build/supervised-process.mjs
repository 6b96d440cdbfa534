import { spawn } from 'node:child_process';

const FIRST_BACK_OFF_MS = 500;
const MAX_BACKOFF_MS = 10_000;
const STEADY_AFTER_MS = 30_000;
const KILL_AFTER_MS = 15_000;

/** A process that must give up says why on its own standard error and ends with this code. */
const HAS_SAID_WHY = 'exit code 1';

/** A process ended before it was ready; `hasSaidWhy` tells whether it has printed the reason itself. */
export class DidNotStart extends Error {
  constructor(name, ending) {
    super(`The ${name} did not start (${ending}).`);
    this.hasSaidWhy = ending === HAS_SAID_WHY;
  }
}

/**
 * A process that tells by message when it is ready, is started again with growing pauses when it dies, and is
 * stopped by signal.
 *
 * - `start()` resolves with the ready message, or rejects with DidNotStart when the process ends before it was ever
 *   ready: what is wrong then, a setting for example, a restart does not mend.
 * - `environment()` is called at each start, `onReady(message)` after it, and `onRestart(text)` with the reason there is another.
 * - `stop()` sends SIGTERM and resolves when the process has ended; one that does not end is killed.
 */
export class SupervisedProcess {
  #child;
  #isStopping = false;
  #backOffMs = FIRST_BACK_OFF_MS;
  #pause;

  constructor({ name, arguments: options, cwd, environment, onReady = () => {}, onRestart = console.error }) {
    this.settings = { name, options, cwd, environment, onReady, onRestart };
  }

  get pid() {
    return this.#child?.pid;
  }

  start() {
    const { name } = this.settings;
    return new Promise((resolve, reject) => {
      this.#launch(resolve, (ending) => reject(new DidNotStart(name, ending)));
    });
  }

  /** From now on its end is nothing to mend. */
  expectEnd() {
    this.#isStopping = true;
    clearTimeout(this.#pause);
  }

  async stop() {
    this.expectEnd();
    const child = this.#child;
    if (child === undefined || hasEnded(child)) return;
    const killer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    clearTimeout(killer);
  }

  #launch(onFirstReady, onFirstFailure) {
    const { name, options, cwd, environment, onReady, onRestart } = this.settings;
    const child = spawn(process.execPath, options, {
      cwd,
      env: environment(),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    const began = Date.now();
    let wasReady = false;
    child.on('message', (message) => {
      if (wasReady || !isReady(message)) return;
      wasReady = true;
      onReady(message);
      onFirstReady?.(message);
    });
    child.once('exit', (code, signal) => {
      const ending = signal ?? `exit code ${code}`;
      if (!wasReady && onFirstFailure !== undefined) return onFirstFailure(ending);
      if (this.#isStopping) return;
      if (Date.now() - began > STEADY_AFTER_MS) this.#backOffMs = FIRST_BACK_OFF_MS;
      onRestart(`The ${name} ended unexpectedly (${ending}); it is started again in ${this.#backOffMs / 1000} s.`);
      this.#pause = setTimeout(() => this.#launch(), this.#backOffMs);
      this.#backOffMs = Math.min(this.#backOffMs * 2, MAX_BACKOFF_MS);
    });
  }
}

const isReady = (message) => typeof message === 'object' && message !== null && message.ready === true;

const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;
