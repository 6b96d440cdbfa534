import type { FastifyInstance } from 'fastify';
import { SIGN_OUT_PATH } from '../../../core/paths/paths';
import { originOf, type Visibility } from '../requests/web-requests';

/**
 * Pages that must not be indexed have `noindex`, which a crawler sees only when it may read them. So they are not
 * listed here.
 */
const HIDDEN = ['/api/', SIGN_OUT_PATH];

/** `/robots.txt` (RTE-10): what search engines may read, and the address of the sitemap. */
export const registerRobots = (app: FastifyInstance, visibility: Visibility): void => {
  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          ...HIDDEN.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${originOf(request, visibility)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
};
