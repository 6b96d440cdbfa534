import { makeBackend } from '@backend/browser';
import { Container } from 'inversify';
import { BrowserVisibility } from '../../adapters/browser/browser-visibility';
import { browserClock } from '../../adapters/browser/browser-clock';
import { ConsoleLogger } from '../../adapters/browser/console-logger';
import { makeErrorBeacon } from '../../adapters/browser/error-beacon';
import { BACKEND_PROXY_PREFIX } from '../../adapters/http/backend-proxy-prefix';
import { noReadCache } from '../../adapters/cache/read-cache';
import { HttpErrorLog } from '../../adapters/error-log/http-error-log';
import { makeHttpClient } from '../../adapters/http/http-client';
import type { ClientOf } from '../backend/backend';
import { completeShared } from '../backend/lacking-ports';
import { makePersonalPortsModule } from '../backend/module';
import { BackendTokens } from '../backend/tokens';
import { CaptchaTokens } from '../captcha/tokens';
import { CacheTokens } from '../cache/tokens';
import { allBut } from '../../core/configuration/capabilities';
import { ConfigurationTokens } from '../configuration/tokens';
import { makeErrorsModule } from '../errors/module';
import { makeCardApplicationModule } from '../petco-pay/browser';
import { PlatformTokens } from '../platform/tokens';
import { makeGeolocationModule } from '../stores/module';
import { browserSearch } from '../search/browser-search';
import { SearchTokens } from '../search/tokens';
import { resolveWhenCalled } from '../token/resolve';
import { LATE_USE_CASES, SCREEN_USE_CASES } from '../page/use-cases';
import type { BrowserPlatform } from '../platform/browser-platform';
import type { AllUseCases } from './late-use-cases';
import { PERSONAL_MODULES, PUBLIC_MODULES } from './subject-modules';

const TIMEOUT_MS = 8_000;

/** Returns all use cases from the browser's container. */
export const makeBrowserUseCases = (platform: BrowserPlatform): AllUseCases => {
  const container = makeBrowserContainer(platform);
  return { ...resolveWhenCalled(container, SCREEN_USE_CASES), ...resolveWhenCalled(container, LATE_USE_CASES) };
};

/** Binds everything that pages run in a browser. Every request goes to the shop's own origin. */
export const makeBrowserContainer = (platform: BrowserPlatform): Container => {
  const container = new Container({ jitless: true });
  const { origin } = window.location;
  const client: ClientOf = (service, path, readRefusal) =>
    makeHttpClient({ service, baseUrl: origin + path, timeoutMs: TIMEOUT_MS, readRefusal });
  container.bind(PlatformTokens.brand).toConstantValue(platform.brand);
  container.bind(ConfigurationTokens.capabilities).toConstantValue(allBut(platform.lacking));
  container.bind(PlatformTokens.clock).toConstantValue(browserClock);
  container.bind(PlatformTokens.pause).toConstantValue(platform.pause);
  const logger = new ConsoleLogger({ console, send: makeErrorBeacon(window) });
  container.bind(PlatformTokens.logger).toConstantValue(logger);
  container.bind(PlatformTokens.errorLog).toConstantValue(new HttpErrorLog(client('shop', '/')));
  container.bind(PlatformTokens.visibility).toConstantValue(new BrowserVisibility(document));
  container.bind(PlatformTokens.cookies).toConstantValue(platform.cookies);
  container.bind(PlatformTokens.localStorage).toConstantValue(platform.localStorage);
  container.bind(PlatformTokens.sessionStorage).toConstantValue(platform.sessionStorage);
  const backend = makeBackend(platform.forBackend);
  const proxied: ClientOf = (service, path, readRefusal) => client(service, BACKEND_PROXY_PREFIX + path, readRefusal);
  const ports = completeShared(backend.sharedPorts({ backend: proxied, site: client }));
  container.bind(BackendTokens.shared).toConstantValue(ports);
  const { captchaChallenges } = backend;
  const challengeUrl = captchaChallenges === undefined ? undefined : BACKEND_PROXY_PREFIX + captchaChallenges;
  container.bind(CaptchaTokens.challengeUrl).toConstantValue(() => challengeUrl);
  container.bind(CacheTokens.reads).toConstantValue(noReadCache);
  container.bind(CacheTokens.products).toConstantValue(noReadCache);
  const search = { platform, origin, timeoutMs: TIMEOUT_MS, logger, client };
  container.bind(SearchTokens.adapters).toConstantValue(ports.search ?? browserSearch(search));
  const { history } = platform;
  let visit = 0;
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) visit += 1;
  });
  container.load(
    makePersonalPortsModule(backend),
    makeErrorsModule(proxied, { currentPage: history.current, visit: () => visit, leave: history.leave }),
  );
  container.load(makeGeolocationModule(navigator, client('geolocation', '/api/geolocation/v1/')));
  container.load(makeCardApplicationModule(window));
  container.load(...PUBLIC_MODULES, ...PERSONAL_MODULES);
  return container;
};
