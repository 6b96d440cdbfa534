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

/** A program with timers that it runs itself, whose stylesheet does not come before them. */
const LATE = `
import { makeChunkLoader } from ${JSON.stringify(LOADER)};
const timers = new Map();
globalThis.setTimeout = (run, ms) => { timers.set(run, ms); return run; };
globalThis.clearTimeout = (timer) => void timers.delete(timer);
const links = [];
globalThis.document = {
  createElement: () => ({ rel: '' }),
  getElementsByTagName: () => [],
  head: { append: (link) => void links.push(link) },
};
const { load } = makeChunkLoader((module) => 'exports of ' + module, 'aaaaaaaabbbbbbbb');
const inTime = load('one', [], [0]);
links[0].onload();
const log = [await inTime, timers.size];
const late = load('two', [], [1]).catch((error) => log.push(error.message));
const [[run, ms]] = timers;
run();
await late;
console.log(JSON.stringify([...log, ms, timers.size]));
`;

const outputOf = (program: string): unknown =>
  JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' }));

test('[CFG-05] the loader gives up a chunk that has not come after 120 seconds, and leaves no timer', () => {
  expect(outputOf(LATE)).toEqual(['exports of one', 0, 'Code was not loaded within 120 s', 120_000, 0]);
});

test('the loader of chunks loads each stylesheet once, none that the document has, and again after a failure', () => {
  expect(outputOf(PROGRAM)).toEqual([
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
