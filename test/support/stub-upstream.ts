import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** A received request. */
export interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** Resolves when the client closes the connection before the response is complete. */
  readonly aborted: Promise<void>;
}

/** A response of the stub; `undefined` instead of one leaves the request open until the stub stops. */
export interface StubResponse {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | ReadonlyArray<string>>>;
  /** A stream is sent without a length and is destroyed when the client disconnects. */
  readonly body?: string | Buffer | Readable;
}

export type Responder = (request: RecordedRequest) => StubResponse | undefined | Promise<StubResponse | undefined>;

/** A service on a real socket that records requests and sends the responses that the test sets. */
export class StubUpstream {
  readonly requests: RecordedRequest[] = [];
  private responder: Responder = () => ({ body: '{}' });

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => void this.respond(request, response));
  }

  static async start(): Promise<StubUpstream> {
    const server = createServer();
    const stub = new StubUpstream(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return stub;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get lastRequest(): RecordedRequest | undefined {
    return this.requests.at(-1);
  }

  respondWith(responder: Responder | StubResponse): void {
    this.responder = typeof responder === 'function' ? responder : () => responder;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const recorded = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: await text(request),
      aborted: new Promise<void>((resolve) => {
        response.once('close', () => void (response.writableFinished || resolve()));
      }),
    };
    this.requests.push(recorded);
    const reply = await this.responder(recorded);
    if (reply === undefined) return;
    for (const [name, value] of Object.entries(reply.headers ?? { 'content-type': 'application/json' })) {
      response.setHeader(name, typeof value === 'string' ? value : [...value]);
    }
    response.writeHead(reply.status ?? 200);
    if (typeof reply.body === 'object' && 'pipe' in reply.body) pipeline(reply.body, response, () => undefined);
    else response.end(reply.body ?? '');
  }
}
