import { pageOriginOf, readConfig } from '../../../../backend/config.ts';

/** A shop that others can reach has keys of its own. */
const OWN_KEYS = { CITRUS_KEY: 'own-1', DISCOVER_API_KEY: 'own-2', GEOLOCATION_KEY: 'own-3' };

test.each([
  [{ PUBLIC_ORIGIN: 'https://shop.example' }, 'https://shop.example'],
  [{ PUBLIC_ORIGIN: 'http://localhost:8080', PORT: '4000' }, 'http://localhost:8080'],
  [{ PORT: '4000' }, 'http://127.0.0.1:4000'],
  [{ HOST: 'localhost' }, 'http://localhost:3000'],
  [{ PORT: '0' }, undefined],
  [{ HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://shop.example' }, 'https://shop.example'],
  // A demonstration that others reach may lack an address; the log says so.
  [{ HOST: '0.0.0.0', DEMO: 'on' }, undefined],
])('[ACC-06] with %j links in mail lead to %s', (environment, origin) => {
  const reading = readConfig({ ...OWN_KEYS, ...environment });
  if (!reading.ok) throw new Error(reading.problems.join(', '));
  expect(pageOriginOf(reading.config)).toBe(origin);
});
