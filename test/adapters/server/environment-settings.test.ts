import * as E from 'fp-ts/Either';
import { readServerConfig } from '../../../adapters/server/config/server-config';

const NEEDED = { COMMERCE_ORIGIN: 'https://commerce.example' };

const SEARCHES = JSON.stringify({
  staging: { key: 'key_s', url: 'https://search.staging.example/' },
  performance: { key: 'key_p', url: 'https://search.performance.example' },
  integration: { key: 'key_i', url: 'https://search.integration.example' },
});
const HOSTS =
  'staging=staging.shop.example, performance=perf.shop.example, integration=int.shop.example, staging=Other.shop.example';

describe('the environment of a host', () => {
  const configOf = (host: string, more: Readonly<Record<string, string>> = {}) =>
    readServerConfig({
      ...NEEDED,
      PUBLIC_ORIGIN: `https://${host}`,
      ENVIRONMENT_HOSTS: HOSTS,
      ENVIRONMENT_SEARCH: SEARCHES,
      CONSTRUCTOR_SERVICE_URL: 'https://search.example',
      CONSTRUCTOR_API_KEY: 'key_all',
      DISCOVER_URL: 'https://discover.example',
      DISCOVER_API_KEY: 'key_d',
      CITRUS_KEY: 'key_c',
      GEOLOCATION_KEY: 'key_g',
      ...more,
    });

  test.each([
    ['www.shop.example', 'production', 'key_all', 'https://search.example'],
    ['staging.shop.example', 'staging', 'key_s', 'https://search.staging.example'],
    ['STAGING.shop.example:8443', 'staging', 'key_s', 'https://search.staging.example'],
    ['other.shop.example', 'staging', 'key_s', 'https://search.staging.example'],
    ['perf.shop.example', 'performance', 'key_p', 'https://search.performance.example'],
    ['int.shop.example', 'integration', 'key_i', 'https://search.integration.example'],
  ])('[CFG-03] %s is %s and searches with its key at its address', (host, environment, apiKey, url) => {
    expect(configOf(host)).toMatchObject(
      E.right({ environment, constructorApiKey: apiKey, constructorServiceUrl: url, discoverApiKey: 'key_d' }),
    );
  });

  test('[CFG-03] selects the key and the address of the second provider, too', () => {
    expect(configOf('perf.shop.example', { SEARCH_PROVIDER: 'discover' })).toMatchObject(
      E.right({
        discoverApiKey: 'key_p',
        discoverUrl: 'https://search.performance.example',
        constructorApiKey: 'key_all',
        constructorServiceUrl: 'https://search.example',
      }),
    );
  });

  test('[CFG-03] a shop that does not know its host has the settings of all environments', () => {
    const config = readServerConfig({ ...NEEDED, ENVIRONMENT_HOSTS: HOSTS, ENVIRONMENT_SEARCH: SEARCHES });
    expect(config).toMatchObject(
      E.right({ environment: 'production', constructorServiceUrl: 'https://commerce.example/constructor' }),
    );
  });

  test.each([
    ['ENVIRONMENT_HOSTS', 'test=test.shop.example'],
    ['ENVIRONMENT_HOSTS', 'staging'],
    ['ENVIRONMENT_HOSTS', 'staging=a=b'],
    ['ENVIRONMENT_HOSTS', 'staging=https://staging.shop.example'],
    ['ENVIRONMENT_SEARCH', 'key_s'],
    ['ENVIRONMENT_SEARCH', '[]'],
    ['ENVIRONMENT_SEARCH', '{"test":{"key":"k","url":"https://search.example"}}'],
    ['ENVIRONMENT_SEARCH', '{"staging":{"key":"k"}}'],
    ['ENVIRONMENT_SEARCH', '{"staging":{"key":"a b","url":"https://search.example"}}'],
    ['ENVIRONMENT_SEARCH', '{"staging":{"key":"k","url":"ftp://search.example"}}'],
    ['ENVIRONMENT_SEARCH', '{"staging":{"key":"k","url":"https://search.example","more":1}}'],
  ])('[CFG-03] refuses %s=%s and says what it must be', (name, value) => {
    expect(readServerConfig({ ...NEEDED, [name]: value })).toEqual(E.left(expect.stringContaining(`${name} must be`)));
  });
});
