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
  /** The text of its first part for inlining; undefined in development, when the bundler changes the file. */
  readonly text: string | undefined;
  /** Address of the rest, which the document links before its footer; undefined without one. */
  readonly later: string | undefined;
  /** The CSP source that allows the inline text; undefined without one. */
  readonly source: string | undefined;
}

/** The built document around every page, split at the places of the page's own parts. */
export interface Shell {
  readonly start: string;
  /** The same for shoppers who have closed the stripe (HDR-06). */
  readonly startWithoutStripe: string;
  readonly afterHead: string;
  readonly afterApp: string;
  readonly end: string;
  /** Address of the font of every page's text. */
  readonly font: string | undefined;
  /** Returns the stylesheets that source modules need, by their paths in the project. */
  readonly stylesOf: (modules: ReadonlyArray<string>) => ReadonlyArray<StyleSheet>;
}

/**
 * Reads the build in a folder. Throws when it is missing or invalid, because no page can be shown then. With
 * `areStylesInline`, the document contains the page's stylesheets, so that its first paint waits for no other file
 * (decision 6).
 */
export const readShell = (folder: string, { areStylesInline }: { readonly areStylesInline: boolean }): Shell => {
  const html = withoutUnused(withApplicationLater(readFileSync(join(folder, 'shell.html'), 'utf8')));
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, Files>>;
    readonly routes: Readonly<Record<string, Files>>;
    readonly files: ReadonlyArray<string>;
    /** The two parts of stylesheets that have some rules for later; undefined in development. */
    readonly documents?: Readonly<Record<string, { readonly first: string; readonly later: string }>>;
  };
  const inDocument = (href: string): StyleSheet => {
    const parts = ownValue(manifest.documents ?? {}, href);
    const text = readStyle(folder, parts?.first ?? href);
    return { href, text, later: parts?.later, source: hashSource(text) };
  };
  const sheets = new Map(
    Object.entries({ ...manifest.entries, ...manifest.routes })
      .filter(([module]) => OF_PAGES.test(module))
      .flatMap(([, { css }]) => css)
      .map((href) => [href, areStylesInline ? inDocument(href) : linked(href)]),
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

/** Parts that a page shows later load their styles themselves. */
const OF_PAGES = /^(?:ui\/app|composition\/pages|composition\/widgets\/header)\//;

const linked = (href: string): StyleSheet => ({ href, text: undefined, later: undefined, source: undefined });

/**
 * Returns a stylesheet that is valid inside any document: its references are relative to its file, and no text in it
 * ends the element.
 */
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
 * Removes what the bundler writes for every page and no page uses: the import map, because the scripts have a list of
 * the chunks' names (`chunk-numbers.cjs`), and the stylesheet that every page needs, which is among the page's own ones.
 */
const withoutUnused = (html: string): string => html.replace(IMPORT_MAP, '').replace(STYLE_LINK, '');

const IMPORT_MAP = /<script type="?importmap"?>.*?<\/script>/s;
const STYLE_LINK = /<link rel="?stylesheet"?[^>]*>/g;

/** Delays the second script of the document, which is the application: the first script starts it. */
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
