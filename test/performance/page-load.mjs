import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CONNECTIONS, underLoad } from './load.mjs';

const run = promisify(execFile);

/** Whether a command is installed and runs; `-v` prints its version, with any exit code. */
export const isInstalled = (command) => {
  try {
    execFileSync(command, ['-v'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    return error.code !== 'ENOENT';
  }
};

/** The load client for pages: wrk where it is installed, because autocannon is slower than the page cache. */
export const pageClient = isInstalled('wrk') ? 'wrk' : 'autocannon';

/** Addresses with these numbers were not requested before in this process. */
let nextProbe = 1;
const PROBES_PER_RUN = 10_000_000;

/**
 * Requests a page for some seconds over twenty connections, as often as possible. With `isDistinct`, each request has an
 * address of its own, which no cache has. Rejects when a response is an error.
 */
export const underPageLoad = async ({ origin, path, headers = {}, isDistinct = false, seconds }) => {
  const first = (nextProbe += PROBES_PER_RUN);
  if (pageClient === 'wrk') return underWrk({ origin, path, headers, isDistinct, seconds, first });
  return underLoad({
    origin,
    seconds,
    requestOf: (number) => ({ path: isDistinct ? `${path}?probe=${first + number}` : path, headers }),
  });
};

const underWrk = async ({ origin, seconds, ...requests }) => {
  const folder = mkdtempSync(join(tmpdir(), 'wrk-'));
  try {
    const script = join(folder, 'requests.lua');
    writeFileSync(script, luaOf(requests));
    const options = ['--threads', '1', '--connections', String(CONNECTIONS), '--duration', `${seconds}s`];
    const { stdout } = await run('wrk', [...options, '--script', script, origin]);
    const { total, microseconds, failed, p50, p99 } = JSON.parse(/^RESULT (.*)$/m.exec(stdout)?.[1] ?? '{}');
    if (!(total > 0)) throw new Error(`${origin} sent no response within ${seconds} s\n${stdout}`);
    if (failed > 0) throw new Error(`${origin}: ${failed} requests failed of ${total}`);
    return { perSecond: (total / microseconds) * 1e6, p50: p50 / 1000, p99: p99 / 1000, total };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Returns the script that makes the requests and prints the result as JSON. Strings of JSON are strings of Lua here. */
const luaOf = ({ path, headers, isDistinct, first }) => `
${Object.entries(headers)
  .map(([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`)
  .join('\n')}
local probe = ${first}
local page
request = function()
  if page then return page end
  probe = probe + 1
  return wrk.format("GET", ${JSON.stringify(`${path}?probe=`)} .. probe)
end
init = function()
  if not ${isDistinct} then page = wrk.format("GET", ${JSON.stringify(path)}) end
end
done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    'RESULT {"total":%d,"microseconds":%d,"failed":%d,"p50":%d,"p99":%d}\\n',
    summary.requests, summary.duration, errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    latency:percentile(50), latency:percentile(99)
  ))
end
`;
