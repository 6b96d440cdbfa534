import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** A request as it came over the wire. */
export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** Settles when the connection is given up before the answer is whole. */
  readonly givenUp: Promise<void>;
}

/** What an upstream double answers; `undefined` keeps it silent until it is closed. */
export interface DoubleAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | ReadonlyArray<string>>>;
  /** A stream is sent as it comes, without a length, and is destroyed when nobody reads on. */
  readonly body?: string | Buffer | Readable;
}

export type Answering = (request: SeenRequest) => DoubleAnswer | undefined | Promise<DoubleAnswer | undefined>;

/** A service on a real socket whose answers a test decides, and which remembers what it was asked. */
export class UpstreamDouble {
  readonly seen: SeenRequest[] = [];
  private answering: Answering = () => ({ body: '{}' });

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => void this.answer(request, response));
  }

  static async start(): Promise<UpstreamDouble> {
    const server = createServer();
    const double = new UpstreamDouble(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return double;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get last(): SeenRequest | undefined {
    return this.seen.at(-1);
  }

  answers(answering: Answering | DoubleAnswer): void {
    this.answering = typeof answering === 'function' ? answering : () => answering;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const seen = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: await text(request),
      givenUp: new Promise<void>((resolve) => {
        response.once('close', () => void (response.writableFinished || resolve()));
      }),
    };
    this.seen.push(seen);
    const answer = await this.answering(seen);
    if (answer === undefined) return;
    for (const [name, value] of Object.entries(answer.headers ?? { 'content-type': 'application/json' })) {
      response.setHeader(name, typeof value === 'string' ? value : [...value]);
    }
    response.writeHead(answer.status ?? 200);
    if (typeof answer.body === 'object' && 'pipe' in answer.body) pipeline(answer.body, response, () => undefined);
    else response.end(answer.body ?? '');
  }
}
