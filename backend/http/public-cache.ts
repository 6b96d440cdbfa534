import type { FastifyReply } from 'fastify';

/** Lets shared caches store a response, and serve it stale for a while during revalidation. */
export const allowCaching = (reply: FastifyReply, seconds: number): void => {
  reply.header('cache-control', `public, max-age=${seconds}, stale-while-revalidate=${seconds * 5}`);
};
