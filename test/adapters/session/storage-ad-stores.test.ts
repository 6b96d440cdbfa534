import { forgetVisitor } from '../../../adapters/session/forget-visitor';
import { StorageAdClickStore } from '../../../adapters/session/storage-ad-click-store';
import { storageAdFollowed } from '../../../adapters/session/storage-ad-followed';
import { StorageAdSessionStore } from '../../../adapters/session/storage-ad-session-store';
import { adClickStoreContract } from '../../contracts/ad-click-store.contract';
import { adSessionStoreContract } from '../../contracts/ad-session-store.contract';
import { anAdClick } from '../../builders/ads';
import { SESSION_ID } from '../../builders/upstream-ads';
import { FakeCookies } from '../../fakes/fake-cookies';
import { FakeKeyValueStorage } from '../../fakes/fake-key-value-storage';

const SESSION = { id: SESSION_ID, expiry: 1_900_000_000_000 };

adSessionStoreContract('StorageAdSessionStore', () => new StorageAdSessionStore(new FakeKeyValueStorage()));
adClickStoreContract('StorageAdClickStore', () => new StorageAdClickStore(new FakeKeyValueStorage()));

test('[ADS-03] stores the session as CITRUS_SESSION_ID with its id and expiry', () => {
  const storage = new FakeKeyValueStorage();
  new StorageAdSessionStore(storage).keep(SESSION)();
  expect(storage.all).toEqual({ CITRUS_SESSION_ID: JSON.stringify(SESSION) });
});

const NONSENSE = ['', 'null', '{', '[]', '7', '"id"', '{}', '{"id":1,"ts":1,"expiry":1,"sessionId":"s"}'];

test.each([
  ...NONSENSE,
  '{"expiry":1}',
  `{"id":"${SESSION_ID}"}`,
  `{"id":"${SESSION_ID}","expiry":"1"}`,
  '{"id":"<script>","expiry":1}',
  `{"id":"${'0'.repeat(10_000)}","expiry":1}`,
])('[ADS-03] reads %j as no session', (kept) => {
  expect(new StorageAdSessionStore(new FakeKeyValueStorage().has('CITRUS_SESSION_ID', kept)).recall()).toBeUndefined();
});

test.each([
  ...NONSENSE,
  '{"id":"x","sessionId":"s"}',
  '{"id":"x","ts":1}',
  '{"id":"","sessionId":"s","ts":1}',
  `{"id":"${'x'.repeat(201)}","sessionId":"s","ts":1}`,
])('[ADS-09] reads %j as no click', (kept) => {
  expect(new StorageAdClickStore(new FakeKeyValueStorage().has('citrusAdClick', kept)).recall()).toBeUndefined();
});

test('[ADS-03] [ADS-09] stores nothing in a browser without storage', () => {
  const blocked = new FakeKeyValueStorage().isBlocked();
  const [session, click] = [new StorageAdSessionStore(blocked), new StorageAdClickStore(blocked)];
  session.keep(SESSION)();
  click.keep(anAdClick())();
  click.forget();
  expect([session.recall(), click.recall()]).toEqual([undefined, undefined]);
});

test('[ORD-03] remembers when an ad was followed', () => {
  const followed = storageAdFollowed(new FakeKeyValueStorage());
  expect(followed.at()).toBeUndefined();
  followed.keep(1_900_000_000_000)();
  expect(followed.at()).toBe(1_900_000_000_000);
});

test.each(['', '-1', '1e9', '{}', '9'.repeat(17)])('[ORD-03] reads %j as no followed ad', (stored) => {
  expect(storageAdFollowed(new FakeKeyValueStorage().has('citrusAdFollowed', stored)).at()).toBeUndefined();
});

test('[ANA-01] [ADS-03] removes the ad session of a visitor whose data is deleted', () => {
  const [localStorage, sessionStorage] = [new FakeKeyValueStorage(), new FakeKeyValueStorage()];
  new StorageAdSessionStore(localStorage).keep(SESSION)();
  new StorageAdClickStore(localStorage).keep(anAdClick())();
  storageAdFollowed(localStorage).keep(1_900_000_000_000)();
  forgetVisitor({ cookies: new FakeCookies(), localStorage, sessionStorage })();
  expect(localStorage.all).toEqual({});
});
