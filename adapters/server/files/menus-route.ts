import * as E from 'fp-ts/Either';
import type { FastifyInstance } from 'fastify';
import type { TaskEither } from 'fp-ts/TaskEither';
import { MENUS_ROUTE } from '../../../core/paths/menus-path';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import { sendFailure } from '../responses/json-errors';

/** The menus as JSON. The version changes with the content. */
export interface MenusFile {
  readonly version: string;
  readonly body: string;
}

/** Loads the current menus. Fails when the backend does not deliver the categories. */
export type LoadMenusFile = TaskEither<UpstreamFailure, MenusFile>;

/**
 * Serves the menus of the header. A page names the version that it was rendered with, so browsers and edge caches may
 * cache that version for a year. A request for an older version gets the current menus, which are cached for a minute.
 */
export const registerMenusRoute = (app: FastifyInstance, load: LoadMenusFile): void => {
  app.get<{ Params: { readonly version: string } }>(MENUS_ROUTE, async (request, reply) => {
    void reply.header('x-robots-tag', 'noindex');
    const file = await load();
    if (E.isLeft(file)) return sendFailure(reply.header('cache-control', 'no-store'), file.left);
    const { version, body } = file.right;
    return reply
      .header('cache-control', version === request.params.version ? UNCHANGING : CHANGING)
      .type('application/json; charset=utf-8')
      .send(body);
  });
};

const UNCHANGING = 'public, max-age=31536000, immutable';
const CHANGING = 'public, max-age=60';
