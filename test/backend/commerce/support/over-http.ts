import type { FastifyInstance } from 'fastify';
import { TRANSACTION } from './browser.ts';

/** What a request over a real socket was answered. */
export interface HttpResponse {
  readonly status: number;
  readonly errorKey: string;
  readonly errorCode: string;
}

/** Opens the backend's port; gives a sender of JSON that uses a connection of its own for each request sent at once. */
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
    const answer = (await response.json()) as { errors?: readonly { errorKey: string; errorCode: string }[] };
    const { errorKey = '', errorCode = '' } = answer.errors?.[0] ?? {};
    return { status: response.status, errorKey, errorCode };
  };
};
