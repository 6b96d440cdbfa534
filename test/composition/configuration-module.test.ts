import * as E from 'fp-ts/Either';
import { Container } from 'inversify';
import type { HttpClient, HttpRequest } from '../../adapters/http/http-client';
import { makeLruReadCache } from '../../adapters/server/upstream/lru-read-cache';
import { configurationModule } from '../../composition/configuration/module';
import { ConfigurationTokens } from '../../composition/configuration/tokens';
import { HttpStoreConfigurationGateway } from '../../adapters/commerce/stores/http-store-configuration-gateway';
import { completeShared } from '../../composition/backend/lacking-ports';
import { BackendTokens } from '../../composition/backend/tokens';
import { CacheTokens } from '../../composition/cache/tokens';
import { isLoginServiceDown } from '../../core/configuration/store-configuration';
import { anUnreachable } from '../builders/upstream-failure';
import { EVERYTHING } from '../builders/capabilities';

/** The part of the server's public container that loads switches, with a fixed clock. */
const open = () => {
  const service = { isDown: false, flag: 'OFF', requested: [] as HttpRequest[] };
  const container = new Container();
  const http: HttpClient = (request) => async () => {
    service.requested.push(request);
    const body = { storeConf: { ONELOGIN_SERVICE_DOWN: service.flag } };
    return service.isDown ? E.left(anUnreachable()) : E.right({ status: 200, body, headers: new Headers() });
  };
  const storeConfiguration = new HttpStoreConfigurationGateway(http);
  container.bind(BackendTokens.shared).toConstantValue(completeShared({ storeConfiguration }));
  container
    .bind(CacheTokens.reads)
    .toConstantValue(makeLruReadCache({ freshMs: 60_000, maxEntries: 10, maxBytes: 1_000_000, clock: () => 0 }));
  container.bind(ConfigurationTokens.capabilities).toConstantValue(EVERYTHING);
  container.load(configurationModule);
  const isDown = async (token: typeof ConfigurationTokens.forSignIn): Promise<boolean> => {
    const read = await container.get(token)();
    if (E.isLeft(read)) throw new Error('the switches were not read');
    return isLoginServiceDown(read.right);
  };
  return { service, isDown };
};

test('[USR-07] a flagged login service applies to the next sign-in, whatever pages have cached', async () => {
  const { service, isDown } = open();
  expect(await isDown(ConfigurationTokens.forPages)).toBe(false);
  service.flag = 'Back at noon.';
  expect(await isDown(ConfigurationTokens.forSignIn)).toBe(true);
  expect(await isDown(ConfigurationTokens.forPages)).toBe(false);
  service.flag = 'OFF';
  expect(await isDown(ConfigurationTokens.forSignIn)).toBe(false);
});

test('[USR-07] sign-in uses the last configuration while it cannot be read, after a short wait', async () => {
  const { service, isDown } = open();
  service.flag = 'Back at noon.';
  await isDown(ConfigurationTokens.forPages);
  service.isDown = true;
  expect(await isDown(ConfigurationTokens.forSignIn)).toBe(true);
  expect(service.requested.at(-1)?.timeoutMs).toBeLessThan(1_000);
});
