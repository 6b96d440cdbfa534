import type { FastifyInstance } from 'fastify';
import { TRANSACTION } from './browser.ts';

/** The response to a request over a real socket. */
export interface HttpResponse {
  readonly status: number;
  readonly errorKey: string;
  readonly errorCode: string;
}

/** Opens the backend's port. Returns a function that sends JSON; concurrent requests use separate connections. */
export const listen = async (
  app: FastifyInstance,
): Promise<(method: 'POST' | 'PUT', path: string, body: unknown) => Promise<HttpResponse>> => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return async (method, path, body) => {
    const response = await fetch(origin + TRANSACTION + path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const envelope = (await response.json()) as { errors?: readonly { errorKey: string; errorCode: string }[] };
    const { errorKey = '', errorCode = '' } = envelope.errors?.[0] ?? {};
    return { status: response.status, errorKey, errorCode };
  };
};
