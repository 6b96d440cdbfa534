import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** How a service fails: with status 500 or 503, without a response, or with a closed connection. */
export type Fault = '500' | '503' | 'hangs' | 'cuts the connection';

/** Selects the requests that fail; by default all do. */
export interface Failing {
  /** Only requests whose path and query contain this text. */
  readonly part?: string;
  /** Only every nth of these requests. */
  readonly every?: number;
}

/** A reverse proxy in front of a service that fails requests on demand. */
export interface FaultProxy {
  readonly origin: string;
  /** Sets the fault of these requests from now on. Without a fault all requests are forwarded. */
  readonly fail: (fault: Fault | undefined, which?: Failing) => void;
  /** The number of requests that have failed so far. */
  readonly failed: () => number;
  readonly close: () => Promise<void>;
}

/** Starts a proxy on a free port in front of the service at `target`, an origin; it forwards all requests at first. */
export const startFaultProxy = async (target: string): Promise<FaultProxy> => {
  let current: (Required<Failing> & { readonly fault: Fault }) | undefined;
  let concerned = 0;
  let failures = 0;

  const failWith = (fault: Fault, incoming: IncomingMessage, response: ServerResponse): void => {
    failures += 1;
    incoming.resume();
    if (fault === 'hangs') return;
    if (fault === 'cuts the connection') {
      incoming.socket.destroy();
      return;
    }
    response.writeHead(Number(fault), { 'content-type': 'application/json' }).end('{}');
  };

  const server = createServer((incoming, response) => {
    const { method, url = '/', headers } = incoming;
    const isConcerned = current !== undefined && url.includes(current.part);
    if (isConcerned) concerned += 1;
    if (current !== undefined && isConcerned && concerned % current.every === 0) {
      failWith(current.fault, incoming, response);
      return;
    }
    const forwarded = request(target + url, { method, headers }, (reply) => {
      // The client may have disconnected meanwhile.
      if (response.destroyed) {
        reply.destroy();
        return;
      }
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      pipeline(reply, response, () => undefined);
    });
    forwarded.once('error', () => response.destroy());
    response.once('close', () => forwarded.destroy());
    pipeline(incoming, forwarded, () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (fault, { part = '', every = 1 } = {}) => {
      current = fault === undefined ? undefined : { fault, part, every };
    },
    failed: () => failures,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
