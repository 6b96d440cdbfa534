import { makeGuarded, type Embed } from './embed';

/** The only global name that this script defines. */
export const ENTRY = 'PetAds';

/** The API under the global name. */
export interface EmbedEntry extends Embed {
  /**
   * Calls each function with the entry. Before the script loads, pages define a plain array under this name to collect
   * the calls.
   */
  readonly push: (...calls: ReadonlyArray<unknown>) => void;
}

/**
 * Defines the global entry and runs the collected calls. Then it mounts, unless one of them has mounted or `isManual`
 * is set. Does nothing when the page already has the entry.
 */
export const installEntry = (
  window: Window & typeof globalThis,
  makeEntry: () => Embed,
  { isManual }: { readonly isManual: boolean },
): void => {
  const guarded = makeGuarded(window.console);
  const there: unknown = Reflect.get(window, ENTRY);
  if (isEntry(there)) return;
  const embed = makeEntry();
  let isMounted = false;
  const push: EmbedEntry['push'] = (...calls) => {
    for (const call of calls) {
      guarded(() => {
        if (typeof call === 'function') call(entry);
      })();
    }
  };
  const entry: EmbedEntry = Object.freeze({
    ...embed,
    mount: (options?: unknown) => {
      isMounted = true;
      embed.mount(options);
    },
    push,
  });
  Reflect.set(window, ENTRY, entry);
  if (Array.isArray(there)) push(...there);
  if (!isMounted && !isManual) entry.mount();
};

const isEntry = (there: unknown): boolean =>
  typeof there === 'object' && there !== null && !Array.isArray(there) && 'push' in there && 'unmount' in there;
