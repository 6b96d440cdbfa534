import type { FastifyReply } from 'fastify';

/** Lets caches keep an answer that is the same for everybody, and serve it a little longer while they ask again. */
export const allowCaching = (reply: FastifyReply, seconds: number): void => {
  reply.header('cache-control', `public, max-age=${seconds}, stale-while-revalidate=${seconds * 5}`);
};
