import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Files {
  readonly js: ReadonlyArray<string>;
  readonly css: ReadonlyArray<string>;
}

/** The built document around every page, cut where the page's own parts go. */
export interface Shell {
  readonly start: string;
  readonly afterHead: string;
  readonly afterApp: string;
  readonly end: string;
  /** Address of the font that every page's text is set in. */
  readonly font: string | undefined;
  /** Stylesheets that a source module needs, by its path in the project. */
  readonly stylesOf: (modules: ReadonlyArray<string>) => ReadonlyArray<string>;
}

/** Reads what the build left in a folder. Throws when it is not there or not what the build writes: nothing can be shown then. */
export const readShell = (folder: string): Shell => {
  const html = withApplicationLater(readFileSync(join(folder, 'shell.html'), 'utf8'));
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, Files>>;
    readonly routes: Readonly<Record<string, Files>>;
    readonly files: ReadonlyArray<string>;
  };
  const [start, rest] = cut(html, /<meta name="?ssr-head"?\s*\/?>/);
  const [afterHead, behind] = cut(rest, /%APP%/);
  const [afterApp, end] = cut(behind, /<template id="?ssr-data"?><\/template>/);
  return {
    start,
    afterHead,
    afterApp,
    end,
    font: manifest.files.find((url) => FONT.test(url)),
    stylesOf: (modules) => [
      ...new Set(modules.flatMap((module) => (manifest.routes[module] ?? manifest.entries[module])?.css ?? [])),
    ],
  };
};

const FONT = /\/figtree-latin-wght-normal\..*woff2$/;

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
