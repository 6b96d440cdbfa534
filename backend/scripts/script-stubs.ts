/** How each stub reports a call: by a request to its folder, like the real scripts to their companies. */
const TELL = `const here = document.currentScript.src;
const tell = (by, what) => {
  const heard = new URL('heard', here);
  heard.search = new URLSearchParams({ by, what });
  void fetch(heard, { mode: 'no-cors', keepalive: true }).catch(() => undefined);
};`;

const inScope = (body: string): string => `(() => {\n${TELL}\n${body}\n})();\n`;

/** Reports the entries of the data layer in order, and from then on every new entry. */
const TAG_MANAGER = inScope(`const layer = (window.dataLayer ??= []);
const push = layer.push;
layer.forEach(({ event }) => tell('tag-manager', event));
layer.push = (...entries) => {
  entries.forEach(({ event }) => tell('tag-manager', event));
  return push.apply(layer, entries);
};`);

/** Reports clicks on products. */
const CLICK_TRACKING = inScope(`document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('a[href*="/product/"]') : null;
  if (link !== null) tell('click-tracking', link.pathname);
}, { capture: true });`);

const SHOWN = (by: string): string => inScope(`tell('${by}', location.pathname);`);

/** Stubs of third-party scripts for development, by file name. [ANA-02] */
export const SCRIPT_DOUBLES: Readonly<Record<string, string>> = {
  'tag-manager.js': TAG_MANAGER,
  'click-tracking.js': CLICK_TRACKING,
  'curalate.js': SHOWN('curalate'),
  'search-beacon.js': SHOWN('search-beacon'),
};

/**
 * A substitute for the platform's encryption script. Passwords travel over TLS and the shop calls nothing of the
 * script, so it only sets a flag that it is loaded. [ANA-02]
 */
export const ENCRYPTION_DOUBLE = "window.petcoEncryption = Object.freeze({ provider: 'embedded' });\n";
