import fc from 'fast-check';
import { makePageJson } from '../../composition/rendering/page-json';

test('[PLT-03] any data reads back the same, the first time and when its parts are known', () => {
  const write = makePageJson();
  fc.assert(
    fc.property(fc.json({ maxDepth: 8 }), (json) => {
      const data: unknown = JSON.parse(json);
      expect(JSON.parse(write(data))).toEqual(data);
      expect(JSON.parse(write({ again: [data, data], none: undefined }))).toEqual({ again: [data, data] });
    }),
  );
});

test('[PLT-03] what has no text is left out of objects and empty in lists', () => {
  expect(makePageJson()({ a: undefined, b: [undefined, 1], c: { d: { e: { f: { g: undefined } } } } })).toBe(
    '{"b":[null,1],"c":{"d":{"e":{"f":{}}}}}',
  );
});

test('[PLT-03] nothing in it ends a script, in names and texts of any depth', () => {
  const evil = '</script><!--\u2028\u2029';
  const deep = [[[[[[evil]]]]]];
  const text = makePageJson()({ [evil]: evil, deep });
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({ [evil]: evil, deep });
});

test('[PLT-03] a part that comes again as the same object is not read again', () => {
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
