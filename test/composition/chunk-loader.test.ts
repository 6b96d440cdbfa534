import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const LOADER = pathToFileURL(join(__dirname, '../../composition/build/chunk-loader.mjs')).href;

/** A document that has one stylesheet, and a program that loads others. */
const PROGRAM = `
import { makeChunkLoader } from ${JSON.stringify(LOADER)};
const base = new URL('.', ${JSON.stringify(LOADER)}).href;
const links = [{ rel: 'stylesheet-in-document', href: base + 'aaaaaaaa.css' }];
const log = [];
const last = () => links.at(-1);
globalThis.document = {
  createElement: () => ({ remove() { links.splice(links.indexOf(this), 1); } }),
  getElementsByTagName: () => links,
  head: { append: (link) => { links.push(link); log.push(link.href.slice(base.length)); } },
};
const { load, url } = makeChunkLoader((module) => 'exports of ' + module, 'aaaaaaaabbbbbbbb');
log.push(url(1, 'js').slice(base.length));
log.push(await load('one', [], [0]));
const failed = load('two', [], [1]).catch((error) => log.push('failed with ' + error));
last().onerror('an event');
await failed;
const both = [load('two', [], [1]), load('three', [], [1])];
last().onload();
log.push(...(await Promise.all(both)));
log.push(links.length);
console.log(JSON.stringify(log));
`;

test('the loader of chunks loads each stylesheet once, none that the document has, and again after a failure', () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], { encoding: 'utf8' });
  expect(JSON.parse(output)).toEqual([
    'bbbbbbbb.js',
    'exports of one',
    'bbbbbbbb.css',
    'failed with an event',
    'bbbbbbbb.css',
    'exports of two',
    'exports of three',
    2,
  ]);
});
