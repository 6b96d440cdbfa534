import { spawn } from 'node:child_process';

const FIRST_BACK_OFF_MS = 500;
const MAX_BACKOFF_MS = 10_000;
const STEADY_AFTER_MS = 30_000;
const KILL_AFTER_MS = 15_000;

/** A process with an expected error prints the reason itself and ends with this code. */
const HAS_SAID_WHY = 'exit code 1';

/** A process ended before it was ready; `hasSaidWhy` is true if it has printed the reason itself. */
export class DidNotStart extends Error {
  constructor(name, ending) {
    super(`The ${name} did not start (${ending}).`);
    this.hasSaidWhy = ending === HAS_SAID_WHY;
  }
}

/**
 * A process that sends a ready message, is restarted with growing pauses when it dies, and is stopped by a signal.
 *
 * - `start()` resolves with the ready message, or rejects with DidNotStart when the process ends before it was ever ready,
 *   because a restart cannot fix errors such as an invalid setting.
 * - `environment()` is called at each start, `onReady(message)` after it, and `onRestart(text)` with the reason for a
 *   restart.
 * - `stop()` sends SIGTERM and resolves when the process has ended; a process that does not end is killed.
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

  /** From now on the process may end, and is not restarted. */
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
