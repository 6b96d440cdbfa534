import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Old names of this project that are not terms of the field, and the terms that replaced them. `except` lists the paths
 * in which a word has its ordinary meaning, such as the doors of crates in the catalogue.
 */
export const FORBIDDEN = [
  {
    word: /\bdoors?\b/i,
    instead: 'gateway, route or entry point',
    except: ['backend/catalogue/', 'backend/content/', 'backend/images/'],
    // Deliveries are made to the door, so this phrase is allowed.
    allowed: /\b(?:to|at) your door\b/gi,
  },
  { word: /[A-Za-z]Supplies\b|\bSupplies(?=\s*[<{(=;,)]|$)/, instead: 'dependencies', except: ['backend/catalogue/'] },
  { word: /\blaid in\b/i, instead: 'inserted or rendered' },
  { word: /\b(?:part|product)[ -]?shel(?:f|ves)\b/i, instead: 'cache' },
  { word: /\bReused\b/, instead: 'cached' },
  { word: /\bDrawOnce\b/i, instead: 'memoised rendering' },
  { word: /\b\w*[a-z]Desk\b|\b[a-z]+-desk\b/, instead: 'provider or manager', except: ['backend/content/'] },
  { word: /\beasel\b/i, instead: 'canvas' },
  { word: /GivingUp|giving-up/, instead: 'cancellation' },
  { word: /WayOut|way-out/, instead: 'exit or link' },
  { word: /\bwhereabouts\b/i, instead: 'location' },
  { word: /\bsurroundings\b/i, instead: 'context or environment' },
  { word: /\bisNobody\b/, instead: 'isAnonymous or isGuest' },
  {
    word: /\balive\b/i,
    instead: 'hydrated or running',
    except: ['backend/'],
    allowed: /keep-alive|(?:process|connections?) alive|'alive'/gi,
  },
  { word: /\bfirst touch\b/i, instead: 'first interaction' },
  { word: /\bgrants\b/i, instead: 'permissions', except: ['backend/content/'] },
  { word: /saved-by-stale|ready-pages|lean-fetch|answer-notes|in-for-card|unless-signed-in|kind-deck/, instead: '' },
  { word: /\bkeep(?:s|ing)? ?house\b/i, instead: 'clean up or expire' },
  { word: /\bpacer\b/i, instead: 'rate limiter' },
  { word: /\binTurns\b/, instead: 'queue or sequence' },
  { word: /\bweighed\b/i, instead: 'weighted or measured', except: ['backend/catalogue/', 'backend/content/'] },
  { word: /\brefuseForeign\b/, instead: 'refuseCrossSite' },
  { word: /\b(?:MOST|LONGEST)_[A-Z]/, instead: 'MAX_…' },
  { word: /\bLOOK_AGAIN_MS\b/, instead: 'an interval or a delay' },
  { word: /\bunless told\b/i, instead: 'by default' },
  { word: /\bstudio\b/i, instead: 'scene', except: ['backend/content/', 'backend/catalogue/'] },
  { word: /\b\w*[a-z]Memory\b/, instead: 'Store or Cache', except: ['test/performance/'] },
  { word: /\bjudg(?:e[ds]?|ing)\b|\bjudge[A-Z]/i, instead: 'parse, evaluate or rate', except: ['backend/content/'] },
  {
    word: /\b(?:wake[ns]?|woken)\b/i,
    instead: 'hydrate or resolve',
    except: ['backend/content/', 'backend/catalogue/'],
  },
  { word: /\bleft-click\b|leftClick/, instead: 'pending ad click' },
  {
    word: /\b(?:Packed|packed[A-Z]\w*)\b|\b\w*[a-z]Packed\b/,
    instead: 'compressed',
    except: ['backend/', 'core/orders/', 'ui/pages/orders/'],
  },
  { word: /\beverybody[A-Z]\w*/, instead: 'public' },
];

/** These files contain the words for another reason: this list, its test, and the specification's own sentences. */
const UNCHECKED = [
  'composition/build/forbidden-words.mjs',
  'test/composition/forbidden-words.test.ts',
  'docs/requirements.md',
];

/**
 * Returns the forbidden words in one file, as lines `path:line: "word" …`. The path is checked, too.
 *
 * @param {string} path relative to the project, with slashes
 * @param {string} text
 * @returns {ReadonlyArray<string>}
 */
export const forbiddenWordsIn = (path, text) => {
  if (UNCHECKED.includes(path)) return [];
  const rules = FORBIDDEN.filter(({ except = [] }) => !except.some((folder) => path.startsWith(folder)));
  return [path, ...text.split('\n')].flatMap((line, number) =>
    rules.flatMap(({ word, instead, allowed }) => {
      const found = word.exec(allowed === undefined ? line : line.replace(allowed, ''));
      if (found === null) return [];
      const advice = instead === '' ? '' : `; write ${instead}`;
      return [`${path}:${number === 0 ? 'name' : number}: "${found[0]}" is an old name${advice}`];
    }),
  );
};

const FILES = [
  '{core,adapters,ui,composition,backend,settings,test,docs}/**/*.{ts,tsx,mjs,cjs,css,md}',
  '*.{md,mjs,json}',
];

/** Returns the forbidden words in all code and documentation of the project in `root`. */
export const findForbiddenWords = (root) =>
  globSync(FILES, { cwd: root, exclude: (name) => /(?:^|\/)node_modules$/.test(name) })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((path) => forbiddenWordsIn(path, readFileSync(join(root, path), 'utf8')));
