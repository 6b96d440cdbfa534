import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, InjectOptions } from 'fastify';

export interface BelowBasePath {
  /** Scheme, host and base path. */
  readonly address: string;
  /** The requested URLs outside the base path. They get a 404. */
  readonly outside: ReadonlyArray<string>;
  readonly close: () => Promise<void>;
}

/** Serves an app below a base path on a free port, like a gateway in front of it. */
export const serveBelow = async (base: string, app: FastifyInstance): Promise<BelowBasePath> => {
  const outside: string[] = [];
  const requestOf = async (request: IncomingMessage, url: string): Promise<InjectOptions> => ({
    method: request.method as NonNullable<InjectOptions['method']>,
    url: url.slice(base.length),
    headers: request.headers,
    payload: await buffer(request),
  });
  const server = createServer((request, response) => {
    const { url = '' } = request;
    if (!url.startsWith(`${base}/`)) {
      outside.push(url);
      response.writeHead(404).end();
      return;
    }
    void requestOf(request, url)
      .then((options) => app.inject(options))
      .then(({ statusCode, headers, rawPayload }) => response.writeHead(statusCode, headers).end(rawPayload));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${base}`,
    outside,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
