import type { FastifyServerOptions } from 'fastify';
import type { ServerConfig } from '../config/server-config';

/** The target of log lines; standard output by default. */
export interface LogStream {
  readonly write: (line: string) => void;
}

/** Options for structured lines without personal data: no headers, no query, no body, no address of a shopper. */
export const loggerOptions = (
  level: ServerConfig['logLevel'],
  stream: LogStream | undefined,
): FastifyServerOptions['logger'] => ({
  level,
  base: { service: 'storefront' },
  serializers: {
    req: ({ method, url }: { readonly method: string; readonly url: string }) => ({ method, path: pathOf(url) }),
    res: ({ statusCode }: { readonly statusCode: number }) => ({ status: statusCode }),
  },
  redact: { paths: ['headers', 'cookie', 'cookies', 'form', '*.headers', '*.cookie', '*.password'], remove: true },
  ...(stream === undefined ? {} : { stream }),
});

/** Returns an address without its query, for the log. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';
