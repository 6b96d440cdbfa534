/** @jest-environment ./test/adapters/browser/browser-environment.cjs */
import { BrowserStorage } from '../../../adapters/browser/browser-storage';
import { blockedStorageContract, keyValueStorageContract } from '../../contracts/key-value-storage.contract';

describe.each([
  ['local storage', () => window.localStorage],
  ['session storage', () => window.sessionStorage],
])('%s', (name, open) => {
  beforeEach(() => open().clear());

  keyValueStorageContract(`BrowserStorage over ${name}`, () => ({ storage: new BrowserStorage(open) }));

  blockedStorageContract(`BrowserStorage over ${name} that is full`, () => ({
    storage: new BrowserStorage(() => full(open())),
  }));
});

/** A full storage: reading and removing work normally. */
const full = (storage: Storage): Storage => ({
  length: 0,
  key: () => null,
  getItem: (key) => storage.getItem(key),
  setItem: () => {
    throw new DOMException('no room', 'QuotaExceededError');
  },
  removeItem: (key) => storage.removeItem(key),
  clear: () => storage.clear(),
});

blockedStorageContract('BrowserStorage that may not even be asked for', () => ({
  storage: new BrowserStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  }),
}));

test('[STO-02] uses storage that becomes available later', () => {
  let isBlocked = true;
  const storage = new BrowserStorage(() => {
    if (isBlocked) throw new DOMException('denied', 'SecurityError');
    return window.localStorage;
  });
  storage.write('USER_SET_ZIP', '92121')();
  isBlocked = false;
  storage.write('USER_SET_ZIP', '92108')();
  expect(storage.read('USER_SET_ZIP')()).toBe('92108');
});
