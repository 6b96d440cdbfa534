import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashSource } from '../../adapters/server/responses/hash-source';
import { readShell } from '../../composition/rendering/shell';

const BUILT =
  '<!DOCTYPE html><html lang=en><script type=importmap>{"imports":{}}</script>' +
  '<link rel=stylesheet href=/assets/shell.css><meta charset=utf-8><meta name=ssr-head>' +
  '<script type=module src=/assets/boot.js></script><script type=module src=/assets/app.js></script><body>' +
  '<div id=shop>%APP%</div><template id=ssr-data></template>';
const MANIFEST = {
  entries: { 'ui/app/shell.html': { js: ['/assets/boot.js', '/assets/app.js'], css: ['/assets/shell.css'] } },
  routes: {
    'composition/pages/a/a-screen.tsx': { js: ['/assets/a.js'], css: ['/assets/a.css'] },
    'composition/modals/b-modal.tsx': { js: ['/assets/b.js'], css: ['/assets/b.css'] },
  },
  files: ['/assets/figtree-latin-wght-normal.1.woff2'],
};

const NO_CLASSES: ReadonlySet<string> = new Set();
const SCREEN = 'composition/pages/a/a-screen.tsx';

let folder: string;
const build = (style: string): void => {
  folder = mkdtempSync(join(tmpdir(), 'shell-'));
  writeFileSync(join(folder, 'shell.html'), BUILT);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(folder, 'shell.css'), `${style}\n/*# sourceMappingURL=shell.css.map */\n`);
  writeFileSync(join(folder, 'a.css'), 'a{color:red}');
};
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("[PLT-03] inlines a page's styles with correct references to neighbouring files", () => {
  build('@font-face{src:url(f.woff2)}p{background:url("data:,x") url(/g.png) url(#h)}');
  const shell = readShell(folder, { areStylesInline: true });
  const styles = [
    '@font-face{src:url(/assets/f.woff2)}p{background:url("data:,x") url(/g.png) url(#h)}',
    'a{color:red}',
  ];
  expect(shell.stylesOf(['ui/app/shell.html', SCREEN, SCREEN], NO_CLASSES).map(({ text }) => text)).toEqual(styles);
  expect(shell.stylesOf([SCREEN], NO_CLASSES).map(({ source }) => source)).toEqual([hashSource('a{color:red}')]);
});

test('[PLT-03] inlines only the rules for the classes of the document, and marks the stylesheet as partial', () => {
  build('p{margin:0}.b{color:red}.b .c{color:blue}@media print{.c{color:black}}');
  const shell = readShell(folder, { areStylesInline: true });
  const inlined = (...classes: ReadonlyArray<string>) =>
    shell.stylesOf(['ui/app/shell.html'], new Set(classes)).map(({ text, isPartial }) => ({ text, isPartial }));
  expect(inlined()).toEqual([{ text: 'p{margin:0}', isPartial: true }]);
  expect(inlined('b')).toEqual([{ text: 'p{margin:0}.b{color:red}', isPartial: true }]);
  expect(inlined('c', 'b')).toEqual([
    { text: 'p{margin:0}.b{color:red}.b .c{color:blue}@media print{.c{color:black}}', isPartial: false },
  ]);
});

test('[PLT-03] links styles during development', () => {
  build('p{}');
  const shell = readShell(folder, { areStylesInline: false });
  expect(shell.stylesOf([SCREEN], NO_CLASSES)).toEqual([
    { href: '/assets/a.css', text: undefined, isPartial: false, source: undefined },
  ]);
});

test('[PLT-03] starts with the page: script data follows its styles, and no file blocks rendering', () => {
  build('p{}');
  const { start, startWithoutStripe, afterHead } = readShell(folder, { areStylesInline: true });
  expect(startWithoutStripe).toBe('<!DOCTYPE html><html data-stripe="closed" lang=en><meta charset=utf-8>');
  expect(start).toBe('<!DOCTYPE html><html lang=en><meta charset=utf-8>');
  expect(afterHead).toBe(
    '<script type=importmap>{"imports":{}}</script><script type=module src=/assets/boot.js></script>' +
      '<meta name="application" content="/assets/app.js"><body><div id=shop>',
  );
});

test('[PLT-03] refuses a stylesheet that would end its element', () => {
  build('p::after{content:"</style>"}');
  expect(() => readShell(folder, { areStylesInline: true })).toThrow('/assets/shell.css cannot stand in a document');
});
