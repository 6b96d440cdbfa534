import { isChunkLoader, loadCall, numberChunks } from '../../composition/build/chunk-numbers.cjs';

const target = { distDir: 'dist/client' };
const chunks = [
  { publicId: 'zzzzz', type: 'js', target },
  { publicId: 'aaaaa', type: 'css', target },
  { publicId: 'mmmmm', type: 'js', target },
  { publicId: 'bbbbb', type: 'js', target: { distDir: 'dist/server' } },
  { publicId: 'ccccc', type: 'css', bundleBehavior: 'inline', target },
];
const graph = { getBundles: () => chunks };
const script = { target };
const RUNTIME = { filePath: '/shop/node_modules/@parcel/runtime-js/lib/runtime-1.js', meta: {} };
const LOADER = { ...RUNTIME, meta: { usedHelpers: 12 } };
const SHOP = { filePath: '/shop/ui/page.ts', meta: { usedHelpers: 4 } };

describe("the bundler's module that loads chunks", () => {
  test('becomes a call with the numbers of scripts and stylesheets', () => {
    const code = `import "abc:def";
$abc$exports = Promise.all([
    $abc$import$def($parcel$resolve("aaaaa")),
    $parcel$import("zzzzz"),
    $parcel$import("mmmmm")
]).then(()=>parcelRequire('QWERT'));`;
    expect(loadCall(graph, script, LOADER, code)).toBe('parcelRequire.load("QWERT", [2,1], [0])');
  });

  test('becomes a call without stylesheets where there are none', () => {
    const code = `module.exports = $parcel$import("mmmmm").then(()=>parcelRequire('QWERT'));`;
    expect(loadCall(graph, script, LOADER, code)).toBe('parcelRequire.load("QWERT", [1])');
  });

  test('fails the build when its code is not the expected one', () => {
    const unknown = 'does not know';
    expect(() => loadCall(graph, script, LOADER, 'module.exports = $parcel$import("mmmmm");')).toThrow(unknown);
    const code = `module.exports = Promise.all([$parcel$import("mmmmm"), later()]).then(()=>parcelRequire('QWERT'));`;
    expect(() => loadCall(graph, script, LOADER, code)).toThrow(unknown);
  });

  test('is told from modules of the shop and from the helpers that it needs', () => {
    expect([LOADER, RUNTIME, SHOP].map(isChunkLoader)).toEqual([true, false, false]);
    const helper = { filePath: '/shop/node_modules/@parcel/runtime-js/lib/helpers/browser/css-loader.js', meta: {} };
    expect(isChunkLoader(helper)).toBe(true);
    expect(loadCall(graph, script, helper, 'module.exports = load;')).toBeUndefined();
    expect(loadCall(graph, script, SHOP, '$parcel$import("mmmmm")')).toBeUndefined();
  });
});

describe("the bundler's code for chunks", () => {
  test('gives the address of a chunk by number and type', () => {
    const code = 'module.exports = $parcel$resolve("zzzzz");';
    expect(numberChunks(graph, script, RUNTIME, code)).toBe('module.exports = parcelRequire.url(2, "js");');
  });

  test('lists the names of chunks, and dashes for a chunk that the script does not load', () => {
    const code = '$parcel$extendImportMap({ "zzzzz": "01234567.js", aaaaa: "89abcdef.css" });';
    expect(numberChunks(graph, script, RUNTIME, code)).toContain('(parcelRequire, "89abcdef--------01234567")');
  });

  test('fails the build when a chunk is not named by its hash', () => {
    const code = '$parcel$extendImportMap({ "zzzzz": "home-screen.01234567.js" });';
    expect(() => numberChunks(graph, script, RUNTIME, code)).toThrow(
      'home-screen.01234567.js is not named by its hash',
    );
  });

  test('stays as it is in modules of the shop', () => {
    const code = 'log("$parcel$resolve(\\"zzzzz\\")", $parcel$resolve("zzzzz"));';
    expect(numberChunks(graph, script, SHOP, code)).toBe(code);
  });

  test('fails the build when it refers to a chunk that does not exist', () => {
    expect(() => numberChunks(graph, script, RUNTIME, '$parcel$resolve("nnnnn")')).toThrow('the unknown chunk nnnnn');
    expect(() => numberChunks(graph, script, RUNTIME, '$parcel$resolve("bbbbb")')).toThrow('the unknown chunk bbbbb');
  });

  test('fails the build when it names chunks in another way', () => {
    expect(() => numberChunks(graph, script, RUNTIME, '$parcel$resolve(id)')).toThrow('does not know');
    expect(() => numberChunks(graph, script, RUNTIME, '$parcel$extendImportMap(map);')).toThrow('does not know');
  });
});
