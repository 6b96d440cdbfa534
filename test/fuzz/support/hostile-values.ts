import * as fc from 'fast-check';
import { anyUnicode } from '../../support/any-unicode';

const LONG = 1_000_000;

/** Texts that have broken servers before. */
export const TEXTS: ReadonlyArray<string> = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'Infinity',
  '9'.repeat(400),
  '0x10',
  '1,000',
  '1.0000000000000000000001',
  'null',
  'undefined',
  'true',
  '[object Object]',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '*',
  '.',
  '..',
  '../../etc/passwd',
  '..%2f..%2f',
  '%',
  '%zz',
  '%ed%a0%80',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202egpj.exe',
  'é'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(50),
  'İİİ',
  "' OR 1=1 --",
  '"; DROP TABLE product; --',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '${7*7}{{7*7}}',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'http://127.0.0.1:1/',
  '2026-02-30',
  '+1 (555) 555-0100',
  'a@b',
  '"'.repeat(50),
  '\\'.repeat(50),
  '\r\nset-cookie: a=b',
  '(((((((((((((((((((((((((((((',
  'AND OR NOT NEAR/1 "x" -y *',
];

/** Texts that are long in a way that slow expressions dislike; made anew, as they would otherwise fill the memory. */
const LONG_TEXTS: ReadonlyArray<() => string> = [
  () => 'a'.repeat(10_000),
  () => ' '.repeat(20_000),
  () => ', \t'.repeat(5_000),
  () => '-'.repeat(20_000),
  () => '<'.repeat(20_000),
  () => 'a@'.repeat(10_000),
  () => '0'.repeat(20_000),
  () => '\ud800'.repeat(5_000),
  () => 'x'.repeat(LONG),
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 4, arbitrary: anyUnicode({ maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(...LONG_TEXTS).map((make) => make()) },
);

const nested = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Values of the wrong type, and objects whose conversion to text or to a number fails. */
export const VALUES: ReadonlyArray<() => unknown> = [
  () => null,
  () => true,
  () => false,
  () => 0,
  () => -1,
  () => 1.5,
  () => 1e308,
  () => Number.MAX_SAFE_INTEGER + 2,
  () => [],
  () => [[]],
  () => [null],
  () => {
    return {};
  },
  () => JSON.parse('{"toString":1,"valueOf":1}'),
  () => JSON.parse('{"__proto__":{"isAdmin":true}}'),
  () => JSON.parse('{"constructor":{"prototype":{"x":1}}}'),
  () => ({ length: -1 }),
  () => ({ then: 1 }),
  () => ({ toJSON: 'x' }),
  () => nested(60),
  () => nested(3_000),
  () => Array.from({ length: 3_000 }, (_, index) => index),
  () => Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`k${index}`, index])),
];

/** Anything that JSON can carry. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...VALUES).map((make) => make()) },
  { weight: 3, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Bodies that are no JSON, or JSON of an unexpected kind. */
export const hostileBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('', '{', '[', '"', 'null', '0', '"x"', '[]', '{}', 'NaN', '{"a":}', "{'a':1}", '{"a":1}}', '\u0000'),
  fc.constantFrom(
    '{"__proto__":1}',
    '{"constructor":1}',
    '{"a":1,"a":2}',
    '\ufeff{}',
    '[1,2',
    'a=b&a[]=c&__proto__[x]=1',
  ),
  hostileText,
);

export const HEADERS: ReadonlyArray<readonly [string, string]> = [
  ['accept', 'application/json'],
  ['accept', 'image/avif;q=x,,*/*;q=9'],
  ['accept-encoding', 'zstd;q=-1, br;q=2, *'],
  ['accept-language', 'xx-'.repeat(300)],
  ['authorization', 'Bearer '],
  ['authorization', 'Basic %%%'],
  ['cache-control', 'no-cache, max-age=-1'],
  ['content-type', 'text/plain'],
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', 'multipart/form-data; boundary='],
  ['content-type', 'application/x-www-form-urlencoded'],
  ['content-type', '/'],
  ['content-encoding', 'gzip'],
  ['cookie', '='.repeat(500)],
  ['cookie', 'WC_USERACTIVITY_1=%00; rUserType=R; WC_AUTHENTICATION_1=1%2Cx'],
  ['cookie', '__proto__=1; constructor=2; toString=3'],
  ['expect', '100-continue'],
  ['forwarded', 'for=";;;'],
  ['host', 'x:99999'],
  ['host', '[::1'],
  ['host', 'a b'],
  ['if-modified-since', 'Thu, 99 Foo 2026'],
  ['if-none-match', ', '.repeat(3_000)],
  ['if-none-match', 'W/"' + 'a'.repeat(3_000)],
  ['origin', 'null'],
  ['origin', 'https://evil.example'],
  ['purpose', 'prefetch'],
  ['range', 'bytes=9999999999999999999-'],
  ['range', 'bytes=0-0,1-1,2-2,-1'],
  ['referer', 'http://%/'],
  ['referer', 'x'.repeat(4_000)],
  ['sec-fetch-site', 'cross-site'],
  ['sec-purpose', 'prefetch;prerender'],
  ['te', 'trailers'],
  ['upgrade', 'h2c'],
  ['user-agent', ''],
  ['x-akamai-edgescape', 'lat=NaN,long=,zip=' + '+'.repeat(200)],
  ['x-forwarded-for', '1.2.3.4.5, unknown, ::ffff:999.1.1.1'],
  ['x-forwarded-host', '[::1'],
  ['x-forwarded-proto', 'gopher'],
  ['x-http-method-override', 'DELETE'],
  ['x-http-method-override', 'BREW'],
  ['x-request-id', '\t'],
];

/** How many characters a header has at most here; what a request has beside it fits in the 16 KiB of a head, too. */
export const MAX_HEADER_LENGTH = 10_000;

/** Values of the wrong kind for any header: several, names of prototypes, bytes that are half a character, long ones. */
export const HEADER_VALUES: ReadonlyArray<(longest: number) => string | ReadonlyArray<string>> = [
  () => ['a', 'b'],
  () => '__proto__',
  () => '\u00ed\u00a0\u0080',
  (longest) => 'x'.repeat(longest),
];

/** The headers that servers read, but for those that say how a message is framed. */
export const READ_HEADERS = {
  /** By these a request may be refused before its route reads anything else. */
  deciding: [
    'accept',
    'authorization',
    'content-type',
    'cookie',
    'host',
    'origin',
    'sec-fetch-site',
    'x-api-key',
    'x-http-method-override',
  ],
  others: [
    'accept-encoding',
    'accept-language',
    'cache-control',
    'if-modified-since',
    'if-none-match',
    'purpose',
    'range',
    'referer',
    'sec-purpose',
    'user-agent',
    'x-akamai-edgescape',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-request-id',
  ],
} as const;

/** Texts for each field that takes one: halves of characters, and as long as a body may be in most places. */
export const LONG_FIELDS: ReadonlyArray<() => string> = [
  () => '\ud800',
  () => 'a\udfff\ud800b',
  () => 'x'.repeat(30_000),
];

/** Longer than any body may be: servers refuse it before they read any field. */
export const TOO_LONG = (): string => 'x'.repeat(LONG);
