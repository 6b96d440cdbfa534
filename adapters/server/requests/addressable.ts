import type { FastifyRequest } from 'fastify';
import { isHost } from '../config/is-host';

const WEB_SCHEMES: ReadonlyArray<string> = ['http', 'https'];

/**
 * What keeps an absolute address from being made of what a request says of itself, in words for whoever sent it;
 * undefined when nothing does: its target is a path, its host can be a host, and its scheme, which a trusted proxy may
 * have named, is one of the web. Everything that builds an address from a request (origins, page keys, forwarded
 * headers) relies on this, so it is checked before any of them runs.
 */
export const addressFault = ({
  url,
  host,
  protocol,
}: Pick<FastifyRequest, 'url' | 'host' | 'protocol'>): string | undefined => {
  if (!url.startsWith('/')) return 'the target of the request is not a path.';
  if (!isHost(host)) return 'the Host header does not name a host.';
  return WEB_SCHEMES.includes(protocol) ? undefined : 'the scheme of the request is neither http nor https.';
};
