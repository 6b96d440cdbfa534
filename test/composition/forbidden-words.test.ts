import { execFile } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../..');

const evaluated = (expression: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const script = `import { forbiddenWordsIn } from './composition/build/forbidden-words.mjs';
      console.log(JSON.stringify(${expression}));`;
    execFile(process.execPath, ['--input-type=module', '--eval', script], { cwd: root }, (error, output) =>
      error === null ? resolve(JSON.parse(output)) : reject(error),
    );
  });

const found = (path: string, text: string): Promise<unknown> =>
  evaluated(`forbiddenWordsIn(${JSON.stringify(path)}, ${JSON.stringify(text)})`);

test('finds forbidden words in identifiers, comments and paths, with their place and replacement', async () => {
  const text = ['/** Runs unless told otherwise. */', 'const MOST_ITEMS = 3;', 'const isNobody = true;'].join('\n');
  expect(await found('core/cart/offer-desk.ts', text)).toEqual([
    'core/cart/offer-desk.ts:name: "offer-desk" is an old name; write provider or manager',
    'core/cart/offer-desk.ts:1: "unless told" is an old name; write by default',
    'core/cart/offer-desk.ts:2: "MOST_I" is an old name; write MAX_…',
    'core/cart/offer-desk.ts:3: "isNobody" is an old name; write isAnonymous or isGuest',
  ]);
});

test.each([
  ['const openDesk = 1;', 'openDesk', 'provider or manager'],
  ['const cartMemory = 1;', 'cartMemory', 'Store or Cache'],
  ['/** Judged by its status. */', 'Judged', 'parse, evaluate or rate'],
  ['const wake = 1;', 'wake', 'hydrate or resolve'],
  ['/** A studio. */', 'studio', 'scene'],
  ["import './left-click';", 'left-click', 'pending ad click'],
  ['const everybodyContainer = 1;', 'everybodyContainer', 'public'],
  ['const fetchPacked = 1;', 'fetchPacked', 'compressed'],
])('refuses %s', async (text, word, instead) => {
  expect(await found('core/cart/cart.ts', text)).toEqual([
    `core/cart/cart.ts:1: "${word}" is an old name; write ${instead}`,
  ]);
});

test.each([
  ['core/cart/cart.ts', 'const keepAlive = { connection: "keep-alive" }; // the most items of a cart'],
  ['backend/catalogue/kinds.ts', 'a crate with a Double-Door from Pet Supplies'],
  ['ui/pages/cart/cart-page.tsx', 'Delivered to your door.'],
])('accepts a clean text in %s', async (path, text) => {
  expect(await found(path, text)).toEqual([]);
});
