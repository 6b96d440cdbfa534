import * as E from 'fp-ts/Either';
import {
  makeLoadStoreConfiguration,
  type LoadStoreConfiguration,
} from '../../../core/configuration/load-store-configuration';
import { isLoginServiceDown, isOn, offersGrooming, type Flag } from '../../../core/configuration/store-configuration';
import { EVERY_FAILURE } from '../../builders/upstream-failure';
import { FakeStoreConfigurationGateway } from '../../fakes/fake-store-configuration-gateway';

const setUp = (): { readonly gateway: FakeStoreConfigurationGateway; readonly load: LoadStoreConfiguration } => {
  const gateway = new FakeStoreConfigurationGateway().has({ SF_CHAT_ENABLED: 'ON', LIVE_HELP_ENABLED: 'OFF' });
  return { gateway, load: makeLoadStoreConfiguration({ storeConfiguration: gateway }) };
};

describe('[CFG-01] loading configuration', () => {
  test('merges fetched values into the known ones', async () => {
    const { load } = setUp();
    const known = { CAPTCHA_SITE_KEY: 'site', SF_CHAT_ENABLED: 'OFF' };
    expect(await load(known, ['SF_CHAT_ENABLED', 'LIVE_HELP_ENABLED'])()).toEqual(
      E.right({ CAPTCHA_SITE_KEY: 'site', SF_CHAT_ENABLED: 'ON', LIVE_HELP_ENABLED: 'OFF' }),
    );
    expect(known).toEqual({ CAPTCHA_SITE_KEY: 'site', SF_CHAT_ENABLED: 'OFF' });
  });

  test('keeps the known value of a key that the service does not know', async () => {
    const { load } = setUp();
    expect(await load({ OLD: 'kept' }, ['OLD', 'SF_CHAT_ENABLED'])()).toEqual(
      E.right({ OLD: 'kept', SF_CHAT_ENABLED: 'ON' }),
    );
  });

  test('returns the known values for no keys, even when the service is down', async () => {
    const { gateway, load } = setUp();
    gateway.isDown();
    expect(await load({ OLD: 'kept' }, [])()).toEqual(E.right({ OLD: 'kept' }));
  });

  test.each(EVERY_FAILURE)('returns the failure with the service %s', async (_case, failure) => {
    const { gateway, load } = setUp();
    gateway.fails(failure);
    expect(await load({}, ['SF_CHAT_ENABLED'])()).toEqual(E.left(failure));
  });
});

const FLAGS: ReadonlyArray<Flag> = [
  'LIVE_HELP_ENABLED',
  'GOOGLE_SIGNIN_ENABLED',
  'GOOGLE_ONETAP_ENABLED',
  'SF_CHAT_ENABLED',
];

test.each(FLAGS)('[CFG-01] %s is enabled by ON only', (flag) => {
  expect(isOn({ [flag]: 'ON' }, flag)).toBe(true);
  for (const value of ['OFF', 'on', 'true', 'Y', '', ' ON']) expect(isOn({ [flag]: value }, flag)).toBe(false);
  expect(isOn({}, flag)).toBe(false);
});

test.each([
  [{ GROOMING_APPOINTMENTS_PAGE: 'true' }, true],
  [{ GROOMING_APPOINTMENTS_PAGE: 'TRUE' }, false],
  [{ GROOMING_APPOINTMENTS_PAGE: 'ON' }, false],
  [{ GROOMING_APPOINTMENTS_PAGE: '' }, false],
  [{}, false],
])('[HDR-02] grooming appointments with %j: %s', (configuration, offered) => {
  expect(offersGrooming(configuration)).toBe(offered);
});

test.each([
  ['true', true],
  ['ON', true],
  ['Y', true],
  ['Back at 6 pm', true],
  ['false', false],
  [' OFF ', false],
  ['n', false],
  ['No', false],
  ['0', false],
  ['', false],
  ['  ', false],
])('[USR-07] ONELOGIN_SERVICE_DOWN %j flags the login service as down: %s', (value, down) => {
  expect(isLoginServiceDown({ ONELOGIN_SERVICE_DOWN: value })).toBe(down);
});

test('[USR-07] treats the login service as up without the key', () => {
  expect(isLoginServiceDown({})).toBe(false);
});
