import 'fastify';

export const a = 1;
