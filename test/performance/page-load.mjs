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

/**
 * What makes each address of a run different: a parameter that no page reads, as campaigns send it, or the range of
 * prices of a list, which gives each request a page that no cache has. Functions of Lua and of JavaScript.
 */
const DISTINCT = {
  unknown: {
    lua: 'function(n) return "probe=" .. n end',
    query: (n) => `probe=${n}`,
  },
  prices: {
    lua: 'function(n) return string.format("price=%.2f-%.2f", (n % 1000) / 100, 100 + math.floor(n / 1000) / 100) end',
    query: (n) => `price=${((n % 1000) / 100).toFixed(2)}-${(100 + Math.floor(n / 1000) / 100).toFixed(2)}`,
  },
};

/** Addresses with these numbers were not requested before in this process. */
let nextProbe = 1;
const PROBES_PER_RUN = 10_000_000;

/**
 * Requests a page for some seconds over twenty connections, as often as possible. With `distinct`, a key of `DISTINCT`,
 * each request has an address of its own. Rejects when a response is an error.
 */
export const underPageLoad = async ({ origin, path, headers = {}, distinct, seconds }) => {
  const first = (nextProbe += PROBES_PER_RUN);
  if (pageClient === 'wrk') return underWrk({ origin, path, headers, distinct, seconds, first });
  return underLoad({
    origin,
    seconds,
    requestOf: (number) => ({
      path: distinct === undefined ? path : `${path}?${DISTINCT[distinct].query(first + number)}`,
      headers,
    }),
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
const luaOf = ({ path, headers, distinct, first }) => `
${Object.entries(headers)
  .map(([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`)
  .join('\n')}
local number = ${first}
local query = ${distinct === undefined ? 'nil' : DISTINCT[distinct].lua}
local page
request = function()
  if page then return page end
  number = number + 1
  return wrk.format("GET", ${JSON.stringify(`${path}?`)} .. query(number))
end
init = function()
  if not query then page = wrk.format("GET", ${JSON.stringify(path)}) end
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
