import type { FastifyInstance, FastifyReply } from 'fastify';
import { makeMapPictures } from './map-pictures';

/**
 * `/maps/us.svg` and `/maps/us/{STATE}.svg`: the images of the store map (STO-09), drawn on first request. Their URLs carry
 * an edition, so browsers may cache them for a year. Their CSP allows no further requests.
 */
export const registerMapRoutes = (app: FastifyInstance): void => {
  const pictures = makeMapPictures();
  app.get('/maps/us.svg', async (_, reply) => send(reply, pictures.country()));
  app.get<{ Params: { readonly state: string } }>('/maps/us/:state([A-Z]{2}).svg', async (request, reply) => {
    const drawing = pictures.state(request.params.state);
    return drawing === undefined ? none(reply) : send(reply, drawing);
  });
  app.get('/maps/*', async (_, reply) => none(reply));
};

const none = (reply: FastifyReply): FastifyReply => reply.code(404).type('text/plain').send('Not found.');

const send = (reply: FastifyReply, drawing: string): FastifyReply =>
  reply
    .type('image/svg+xml; charset=utf-8')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', "default-src 'none'")
    .send(drawing);
