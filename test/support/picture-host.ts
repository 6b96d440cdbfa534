import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp, { type Sharp } from 'sharp';

export type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** An image server on a free port. */
export interface PictureHost {
  /** `127.0.0.1:PORT`, as in the setting of trusted hosts. */
  readonly host: string;
  readonly origin: string;
  /** The requested paths, oldest first. */
  readonly requestedPaths: string[];
  /** Sets the response of a path; returns its address. */
  serves(path: string, reply: Respond | Buffer): string;
  close(): Promise<void>;
}

const listen = (server: Server): Promise<void> =>
  new Promise((done) => {
    server.listen(0, '127.0.0.1', done);
  });

export const openPictureHost = async (): Promise<PictureHost> => {
  const responses = new Map<string, Respond>();
  const requestedPaths: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requestedPaths.push(path);
    const reply = responses.get(path);
    if (reply === undefined) response.writeHead(404).end('not found');
    else reply(request, response);
  });
  await listen(server);
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    host: `127.0.0.1:${port}`,
    origin,
    requestedPaths,
    serves: (path, reply) => {
      responses.set(path, Buffer.isBuffer(reply) ? (_request, response) => response.end(reply) : reply);
      return origin + path;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
};

/** A picture of one colour. */
export const plain = (width: number, height: number, background = '#c33'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** A GIF of two frames: the first red, the second blue. */
export const animated = async (): Promise<Buffer> => {
  const frames = await Promise.all(['#f00', '#00f'].map((colour) => plain(40, 40, colour).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
};
