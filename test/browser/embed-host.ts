import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface HostPage {
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const DEMO = readFileSync(join(__dirname, 'embed/demo.html'), 'utf8');

/** The unchanged demonstration page with the shop's address. */
export const demoOf = (shop: string): string => DEMO.replaceAll('https://shop.example', shop);

/** A partner's page with one script of the shop and this body. */
export const pageWith = (
  shop: string,
  body: string,
  { head = '', attributes = 'data-page-type="Search"' } = {},
): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Somebody else</title>${head}
  <script src="${shop}/ads.js" async ${attributes}></script></head><body><main><h1>Somebody else</h1>${body}</main></body></html>`;

/** A partner's site on its own port and therefore its own origin. */
export class HostSite {
  private page: HostPage = { html: '' };

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      const isPage = request.url === '/';
      response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...this.page.headers });
      response.end(isPage ? this.page.html : '');
    });
  }

  static async start(): Promise<HostSite> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new HostSite(server);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** The site's origin in the shop's list of allowed origins. */
  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The same site under an origin that the shop does not allow. */
  get unknownOrigin(): string {
    return `http://localhost:${this.port}`;
  }

  shows(page: HostPage | string): void {
    this.page = typeof page === 'string' ? { html: page } : page;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
