import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** How a service fails: with a status of 500 or 503, by never answering, or by cutting the connection. */
export type Fault = '500' | '503' | 'hangs' | 'cuts the connection';

/** A reverse proxy in front of a service, which fails instead of the service where a test says so. */
export interface FaultProxy {
  readonly origin: string;
  /** From now on, requests whose path and query contain the text fail like this; without a fault all are passed on. */
  readonly fail: (fault: Fault | undefined, part?: string) => void;
  /** How many requests have failed so far. */
  readonly failed: () => number;
  readonly close: () => Promise<void>;
}

/** Starts a proxy on a free port in front of the service at `target`, an origin; all requests are passed on at first. */
export const startFaultProxy = async (target: string): Promise<FaultProxy> => {
  let current: { readonly fault: Fault; readonly part: string } | undefined;
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
    if (current !== undefined && url.includes(current.part)) {
      failWith(current.fault, incoming, response);
      return;
    }
    const passedOn = request(target + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => undefined);
    });
    passedOn.once('error', () => response.destroy());
    pipeline(incoming, passedOn, () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (fault, part = '') => {
      current = fault === undefined ? undefined : { fault, part };
    },
    failed: () => failures,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
