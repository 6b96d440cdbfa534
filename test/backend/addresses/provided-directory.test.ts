import type { AddressDirectory, PostalAddress } from '../../../backend/address-directory/address-directory.ts';
import { makeProvidedDirectory } from '../../../backend/address-directory/provided-directory.ts';
import { FakeAddressProvider } from '../../fakes/fake-address-provider';

const PAT = '203.0.113.7';
const ROBIN = '198.51.100.9';
const TYPED: PostalAddress = { line1: '1 bark st', line2: '', city: 'San Diego', state: 'CA', zipCode: '92121' };
const REAL: PostalAddress = { ...TYPED, line1: '1 Bark St' };
const EMBEDDED: PostalAddress = { ...TYPED, line1: '1 Embedded St' };

const world = () => {
  const provider = new FakeAddressProvider();
  const told: string[] = [];
  const place = { city: 'San Diego', state: 'CA', zipCode: '92121' };
  const embedded: AddressDirectory = {
    suggest: async () => [EMBEDDED],
    placeOf: async () => place,
    correct: async () => EMBEDDED,
  };
  let now = Date.parse('2026-11-23T18:00:00.000Z');
  const directory = makeProvidedDirectory({
    provider,
    embedded,
    clock: () => now,
    log: { warn: () => void told.push('warn'), error: () => void told.push('error') },
  });
  return { provider, directory, place, told, advance: (ms: number) => void (now += ms) };
};

test('[CHK-03] suggests and corrects as the provider does, and looks ZIP codes up in the embedded places', async () => {
  const { provider, directory, place } = world();
  provider.knows(REAL);
  expect(await directory.suggest('1 Bark', undefined, PAT)).toEqual([REAL]);
  expect(await directory.suggest('2 Bark', undefined, PAT)).toEqual([]);
  expect(await directory.correct(TYPED, PAT)).toEqual(REAL);
  expect(await directory.correct(REAL, PAT)).toBeUndefined();
  expect(await directory.placeOf('92121')).toBe(place);
});

test('[CHK-03] an address that the provider does not know is spelled by the embedded directory', async () => {
  const { directory } = world();
  expect(await directory.correct(TYPED, PAT)).toEqual(EMBEDDED);
});

test.each(['credentials', 'too-many-requests', 'server-error', 'time-out', 'unreachable', 'unreadable'] as const)(
  '[CHK-03] a provider with the problem %s is not asked for half a minute; the embedded directory answers',
  async (problem) => {
    const { provider, directory, told, advance } = world();
    provider.knows(REAL);
    provider.failsWith(problem);
    expect(await directory.suggest('1 Bark', undefined, PAT)).toEqual([EMBEDDED]);
    expect(told).toEqual([problem === 'credentials' ? 'error' : 'warn']);
    provider.failsWith(undefined);
    expect(await directory.suggest('1 Bark', undefined, ROBIN)).toEqual([EMBEDDED]);
    expect(provider.questions).toBe(1);
    advance(30_000);
    expect(await directory.suggest('1 Bark', undefined, ROBIN)).toEqual([REAL]);
  },
);

test('[CHK-03] a question that the provider refuses does not keep others from being asked', async () => {
  const { provider, directory } = world();
  provider.knows(REAL);
  provider.failsWith('refused');
  expect(await directory.suggest('#', undefined, PAT)).toEqual([EMBEDDED]);
  provider.failsWith(undefined);
  expect(await directory.suggest('1 Bark', undefined, PAT)).toEqual([REAL]);
});

test('[CHK-03] a visitor causes 60 questions in a minute and all visitors 600; then the embedded directory answers', async () => {
  const { provider, directory, advance } = world();
  provider.knows(REAL);
  const ask = (from: string): Promise<readonly PostalAddress[]> => directory.suggest('1 Bark', undefined, from);
  for (let count = 0; count < 60; count += 1) expect(await ask(PAT)).toEqual([REAL]);
  expect(await ask(PAT)).toEqual([EMBEDDED]);
  expect(await ask(ROBIN)).toEqual([REAL]);
  for (let visitor = 0; visitor < 600; visitor += 1) await ask(`192.0.2.${visitor % 250}`);
  expect(provider.questions).toBe(600);
  expect(await ask('192.0.2.251')).toEqual([EMBEDDED]);
  advance(60_000);
  expect(await ask(PAT)).toEqual([REAL]);
});
