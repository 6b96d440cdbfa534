import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { hashSource } from '../../adapters/server/responses/hash-source';
import { ownValue } from '../../core/shared/own-value';

interface Files {
  readonly js: ReadonlyArray<string>;
  readonly css: ReadonlyArray<string>;
}

/** A stylesheet of the build. */
export interface StyleSheet {
  readonly href: string;
  /** What goes into the document itself; undefined while developing, when the bundler changes the file in place. */
  readonly text: string | undefined;
  /** By which the content-security-policy lets that text in; undefined without one. */
  readonly source: string | undefined;
}

/** The built document around every page, cut where the page's own parts go. */
export interface Shell {
  readonly start: string;
  /** The same for shoppers who have closed the stripe (HDR-06). */
  readonly startWithoutStripe: string;
  readonly afterHead: string;
  readonly afterApp: string;
  readonly end: string;
  /** Address of the font that every page's text is set in. */
  readonly font: string | undefined;
  /** Stylesheets that source modules need, by their paths in the project. */
  readonly stylesOf: (modules: ReadonlyArray<string>) => ReadonlyArray<StyleSheet>;
}

/**
 * Reads what the build left in a folder. Throws when it is not there or not what the build writes: nothing can be shown
 * then. `areStylesInline`: a page's stylesheets go into the document, so that its first paint waits for nothing else
 * (decision 6).
 */
export const readShell = (folder: string, { areStylesInline }: { readonly areStylesInline: boolean }): Shell => {
  const html = startingWithThePage(withApplicationLater(readFileSync(join(folder, 'shell.html'), 'utf8')));
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, Files>>;
    readonly routes: Readonly<Record<string, Files>>;
    readonly files: ReadonlyArray<string>;
  };
  const sheets = new Map(
    Object.entries({ ...manifest.entries, ...manifest.routes })
      .filter(([module]) => OF_PAGES.test(module))
      .flatMap(([, { css }]) => css)
      .map((href) => [href, areStylesInline ? inDocument(folder, href) : { href, text: undefined, source: undefined }]),
  );
  const [start, rest] = cut(html, /<meta name="?ssr-head"?\s*\/?>/);
  const [afterHead, behind] = cut(rest, /%APP%/);
  const [afterApp, end] = cut(behind, /<template id="?ssr-data"?><\/template>/);
  return {
    start,
    startWithoutStripe: start.replace('<html', '<html data-stripe="closed"'),
    afterHead,
    afterApp,
    end,
    font: manifest.files.find((url) => FONT.test(url)),
    stylesOf: (modules) => {
      const hrefs = modules.flatMap(
        (module) => (ownValue(manifest.routes, module) ?? ownValue(manifest.entries, module))?.css ?? [],
      );
      return [...new Set(hrefs)].flatMap((href) => sheets.get(href) ?? []);
    },
  };
};

const FONT = /\/figtree-latin-wght-normal\..*woff2$/;

/** What is shown over a page later brings its styles along by itself. */
const OF_PAGES = /^(?:ui\/app|composition\/pages)\//;

const inDocument = (folder: string, href: string): StyleSheet => {
  const text = readStyle(folder, href);
  return { href, text, source: hashSource(text) };
};

/** A stylesheet as it may stand in any document: what it refers to lies beside it, and nothing in it ends the element. */
const readStyle = (folder: string, href: string): string => {
  const text = readFileSync(join(folder, posix.basename(href)), 'utf8')
    .replace(/\/\*# sourceMappingURL=.*?\*\//s, '')
    .replace(RELATIVE_ADDRESS, `url($1${posix.dirname(href)}/`)
    .trim();
  if (/<\/style/i.test(text)) throw new Error(`${href} cannot stand in a document`);
  return text;
};

const RELATIVE_ADDRESS = /url\((["']?)(?!["']|data:|https?:|\/|#)/g;

/**
 * The bundler puts its import map before everything. Only scripts need it, and the less comes before a page, the sooner
 * it shows. The stylesheet that every page needs is among the page's own ones.
 */
const startingWithThePage = (html: string): string => {
  const map = IMPORT_MAP.exec(html)?.[0] ?? '';
  const [first] = html.match(SCRIPT) ?? [];
  if (first === undefined) throw new Error('the built document lacks the script that starts it');
  return html
    .replace(map, '')
    .replace(STYLE_LINK, '')
    .replace(first, () => map + first);
};

const IMPORT_MAP = /<script type="?importmap"?>.*?<\/script>/s;
const SCRIPT = /<script type="?module"? src[^>]*><\/script>/;
const STYLE_LINK = /<link rel="?stylesheet"?[^>]*>/g;

/** The second of the document's scripts is the application: the first one starts it when it is time. */
const withApplicationLater = (html: string): string => {
  const scripts = [...html.matchAll(/<script type="?module"? src="?([^">]+)"?><\/script>/g)];
  const application = scripts[1];
  if (application === undefined) throw new Error('the built document lacks the application');
  return html.replace(application[0], `<meta name="application" content="${application[1]}">`);
};

const cut = (html: string, mark: RegExp): readonly [string, string] => {
  const [before, after] = html.split(mark);
  if (before === undefined || after === undefined) throw new Error(`the built document lacks ${mark.source}`);
  return [before, after];
};
