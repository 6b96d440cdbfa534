import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Runs `npm start` like a terminal, fetches the home page and stops the shop like Ctrl-C. Exits with 1 and the output
 * when the shop does not start, the page is missing, or the output has a warning.
 */

const OPENS_WITHIN_MS = 300_000;
const ENDS_WITHIN_MS = 30_000;
const POLL_MS = 100;
const WARNING = /warn|deprecat|experimental/i;

/** Whether any process of a command is running. */
const isGroupAlive = (pid) => {
  try {
    return process.kill(-pid, 0);
  } catch {
    return false;
  }
};

const printed = [];
const shop = spawn('npm', ['start'], {
  stdio: ['ignore', 'pipe', 'pipe'],
  detached: true,
  env: { ...process.env, PORT: '0' },
});
const ended = new Promise((resolve) => shop.once('exit', (code, signal) => resolve(code ?? signal)));
const address = await new Promise((resolve, reject) => {
  const timer = setTimeout(() => reject(new Error('the shop did not open in time')), OPENS_WITHIN_MS);
  const hear = (chunk) => {
    process.stdout.write(chunk);
    printed.push(String(chunk));
    const opened = /The shop is open at\s+(http:\S+)/.exec(printed.join(''))?.[1];
    if (opened === undefined) return;
    clearTimeout(timer);
    resolve(opened);
  };
  shop.stdout.on('data', hear);
  shop.stderr.on('data', hear);
  shop.once('exit', (code) => reject(new Error(`the shop ended with ${code} before it opened`)));
});

const page = await fetch(address);
const text = await page.text();
// A terminal sends the signal to every process of the group.
process.kill(-shop.pid, 'SIGINT');
const ending = await ended;
// npm may exit before its command has finished the pending responses.
for (let waited = 0; isGroupAlive(shop.pid) && waited < ENDS_WITHIN_MS; waited += POLL_MS) await pause(POLL_MS);

const problems = [
  ...(page.ok && text.includes('<h1') ? [] : [`${page.url} responded with ${page.status}, without a heading`]),
  // npm exits by the signal, after its command.
  ...([0, 130, 'SIGINT'].includes(ending) ? [] : [`npm start ended with ${ending} after SIGINT`]),
  ...(isGroupAlive(shop.pid) ? ['a process of the shop is still there long after npm start has ended'] : []),
  ...printed
    .join('')
    .split('\n')
    .filter((line) => WARNING.test(line))
    .map((line) => `a warning: ${line}`),
];
console.log(
  problems.length === 0 ? `${page.url} responded with ${page.status}; SIGINT ended the shop.` : problems.join('\n'),
);
process.exitCode = problems.length === 0 ? 0 : 1;
