import type { FastifyReply } from 'fastify';
import { policyWith } from './page-grants';
import type { StaticPage } from './static-pages';

const POLICY = 'content-security-policy';

/** Sends a static page, which no cache keeps; the policy that `reply` already has lets in the page's style, too. */
export const sendStaticPage = (reply: FastifyReply, status: number, { html, styles }: StaticPage): FastifyReply => {
  const policy = reply.getHeader(POLICY);
  if (typeof policy === 'string') void reply.header(POLICY, policyWith(policy, { styles }));
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
};
