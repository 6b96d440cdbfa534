import type { LookupAddress, LookupOptions } from 'node:dns';
import * as fc from 'fast-check';
import { isPublicAddress, makeGuardedLookup } from '../../../../backend/images/imported/address-guard';

test.each([
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.100.100.200',
  '192.0.0.192',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '2001:db8::1',
  '100::1',
])('[PLT-04] %s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
  '[PLT-04] %s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test('[PLT-04] no private IPv4 address is public, even when mapped to IPv6', () => {
  const octet = fc.integer({ min: 0, max: 255 });
  const within = (...start: number[]) =>
    fc.tuple(octet, octet, octet).map((rest) => [...start, ...rest].slice(0, 4).join('.'));
  const inside = fc.oneof(within(10), within(127), within(0), within(192, 168), within(169, 254));
  fc.assert(fc.property(inside, (address) => !isPublicAddress(address) && !isPublicAddress(`::ffff:${address}`)));
});

test.each(['', 'localhost', '127.1', '0x7f000001', '2130706433', '127.0.0.1 ', '[::1]'])(
  '[PLT-04] the text "%s" is not a public address',
  (text) => {
    expect(isPublicAddress(text)).toBe(false);
  },
);

const resolve = (addresses: readonly string[], options: LookupOptions) =>
  new Promise<{ error: Error | null; found: string | LookupAddress[] }>((done) => {
    const lookup = makeGuardedLookup((_hostname, _options, response) =>
      response(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    );
    lookup('feed.example.test', options, (error, found) => done({ error, found }));
  });

test('[PLT-04] the look-up returns only checked addresses, one or all of them', async () => {
  expect(await resolve(['8.8.8.8', '2606:4700::1111'], { all: true })).toEqual({
    error: null,
    found: [
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ],
  });
  expect(await resolve(['8.8.8.8'], {})).toEqual({ error: null, found: '8.8.8.8' });
});

test.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['::ffff:169.254.169.254']], [[]]])(
  '[PLT-04] the look-up fails for a name with the addresses %j',
  async (addresses) => {
    const { error } = await resolve(addresses, { all: true });
    expect(error?.message).toBe('feed.example.test is not on the public internet');
  },
);
