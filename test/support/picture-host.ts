import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp, { type Sharp } from 'sharp';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server of pictures on a free port of this machine. */
export interface PictureHost {
  /** `127.0.0.1:PORT`, as the setting of trusted hosts has it. */
  readonly host: string;
  readonly origin: string;
  /** Paths that were asked for, in order. */
  readonly asked: string[];
  /** Answers a path from now on. */
  serves(path: string, answer: Answer | Buffer): string;
  close(): Promise<void>;
}

const listen = (server: Server): Promise<void> =>
  new Promise((done) => {
    server.listen(0, '127.0.0.1', done);
  });

export const openPictureHost = async (): Promise<PictureHost> => {
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = answers.get(path);
    if (answer === undefined) response.writeHead(404).end('not here');
    else answer(request, response);
  });
  await listen(server);
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    host: `127.0.0.1:${port}`,
    origin,
    asked,
    serves: (path, answer) => {
      answers.set(path, Buffer.isBuffer(answer) ? (_request, response) => response.end(answer) : answer);
      return origin + path;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
};

/** A plain picture of the size and colour. */
export const plain = (width: number, height: number, background = '#c33'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** A GIF of two frames: the first red, the second blue. */
export const animated = async (): Promise<Buffer> => {
  const frames = await Promise.all(['#f00', '#00f'].map((colour) => plain(40, 40, colour).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer();
};
