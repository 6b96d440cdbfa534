import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** How a service fails: with a status of 500 or 503, by never answering, or by cutting the connection. */
export type Fault = '500' | '503' | 'hangs' | 'cuts the connection';

/** Which requests fail: all, unless said otherwise. */
export interface Failing {
  /** Those whose path and query contain the text. */
  readonly part?: string;
  /** One of so many. */
  readonly every?: number;
}

/** A reverse proxy in front of a service, which fails instead of the service where a test says so. */
export interface FaultProxy {
  readonly origin: string;
  /** From now on, requests fail like this; without a fault all are passed on. */
  readonly fail: (fault: Fault | undefined, which?: Failing) => void;
  /** How many requests have failed so far. */
  readonly failed: () => number;
  readonly close: () => Promise<void>;
}

/** Starts a proxy on a free port in front of the service at `target`, an origin; all requests are passed on at first. */
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
    const passedOn = request(target + url, { method, headers }, (answer) => {
      // The caller may have given up meanwhile.
      if (response.destroyed) {
        answer.destroy();
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => undefined);
    });
    passedOn.once('error', () => response.destroy());
    response.once('close', () => passedOn.destroy());
    pipeline(incoming, passedOn, () => undefined);
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
