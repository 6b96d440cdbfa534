import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './shop-under-test.mjs';

const START_MS = 5_000;

/**
 * Starts nginx with one worker process, like the storefront, which sends one body for every path. Returns its address.
 * It is the measure for cached pages: the same bytes, on the same machine, at the same time.
 */
export const startStaticServer = async ({ body, headers }) => {
  const folder = mkdtempSync(join(tmpdir(), 'static-'));
  // The worker runs as another user when this process is root.
  chmodSync(folder, 0o755);
  const port = await freePort();
  writeFileSync(join(folder, 'page'), body);
  writeFileSync(join(folder, 'nginx.conf'), configOf({ folder, port, headers }));
  const child = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}`;
  try {
    await opened(address, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, stop };
};

const opened = async (address, child) => {
  const until = performance.now() + START_MS;
  while (performance.now() < until && child.exitCode === null) {
    const response = await fetch(address).catch(() => undefined);
    if (response !== undefined) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx did not start');
};

const configOf = ({ folder, port, headers }) => `
daemon off;
worker_processes 1;
pid ${folder}/pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=10;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    default_type text/html;
    ${Object.entries(headers)
      .map(([name, value]) => `add_header ${name} "${value.replaceAll(/["\\$]/g, '\\$&')}";`)
      .join('\n    ')}
    location / { try_files /page =404; }
  }
}
`;
