import type { FastifyRequest } from 'fastify';
import { isHost } from '../config/is-host';

const WEB_SCHEMES: ReadonlyArray<string> = ['http', 'https'];

/**
 * Returns why an absolute address cannot be built from a request, as a message for its sender; undefined when it can:
 * the target is a path, the host is valid, and the scheme, which a trusted proxy may have set, is http or https. All
 * code that builds an address from a request (origins, page keys, forwarded headers) relies on this check, which runs
 * first.
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
