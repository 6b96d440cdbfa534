/** How each stub reports a call: a request to its own folder, as the real scripts report to their companies. */
const TELL = `const here = document.currentScript.src;
const tell = (by, what) => {
  const heard = new URL('heard', here);
  heard.search = new URLSearchParams({ by, what });
  void fetch(heard, { mode: 'no-cors', keepalive: true }).catch(() => undefined);
};`;

const inScope = (body: string): string => `(() => {\n${TELL}\n${body}\n})();\n`;

/** Hears what waits in the data layer, in order, and from then on what is pushed. */
const TAG_MANAGER = inScope(`const layer = (window.dataLayer ??= []);
const push = layer.push;
layer.forEach(({ event }) => tell('tag-manager', event));
layer.push = (...entries) => {
  entries.forEach(({ event }) => tell('tag-manager', event));
  return push.apply(layer, entries);
};`);

/** Hears of clicks on products. */
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
 * The platform's encryption script. What the real one offers is its own affair: passwords travel over TLS, and the shop
 * calls nothing of it, so that this one only says that it is there. [ANA-02]
 */
export const ENCRYPTION_DOUBLE = "window.petcoEncryption = Object.freeze({ provider: 'embedded' });\n";
