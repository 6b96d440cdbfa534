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
  expect(shell.stylesOf(['ui/app/shell.html', SCREEN, SCREEN]).map(({ text }) => text)).toEqual(styles);
  expect(shell.stylesOf([SCREEN]).map(({ source }) => source)).toEqual([hashSource('a{color:red}')]);
});

test('[PLT-03] inlines the first part of a stylesheet, and gives the address of the rest', () => {
  build('p{}');
  const documents = { '/assets/a.css': { first: '/assets/a-first.css', later: '/assets/a-later.css' } };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...MANIFEST, documents }));
  writeFileSync(join(folder, 'a-first.css'), 'a{color:blue}');
  const styles = readShell(folder, { areStylesInline: true }).stylesOf(['ui/app/shell.html', SCREEN]);
  expect(styles.map(({ href, text, later }) => [href, text, later])).toEqual([
    ['/assets/shell.css', 'p{}', undefined],
    ['/assets/a.css', 'a{color:blue}', '/assets/a-later.css'],
  ]);
});

test('[PLT-03] links styles during development', () => {
  build('p{}');
  const shell = readShell(folder, { areStylesInline: false });
  expect(shell.stylesOf([SCREEN])).toEqual([
    { href: '/assets/a.css', text: undefined, later: undefined, source: undefined },
  ]);
});

test('[PLT-03] starts with the page: it has no import map, and no file blocks rendering', () => {
  build('p{}');
  const { start, startWithoutStripe, afterHead } = readShell(folder, { areStylesInline: true });
  expect(startWithoutStripe).toBe('<!DOCTYPE html><html data-stripe="closed" lang=en><meta charset=utf-8>');
  expect(start).toBe('<!DOCTYPE html><html lang=en><meta charset=utf-8>');
  expect(afterHead).toBe(
    '<script type=module src=/assets/boot.js></script><meta name="application" content="/assets/app.js">' +
      '<body><div id=shop>',
  );
});

test('[PLT-03] refuses a stylesheet that would end its element', () => {
  build('p::after{content:"</style>"}');
  expect(() => readShell(folder, { areStylesInline: true })).toThrow('/assets/shell.css cannot stand in a document');
});
