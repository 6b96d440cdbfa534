import * as E from 'fp-ts/Either';
import type { ScriptLoader } from '../../core/shared/script-loader';
import type { Making } from './making';

/** The world behind a ScriptLoader: the scripts in the page, and whether loads succeed. */
export interface ScriptLoaderWorld {
  readonly loader: ScriptLoader;
  /** From now on scripts load or fail to load. */
  readonly come: (whether: boolean) => void;
  /** From now on loads stay pending until `come`. */
  readonly takeTheirTime: () => void;
  /** Addresses of the scripts in the page. */
  readonly scripts: () => ReadonlyArray<string>;
}

const SRC = 'https://scripts.example/api.js';
const LIMIT = { timeoutMs: 5_000 };

/** Every ScriptLoader, fake or real, passes this. */
export const scriptLoaderContract = (name: string, makeWorld: Making<ScriptLoaderWorld>): void => {
  describe(`[PLT-02] ${name} as a ScriptLoader`, () => {
    test('adds a loaded script to the page', async () => {
      const { loader, scripts } = await makeWorld();
      expect(await loader.load(SRC, LIMIT)()).toEqual(E.right(undefined));
      expect(scripts()).toEqual([SRC]);
    });

    test('does not load a present script again', async () => {
      const { loader, scripts } = await makeWorld();
      await Promise.all([loader.load(SRC, LIMIT)(), loader.load(SRC, LIMIT)()]);
      await loader.load(SRC, LIMIT)();
      expect(scripts()).toEqual([SRC]);
    });

    test('returns a failure for a script that fails to load, removes it and can load it later', async () => {
      const { loader, come, scripts } = await makeWorld();
      come(false);
      expect(await loader.load(SRC, LIMIT)()).toEqual(
        E.left({ kind: 'script-not-loaded', src: SRC, cause: 'refused' }),
      );
      expect(scripts()).toEqual([]);
      come(true);
      expect(await loader.load(SRC, LIMIT)()).toEqual(E.right(undefined));
    });

    test('removes a script, and ignores removing a missing one', async () => {
      const { loader, scripts } = await makeWorld();
      await loader.load(SRC, LIMIT)();
      loader.remove(SRC)();
      loader.remove(SRC)();
      expect(scripts()).toEqual([]);
    });

    test('fails at once for a script removed while loading, and can load it later', async () => {
      const { loader, come, takeTheirTime, scripts } = await makeWorld();
      takeTheirTime();
      const loading = loader.load(SRC, LIMIT)();
      expect(scripts()).toEqual([SRC]);
      loader.remove(SRC)();
      expect(await loading).toEqual(E.left({ kind: 'script-not-loaded', src: SRC, cause: 'removed' }));
      expect(scripts()).toEqual([]);
      come(true);
      expect(await loader.load(SRC, LIMIT)()).toEqual(E.right(undefined));
      expect(scripts()).toEqual([SRC]);
    });

    test('loads nothing before the task runs', async () => {
      const { loader, scripts } = await makeWorld();
      loader.load(SRC, LIMIT);
      expect(scripts()).toEqual([]);
    });
  });
};
