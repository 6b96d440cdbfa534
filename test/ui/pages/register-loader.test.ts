import * as TE from 'fp-ts/TaskEither';
import type { StoreConfiguration } from '../../../core/configuration/store-configuration';
import type { PageRequest } from '../../../ui/page/page';
import { makeRegisterLoader } from '../../../ui/pages/register/register-loader';
import { anUnreachable } from '../../builders/upstream-failure';

const HOME = '/shop/en/petcostore';
const request = (query: string, cameFrom?: string): PageRequest => ({
  path: '/shop/UserRegistrationForm',
  parameters: {},
  query: new URLSearchParams(query),
  cameFrom,
});

const load = async (requested: PageRequest, configuration: StoreConfiguration | undefined = {}) => {
  const outcome = await makeRegisterLoader({
    configuration: configuration === undefined ? TE.left(anUnreachable()) : TE.right(configuration),
    shop: 'Petco',
  })(requested)();
  if (outcome.kind !== 'page') throw new Error(outcome.kind);
  return outcome;
};

test.each([
  ['the requested address', 'new=Y&URL=%2Freturns', undefined, '/returns'],
  ['the previous page', 'new=Y', '/help?x=1', '/help?x=1'],
  ["the sign-in page's return address", 'new=Y', '/shop/LogonForm?URL=%2Freturns', '/returns'],
  ['the store home after a sign-in page without a return address', 'new=Y', '/shop/LogonForm', HOME],
  ['the store home when nothing is known', 'new=Y', undefined, HOME],
  ['the store home instead of another site', 'URL=%2F%2Fevil.example', undefined, HOME],
  ['the store home instead of another scheme', 'URL=javascript%3Aalert(1)', undefined, HOME],
  [
    'the store home instead of another site, through the sign-in page',
    '',
    '/shop/LogonForm?URL=%2F%2Fevil.example',
    HOME,
  ],
])('[RTE-05] returns the shopper afterwards to %s', async (_case, query, cameFrom, returnPath) => {
  const { data } = await load(request(query, cameFrom));
  expect(data.returnPath).toBe(returnPath);
});

test("[REG-07] [FRM-09] loads the captcha configuration and the login service's state", async () => {
  const { data, isShareable } = await load(request(''), {
    CAPTCHA_INTERSTITIAL_ENABLED: 'Y',
    CAPTCHA_SITE_KEY: 'key',
    ONELOGIN_SERVICE_DOWN: 'true',
  });
  expect(data).toMatchObject({ captcha: { provider: 'altcha', siteKey: 'key' }, isServiceDown: true, values: {} });
  expect(isShareable).toBe(false);
});

test('[REG-01] shows the form without a configuration that fails to load', async () => {
  const { data } = await load(request(''), undefined);
  expect(data).toMatchObject({ captcha: undefined, isServiceDown: false });
});
