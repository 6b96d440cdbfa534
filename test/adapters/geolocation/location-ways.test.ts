import * as E from 'fp-ts/Either';
import nock from 'nock';
import { makeEdgeCookieLocation } from '../../../adapters/geolocation/edge-cookie-location';
import { makeEdgeZip } from '../../../adapters/geolocation/edge-zip';
import { makeHttpLocation } from '../../../adapters/geolocation/http-location';
import {
  makeNavigatorLocation,
  makeNavigatorPermission,
  type LocatingNavigator,
} from '../../../adapters/geolocation/navigator-location';
import { makeHttpClient } from '../../../adapters/http/http-client';
import type { FindLocation } from '../../../core/geolocation/location';
import { findLocationContract } from '../../contracts/find-location.contract';
import { FakeCookies } from '../../fakes/fake-cookies';

const ORIGIN = 'http://shop.test';
const PROXY_PATH = '/api/geolocation/v1/geolocate';

type Success = Parameters<Geolocation['getCurrentPosition']>[0];
type Failure = Parameters<Geolocation['getCurrentPosition']>[1];

const navigatorThat = (act: (succeed: Success, fail: Failure) => void): LocatingNavigator => ({
  geolocation: { getCurrentPosition: (succeed, fail) => act(succeed, fail) },
});

const positionAt = (latitude: number, longitude: number): GeolocationPosition =>
  ({ coords: { latitude, longitude } }) as GeolocationPosition;
const failureWith = (code: number, message: string): GeolocationPositionError =>
  ({ code, message }) as GeolocationPositionError;

findLocationContract('NavigatorLocation', 'NAVIGATOR', () => {
  let act: (succeed: Success, fail: Failure) => void = () => undefined;
  return {
    find: makeNavigatorLocation(navigatorThat((succeed, fail) => act(succeed, fail))),
    shopperIsAt: ({ latitude, longitude }) => {
      act = (succeed) => succeed(positionAt(latitude, longitude));
    },
    knowsNothing: () => {
      act = (_, fail) => fail?.(failureWith(2, 'Position unavailable'));
    },
  };
});

const messageOf = async (find: FindLocation): Promise<string | undefined> => {
  const response = await find();
  return E.isLeft(response) ? response.left.message : undefined;
};

test.each([
  [1, 'User denied Geolocation', 'User denied Geolocation'],
  [2, '', 'The navigator API failed with code 2.'],
])("[GEO-02] maps the navigator's failure %d %j to %j", async (code, message, expected) => {
  expect(await messageOf(makeNavigatorLocation(navigatorThat((_, fail) => fail?.(failureWith(code, message)))))).toBe(
    expected,
  );
});

test('[GEO-02] fails for a navigator that throws or is missing', async () => {
  const throwing = navigatorThat(() => {
    throw new Error('Only secure origins are allowed');
  });
  expect(await messageOf(makeNavigatorLocation(throwing))).toBe('Only secure origins are allowed');
  expect(await messageOf(makeNavigatorLocation({}))).toMatch(/no navigator API/);
});

test.each(['granted', 'denied', 'prompt'] as const)('[GEO-03] reports that permission is %s', async (state) => {
  const permissions = { query: async () => ({ state }) as PermissionStatus };
  expect(await makeNavigatorPermission({ permissions })()).toBe(state);
});

test('[GEO-03] treats a browser without the permissions API as prompting', async () => {
  expect(await makeNavigatorPermission({})()).toBe('prompt');
  const permissions = { query: () => Promise.reject(new TypeError('geolocation is not supported')) };
  expect(await makeNavigatorPermission({ permissions })()).toBe('prompt');
});

const httpLocation = (): FindLocation =>
  makeHttpLocation(
    makeHttpClient({ service: 'geolocation', baseUrl: `${ORIGIN}/api/geolocation/v1/`, timeoutMs: 10_000 }),
  );

const service = (status: number, body: unknown): void => {
  nock.cleanAll();
  nock(ORIGIN).persist().post(PROXY_PATH, { considerIp: true }).reply(status, JSON.stringify(body), {
    'content-type': 'application/json',
  });
};

findLocationContract('HttpLocation', 'GOOGLE', () => ({
  find: httpLocation(),
  shopperIsAt: ({ latitude, longitude }) =>
    service(200, { location: { lat: latitude, lng: longitude }, accuracy: 1200 }),
  knowsNothing: () => service(404, { error: { code: 404, message: 'Not Found', errors: [] } }),
}));

test('[GEO-01] reports an address unknown to the service', async () => {
  nock(ORIGIN).post(PROXY_PATH).reply(204);
  expect(await messageOf(httpLocation())).toBe('The geolocation service does not know where this address is.');
});

test.each([
  [403, { error: { code: 403, message: 'dailyLimitExceeded' } }, 'The geolocation service refused with status 403.'],
  [200, { location: { lat: 'here' } }, 'The geolocation service sent a response that could not be read.'],
  [200, [], 'The geolocation service sent a response that could not be read.'],
])('[GEO-01] maps %d with %j to %s', async (status, body, expected) => {
  service(status, body);
  expect(await messageOf(httpLocation())).toBe(expected);
});

test('[GEO-01] reports an unreachable service', async () => {
  nock.cleanAll();
  nock(ORIGIN).post(PROXY_PATH).replyWithError('socket hang up');
  expect(await messageOf(httpLocation())).toBe('The geolocation service did not respond (network).');
});

findLocationContract('EdgeCookieLocation', 'EDGE_SCAPE', () => {
  const cookies = new FakeCookies();
  return {
    find: makeEdgeCookieLocation(cookies),
    shopperIsAt: ({ latitude, longitude }) =>
      void cookies.hasCookie('EDGE_LAT', String(latitude)).hasCookie('EDGE_LONG', String(longitude)),
    knowsNothing: () => cookies.remove('EDGE_LAT')(),
  };
});

test.each([
  [undefined, undefined],
  ['32.77', undefined],
  [undefined, '-117.15'],
  ['', ''],
  ['91', '0'],
  ['32.77', '-180.5'],
  ['32.77', '1e2'],
  ['NaN', 'NaN'],
  ['here', 'there'],
])('[GEO-02] fails with a message for the edge cookies %j and %j', async (latitude, longitude) => {
  const cookies = new FakeCookies();
  if (latitude !== undefined) cookies.hasCookie('EDGE_LAT', latitude);
  if (longitude !== undefined) cookies.hasCookie('EDGE_LONG', longitude);
  expect(await messageOf(makeEdgeCookieLocation(cookies))).toBe('The edge cookies are missing or cannot be read.');
});

test.each([
  ['92101', '92101'],
  ['9210', undefined],
  ['<b>', undefined],
  [undefined, undefined],
])("[GEO-01] reads the edge's ZIP code %j as %j", (kept, expected) => {
  const cookies = new FakeCookies();
  if (kept !== undefined) cookies.hasCookie('EDGE_ZIP', kept);
  expect(makeEdgeZip(cookies)()).toBe(expected);
});

test.each([
  [429, {}, true],
  [503, {}, true],
  [200, { nonsense: true }, true],
  [204, '', undefined],
])('[GEO-02] maps a response of %d %j to an unavailable service: %j', async (status, body, isOutage) => {
  service(status, body);
  const response = await httpLocation()();
  expect(E.isLeft(response) && response.left.isOutage).toBe(isOutage);
});
