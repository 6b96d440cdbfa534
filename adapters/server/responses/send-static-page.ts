import type { FastifyReply } from 'fastify';
import { extendPolicy } from './csp-additions';
import type { StaticPage } from './static-pages';

const POLICY = 'content-security-policy';

/** Sends a static page, which is not cacheable. Adds its styles to the content-security-policy that `reply` has. */
export const sendStaticPage = (reply: FastifyReply, status: number, { html, styles }: StaticPage): FastifyReply => {
  const policy = reply.getHeader(POLICY);
  if (typeof policy === 'string') void reply.header(POLICY, extendPolicy(policy, { styles }));
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
};
