import fc from 'fast-check';
import { addressKey, networkKeyOf } from '../../../settings/address-networks.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('[PLT-04] the limit key of the address %s is %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test('[PLT-04] all addresses of a /64 network share a key that no other network has', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  const groups = fc.array(group, { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(groups, groups, groups, groups, (network, host, otherHost, otherNetwork) => {
      const key = addressKey([...network, ...host].join(':'));
      expect(addressKey([...network, ...otherHost].join(':'))).toBe(key);
      const isSame = network.join() === otherNetwork.join();
      expect(addressKey([...otherNetwork, ...host].join(':')) === key).toBe(isSame);
    }),
  );
});

test('[PLT-04] the key of any text is short', () => {
  fc.assert(fc.property(fc.string({ maxLength: 500 }), (text) => addressKey(text).length <= 64));
});

test.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['mail,2001:db8:0:0::/64', 'mail,2001:db8:0::/48'],
  ['203.0.113.7', undefined],
  ['everybody', undefined],
  ['', undefined],
])('[PLT-04] the network around %j is %j', (key, network) => {
  expect(networkKeyOf(key)).toBe(network);
});

test('[PLT-04] only the addresses of one /48 network share its key', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  const prefix = fc.array(fc.constantFrom('0', '1', 'db8'), { minLength: 3, maxLength: 3 });
  const rest = fc.array(group, { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(prefix, prefix, rest, rest, (one, other, host, otherHost) => {
      const [key, otherKey] = [
        [...one, ...host],
        [...other, ...otherHost],
      ].map((groups) => networkKeyOf(addressKey(groups.join(':'))));
      expect(key).toMatch(/::\/48$/);
      expect(key === otherKey).toBe(one.join() === other.join());
    }),
  );
});
