import * as E from 'fp-ts/Either';
import { HttpStoreConfigurationGateway } from '../../../adapters/commerce/stores/http-store-configuration-gateway';
import type { StoreConfiguration } from '../../../core/configuration/store-configuration';
import {
  STORE_CONFIGURATION_CALLS,
  storeConfigurationGatewayContract,
} from '../../contracts/store-configuration-gateway.contract';
import { upstreamFailuresContract } from '../../contracts/upstream-failures.contract';
import { failingSite, serve, transactions, type Seen } from './commerce-site';

const KNOWN: StoreConfiguration = { SF_CHAT_ENABLED: 'ON', LIVE_HELP_ENABLED: 'OFF', ONELOGIN_SERVICE_DOWN: 'false' };

const askedKeys = ({ method, path, body }: Seen): ReadonlyArray<string> =>
  method === 'GET'
    ? [decodeURIComponent(path.split('/').at(-1) ?? '')]
    : (body as { storeconfKeys: ReadonlyArray<string> }).storeconfKeys;

storeConfigurationGatewayContract('HttpStoreConfigurationGateway', () => {
  serve((seen) => {
    const keys = askedKeys(seen);
    return [200, { storeConf: Object.fromEntries(Object.entries(KNOWN).filter(([key]) => keys.includes(key))) }];
  });
  return { gateway: new HttpStoreConfigurationGateway(transactions()), known: async () => KNOWN };
});

upstreamFailuresContract('HttpStoreConfigurationGateway', STORE_CONFIGURATION_CALLS, () => {
  const gateway = new HttpStoreConfigurationGateway(transactions());
  return failingSite({
    'values of one key': gateway.values(['SF_CHAT_ENABLED']),
    'values of several keys': gateway.values(['SF_CHAT_ENABLED', 'LIVE_HELP_ENABLED']),
  });
});

const requested = async (keys: ReadonlyArray<string>): Promise<ReadonlyArray<Seen>> => {
  const seen = serve(() => [200, { storeConf: {} }]);
  await new HttpStoreConfigurationGateway(transactions()).values(keys)();
  return seen;
};

test('[CFG-01] [CFG-04] requests one key with GET, encoded', async () => {
  expect(await requested(['a/b key'])).toMatchObject([
    { method: 'GET', path: '/wcs/resources/store/10151/petcoConfig/storeConf/a%2Fb%20key', body: undefined },
  ]);
});

test('[CFG-01] [CFG-04] requests several keys with POST', async () => {
  expect(await requested(['SF_CHAT_ENABLED', 'LIVE_HELP_ENABLED'])).toMatchObject([
    {
      method: 'POST',
      path: '/wcs/resources/store/10151/petcoConfig/storeConf',
      body: { storeconfKeys: ['SF_CHAT_ENABLED', 'LIVE_HELP_ENABLED'] },
    },
  ]);
});

test('[CFG-01] makes no request without keys', async () => {
  expect(await requested([])).toEqual([]);
});

test('[CFG-01] reads values as texts and omits keys without a value', async () => {
  serve(() => [200, { storeConf: { A: 'ON', B: 5, C: true, D: null, E: { F: 'G' } }, resourceName: 'petcoConfig' }]);
  expect(await new HttpStoreConfigurationGateway(transactions()).values(['A', 'B'])()).toEqual(
    E.right({ A: 'ON', B: '5', C: 'true' }),
  );
});

test('[CFG-01] reports a response without storeConf by path', async () => {
  serve(() => [200, { storeconf: 'ON' }]);
  expect(await new HttpStoreConfigurationGateway(transactions()).values(['A'])()).toMatchObject(
    E.left({ problems: ['storeConf: expected map of texts, got string'] }),
  );
});
