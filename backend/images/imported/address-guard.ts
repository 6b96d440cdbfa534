import { lookup as systemLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Raised by the guarded look-up; the connection is never opened. */
export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress';
}

/** Addresses of the public IPv6 internet; everything else has a special purpose. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to the public internet. Loopback, private, link-local (with the metadata services of
 * clouds), shared, reserved and multicast addresses do not, nor do IPv6 forms that carry an IPv4 address; an
 * IPv4-mapped address is checked as the IPv4 address in it.
 */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
};

/** The host of an address as an IP address, or undefined when it is a name. */
export const ipOf = (url: URL): string | undefined => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? undefined : host;
};

/** Resolves a name to all of its addresses. */
export type ResolveAll = (
  hostname: string,
  options: LookupOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const resolveWithSystem: ResolveAll = (hostname, options, done) =>
  systemLookup(hostname, { ...options, all: true }, done);

/**
 * A DNS look-up for sockets that returns only public addresses. The socket connects to the returned address without
 * another look-up, so changing a name between check and connection has no effect. Fails with RefusedAddress when any of
 * the name's addresses is not public. Sockets skip the look-up for IP addresses; check these first.
 */
export const makeGuardedLookup =
  (resolveAll: ResolveAll = resolveWithSystem): LookupFunction =>
  (hostname, options, done) => {
    resolveAll(hostname, options, (error, addresses) => {
      if (error !== null) return done(error, []);
      const refused = addresses.find(({ address }) => !isPublicAddress(address));
      const [first] = addresses;
      if (refused !== undefined || first === undefined) {
        return done(new RefusedAddress(`${hostname} is not on the public internet`), []);
      }
      if (options.all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
