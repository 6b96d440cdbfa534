import { StorageChatStore } from '../../../adapters/session/storage-chat-store';
import { chatStoreContract } from '../../contracts/chat-store.contract';
import { FakeKeyValueStorage } from '../../fakes/fake-key-value-storage';

chatStoreContract('StorageChatStore', () => new StorageChatStore(new FakeKeyValueStorage()));

test('[CHT-01] remembers an open chat as SHOW_TMPCHAT', () => {
  const storage = new FakeKeyValueStorage();
  new StorageChatStore(storage).remember();
  expect(storage.all).toEqual({ SHOW_TMPCHAT: 'true' });
});

test.each(['', '{', 'null', '{}', '[1]', '[{"from":"agent","text":"Hi","links":[]}]', '[{"from":"shop","links":[]}]'])(
  '[CHT-01] nothing was said with %j in the storage',
  (kept) => {
    expect(new StorageChatStore(new FakeKeyValueStorage().has('chatTalk', kept)).talk()).toEqual([]);
  },
);

test('[CHT-01] in a browser without storage the chat is closed on the next page', () => {
  const store = new StorageChatStore(new FakeKeyValueStorage().isBlocked());
  store.remember();
  store.keepTalk([{ from: 'shopper', text: 'Hello', links: [] }])();
  expect([store.isOpen(), store.talk()]).toEqual([false, []]);
});
