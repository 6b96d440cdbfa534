import type { FastifyRequest } from 'fastify';
import { isHost } from './is-host';

const WEB_SCHEMES: ReadonlyArray<string> = ['http', 'https'];

/**
 * Whether an absolute address can be made of what a request says of itself: its target is a path, its host can be a
 * host, and its scheme, which a trusted proxy may have named, is one of the web. Everything that builds an address
 * from a request (origins, page keys, forwarded headers) relies on this, so it is checked before any of them runs.
 */
export const isAddressable = ({ url, host, protocol }: Pick<FastifyRequest, 'url' | 'host' | 'protocol'>): boolean =>
  url.startsWith('/') && isHost(host) && WEB_SCHEMES.includes(protocol);
