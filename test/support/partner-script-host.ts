import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on its own origin for the scripts of partner companies. The test sets the outcome of each request. */
export class PartnerScriptHost {
  /** The outcome of a script request. A script that runs adds its name to `window.theirs`. */
  outcome: 'runs' | 'hangs' | 'is missing' = 'runs';
  private readonly held: ServerResponse[] = [];

  private constructor(private readonly server: Server) {
    server.on('request', ({ url = '' }, response: ServerResponse) => {
      if (this.outcome === 'hangs') return void this.held.push(response);
      const name = url.split('?')[0]?.slice(1).replace('.js', '') ?? '';
      response.setHeader('content-type', 'text/javascript');
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
      response.statusCode = this.outcome === 'is missing' ? 404 : 200;
      response.end(this.outcome === 'runs' ? `(window.theirs ??= []).push('${name}');` : '');
    });
  }

  static async open(): Promise<PartnerScriptHost> {
    const server = createServer();
    const companies = new PartnerScriptHost(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return companies;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    for (const response of this.held) response.destroy();
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
