import { makeGuarded, type Embed } from './embed';

/** The one name in a page that this script takes. */
export const ENTRY = 'PetAds';

/** What the page's own scripts find there. */
export interface EmbedEntry extends Embed {
  /** Calls what it is given, with the entry: before the script has come, a plain array under its name keeps it. */
  readonly push: (...calls: ReadonlyArray<unknown>) => void;
}

/**
 * Puts the entry where the page finds it, makes the calls that waited for it, and, unless one of these has mounted or the
 * page wants to do so itself, mounts. In a page that has the entry already, nothing.
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
