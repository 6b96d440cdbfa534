import type { KeyValueStorage } from '../../core/shared/key-value-storage';
import type { Making } from './making';

export interface KeyValueStorageWorld {
  /** Empty. */
  readonly storage: KeyValueStorage;
}

/** Every KeyValueStorage, fake or real, passes this. */
export const keyValueStorageContract = (name: string, makeWorld: Making<KeyValueStorageWorld>): void => {
  describe(`[PLT-02] ${name} as a KeyValueStorage`, () => {
    test.each(['USER_SET_ZIP', 'constructor', '__proto__', 'length'])(
      'reads %s as undefined before it is written',
      async (key) => {
        const { storage } = await makeWorld();
        expect(storage.read(key)()).toBeUndefined();
      },
    );

    test.each(['92121', '', '{"zip":"92121"}', 'größe'])('reads back %j', async (value) => {
      const { storage } = await makeWorld();
      storage.write('USER_SET_ZIP', value)();
      expect(storage.read('USER_SET_ZIP')()).toBe(value);
    });

    test('replaces a value when it is written again', async () => {
      const { storage } = await makeWorld();
      storage.write('USER_SET_ZIP', '92121')();
      storage.write('USER_SET_ZIP', '92108')();
      expect(storage.read('USER_SET_ZIP')()).toBe('92108');
    });

    test('removes exactly the named value', async () => {
      const { storage } = await makeWorld();
      storage.write('USER_SET_ZIP', '92121')();
      storage.write('SESSION_INFO', '{}')();
      storage.remove('USER_SET_ZIP')();
      storage.remove('NEVER_WRITTEN')();
      expect([storage.read('USER_SET_ZIP')(), storage.read('SESSION_INFO')()]).toEqual([undefined, '{}']);
    });

    test('clears all values', async () => {
      const { storage } = await makeWorld();
      storage.write('USER_SET_ZIP', '92121')();
      storage.write('SESSION_INFO', '{}')();
      storage.clear();
      expect([storage.read('USER_SET_ZIP')(), storage.read('SESSION_INFO')()]).toEqual([undefined, undefined]);
    });

    test('changes nothing before the effect runs', async () => {
      const { storage } = await makeWorld();
      storage.write('USER_SET_ZIP', '92121');
      expect(storage.read('USER_SET_ZIP')()).toBeUndefined();
      storage.write('USER_SET_ZIP', '92121')();
      storage.remove('USER_SET_ZIP');
      expect(storage.read('USER_SET_ZIP')()).toBe('92121');
    });
  });
};

/** Every KeyValueStorage in a browser that stores nothing (private mode, full, blocked) passes this. */
export const blockedStorageContract = (name: string, makeWorld: Making<KeyValueStorageWorld>): void => {
  describe(`[PLT-02] ${name} as a KeyValueStorage that is blocked`, () => {
    test('ignores writes without an error', async () => {
      const { storage } = await makeWorld();
      storage.write('USER_SET_ZIP', '92121')();
      expect(storage.read('USER_SET_ZIP')()).toBeUndefined();
    });

    test('ignores removing and clearing without an error', async () => {
      const { storage } = await makeWorld();
      expect(() => {
        storage.remove('USER_SET_ZIP')();
        storage.clear();
      }).not.toThrow();
    });
  });
};
