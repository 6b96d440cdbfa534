import fc from 'fast-check';
import { decodePageData } from '../../ui/page/decode-page-data';
import { makePageJson } from '../../composition/rendering/page-json';

test('[PLT-03] reads back any data, with and without cached parts', () => {
  const write = makePageJson();
  fc.assert(
    fc.property(fc.json({ maxDepth: 8 }), (json) => {
      const data: unknown = JSON.parse(json);
      expect(decodePageData(JSON.parse(write(data)))).toEqual(data);
      expect(decodePageData(JSON.parse(write({ again: [data, data], none: undefined })))).toEqual({
        again: [data, data],
      });
    }),
  );
});

test('[PLT-03] omits undefined in objects and writes null in lists', () => {
  expect(makePageJson()({ a: undefined, b: [undefined, 1], c: { d: { e: { f: { g: undefined } } } } })).toBe(
    '{"b":[null,1],"c":{"d":{"e":{"f":{}}}}}',
  );
});

test('[PLT-03] no name or text of any depth ends the script', () => {
  const evil = '</script><!--\u2028\u2029';
  const deep = [[[[[[evil]]]]]];
  const text = makePageJson()({ [evil]: evil, deep });
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({ [evil]: evil, deep });
});

test('[PLT-03] serialises a repeated object once', () => {
  let reads = 0;
  const part = {
    get name(): string {
      reads += 1;
      return 'Bone';
    },
  };
  const write = makePageJson();
  expect(write({ page: 1, part })).toBe('{"page":1,"part":{"name":"Bone"}}');
  expect(write({ page: 2, part })).toBe('{"page":2,"part":{"name":"Bone"}}');
  expect(reads).toBe(1);
});

test('[PLT-03] serialises a new list of the same objects once, and a list of others again', () => {
  let reads = 0;
  const tile = (label: string) => ({
    get name(): string {
      reads += 1;
      return label;
    },
    id: label.length,
  });
  const [bone, ball, rope] = [tile('Bone'), tile('Ball'), tile('Catnip')];
  const write = makePageJson();
  const first = write({ page: 1, tiles: [bone, ball] });
  const before = reads;
  expect(write({ page: 1, tiles: [bone, ball] })).toBe(first);
  expect(reads).toBe(before);
  expect(decodePageData(JSON.parse(write({ tiles: [bone, rope] })))).toEqual({
    tiles: [
      { name: 'Bone', id: 4 },
      { name: 'Catnip', id: 6 },
    ],
  });
  expect(decodePageData(JSON.parse(write({ tiles: [bone] })))).toEqual({ tiles: [{ name: 'Bone', id: 4 }] });
});
