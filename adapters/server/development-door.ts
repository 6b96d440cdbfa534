import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf, type DoorOptions, MAX_DOOR_UP_BYTES, passThrough, refuseForeign } from './door';
import { takesBytes } from './request-bodies';

/** Where the mail that the shop has sent can be read, in development. */
export const OUTBOX_PATH = '/dev/outbox';
const GOOGLE_PATH = '/dev/google';
/** What sponsored ads came to. */
const ADS_PATH = '/dev/ads';

const SCRIPTS_PATH = '/dev/scripts';

const PAGES = [
  OUTBOX_PATH,
  ADS_PATH,
  GOOGLE_PATH,
  `${GOOGLE_PATH}/done`,
  `${GOOGLE_PATH}/done.js`,
  ...['tag-manager.js', 'click-tracking.js', 'curalate.js', 'search-beacon.js', 'heard'].map(
    (name) => `${SCRIPTS_PATH}/${name}`,
  ),
];
const CALL = { kind: 'optional', resource: 'development' } as const;
/** Pages, their scripts, and what they tell. */
const TYPES = /^(?:text\/(?:html|javascript|plain)|application\/json)$/;
const UP = ['accept', 'accept-language', 'content-type'];
/** These pages bring their own, stricter rules. */
const DOWN = ['content-security-policy', 'cross-origin-opener-policy', 'referrer-policy', 'location'];

/**
 * `/dev/*`: the backend's pages for developers, on the shop's own origin: the mail that was sent, a made-up Google, and
 * doubles of the scripts of others (ANA-02). They open accounts, so this door is made only where the settings ask for it (DEV_PAGES). Nobody keeps or indexes them.
 */
export const registerDevelopmentDoor = (
  app: FastifyInstance,
  options: Omit<DoorOptions, 'up' | 'down' | 'carriesCookies'>,
): void => {
  const door: DoorOptions = { ...options, up: UP, down: DOWN, types: TYPES, carriesCookies: false };

  const pass = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    passThrough(
      request,
      reply.header('x-robots-tag', 'noindex, nofollow'),
      { call: CALL, path: request.url, body: bodyOf(request), isPersonal: true },
      door,
    );

  void app.register(async (pages) => {
    takesBytes(pages, 'application/x-www-form-urlencoded', MAX_DOOR_UP_BYTES);
    for (const url of PAGES) pages.get(url, pass);
    pages.post(GOOGLE_PATH, async (request, reply) =>
      refuseForeign(request, reply, options) ? reply : pass(request, reply),
    );
  });
};
