import 'reflect-metadata';
import { RequestCookies } from '../../adapters/server/requests/request-cookies';
import { pageDependencies, type PageDependencies } from '../../composition/page/page-dependencies';
import { makePublicContainer, makeRequestContainer } from '../../composition/roots/server-containers';
import { FakeLogger } from '../fakes/fake-logger';
import { HCL_BACKEND, HCL_COOKIE_RULES } from '../support/hcl-backend';
import { configWith } from '../support/storefront';

test('a request’s container has everything that loaders and actions may use', () => {
  const parts = {
    backend: HCL_BACKEND,
    config: configWith(),
    logger: new FakeLogger(),
    resilience: { fetch: () => Promise.reject(new Error('no call is expected')) },
  };
  const request = {
    id: 'reference-1',
    method: 'GET' as const,
    url: new URL('http://shop.test/'),
    cookies: new RequestCookies({ ...HCL_COOKIE_RULES, header: undefined, secure: false }),
    form: new URLSearchParams(),
    personal: false,
    origin: 'http://shop.test',
    cameFrom: () => undefined,
    forwarded: {},
    signal: new AbortController().signal,
  };
  const container = makeRequestContainer(makePublicContainer(parts), parts, {
    request,
    pendingRedirect: { path: undefined },
  });
  const dependencies = pageDependencies(container);
  const names: string[] = [];
  for (const name in dependencies) names.push(name);
  expect(names.length).toBeGreaterThan(30);
  // Some are undefined by configuration; a missing binding throws.
  expect(() => names.map((name) => dependencies[name as keyof PageDependencies])).not.toThrow();
});
