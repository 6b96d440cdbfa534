import { StorageChatStore } from '../../../adapters/session/storage-chat-store';
import { chatStoreContract } from '../../contracts/chat-store.contract';
import { FakeKeyValueStorage } from '../../fakes/fake-key-value-storage';

const asGuest = (): undefined => undefined;

chatStoreContract('StorageChatStore', () => new StorageChatStore(new FakeKeyValueStorage(), asGuest));

test('[CHT-01] remembers an open chat as SHOW_TMPCHAT', () => {
  const storage = new FakeKeyValueStorage();
  new StorageChatStore(storage, asGuest).remember();
  expect(storage.all).toEqual({ SHOW_TMPCHAT: 'true' });
});

test.each([
  '',
  '{',
  'null',
  '{}',
  '[1]',
  '{"lines":[1]}',
  '{"lines":[{"from":"agent","text":"Hi","links":[]}]}',
  '{"lines":[{"from":"shop","links":[]}]}',
])('[CHT-01] nothing was said with %j in the storage', (kept) => {
  expect(new StorageChatStore(new FakeKeyValueStorage().has('chatTalk', kept), asGuest).talk()).toEqual([]);
});

test('[CHT-01] in a browser without storage the chat is closed on the next page', () => {
  const store = new StorageChatStore(new FakeKeyValueStorage().isBlocked(), asGuest);
  store.remember();
  store.keepTalk([{ from: 'shopper', text: 'Hello', links: [] }])();
  expect([store.isOpen(), store.talk()]).toEqual([false, []]);
});

test('[CHT-01] [USR-08] what a registered shopper said is theirs alone, also after a sign-out in another tab', () => {
  const storage = new FakeKeyValueStorage();
  const chatOf = (owner: string | undefined) => new StorageChatStore(storage, () => owner);
  chatOf('700002').keepTalk([{ from: 'shopper', text: 'Is this safe for puppies?', links: [] }])();
  expect(['700002', undefined, '700003'].map((owner) => chatOf(owner).talk().length)).toEqual([1, 0, 0]);
});

test('[CHT-01] what a guest said goes on after the sign-in', () => {
  const storage = new FakeKeyValueStorage();
  new StorageChatStore(storage, asGuest).keepTalk([{ from: 'shopper', text: 'Hello', links: [] }])();
  expect(new StorageChatStore(storage, () => '700002').talk()).toHaveLength(1);
});
