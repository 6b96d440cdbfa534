import { numberChunks } from '../../composition/build/chunk-numbers.cjs';

const graph = { getBundles: () => ['zzzzz', 'aaaaa', 'mmmmm'].map((publicId) => ({ publicId })) };
const RUNTIME = { filePath: '/shop/node_modules/@parcel/runtime-js/lib/runtime-1.js' };

describe("the bundler's code for chunks", () => {
  test('refers to chunks by their place in the list of names', () => {
    const code = 'module.exports = $parcel$import("zzzzz").then(() => css($parcel$resolve("aaaaa")));';
    expect(numberChunks(graph, RUNTIME, code)).toBe(
      'module.exports = $parcel$import(2).then(() => css($parcel$resolve(0)));',
    );
  });

  test('lists the names of chunks, and an empty one for a chunk that the script does not load', () => {
    const code = '$parcel$extendImportMap({ "zzzzz": "last.js", aaaaa: "first.HASH_REF_12.css" });';
    expect(numberChunks(graph, RUNTIME, code)).toBe(
      'Object.assign(parcelRequire.i ??= [], ["first.HASH_REF_12.css","","last.js"]);',
    );
  });

  test('stays as it is in modules of the shop', () => {
    const code = 'log("$parcel$import(\\"zzzzz\\")", $parcel$import("zzzzz"));';
    expect(numberChunks(graph, { filePath: '/shop/ui/page.ts' }, code)).toBe(code);
  });

  test('is refused when it refers to a chunk that does not exist', () => {
    expect(() => numberChunks(graph, RUNTIME, '$parcel$import("nnnnn")')).toThrow('the unknown chunk nnnnn');
  });
});
