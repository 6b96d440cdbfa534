import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The companies whose scripts run: on an origin of their own, and as a test would have them. */
export class Companies {
  /** How a script comes; what is not named runs and says so. */
  fate: 'runs' | 'hangs' | 'is missing' = 'runs';
  private readonly held: ServerResponse[] = [];

  private constructor(private readonly server: Server) {
    server.on('request', ({ url = '' }, response: ServerResponse) => {
      if (this.fate === 'hangs') return void this.held.push(response);
      const name = url.split('?')[0]?.slice(1).replace('.js', '') ?? '';
      response.setHeader('content-type', 'text/javascript');
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
      response.statusCode = this.fate === 'is missing' ? 404 : 200;
      response.end(this.fate === 'runs' ? `(window.theirs ??= []).push('${name}');` : '');
    });
  }

  static async open(): Promise<Companies> {
    const server = createServer();
    const companies = new Companies(server);
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
