import { rawRequest } from './raw-http';

/** Bytes that a server must survive, with a description. */
export type HostileBytes = readonly [name: string, bytes: string, leaves?: boolean];

const TARGETS: ReadonlyArray<string> = [
  '*',
  '*%',
  '%',
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/%00',
  '/a%2',
  '@evil.example/%',
  ':99999/%',
  '?%',
  '#',
  '//',
  '///%',
  '//evil.example/%zz',
  '/\\evil.example/%',
  'http://evil.example/',
  'http://evil.example/%',
  'http://[::1/%',
  'http://',
  '/a?%',
  '/a?b=%zz&%%%',
  '/../../etc/passwd%',
  '/assets/%',
  '/assets/..%2f..%2fetc%2fpasswd',
  '/assets/%00.js',
  '/images/%zz',
  '/images/products/%00.avif',
  '/images/products/a.avif?width=%',
  '/maps/us/%.svg',
  '/api/%',
  '/api/wcs/resources/store/10151/espot/%zz',
  '/wcs/resources/store/10151/espot/%zz',
  `/${'a'.repeat(8_000)}`,
  `/${'%41'.repeat(3_000)}`,
  `/?${'a=1&'.repeat(3_000)}`,
  `/api/${'a/'.repeat(4_000)}`,
];

const METHODS: ReadonlyArray<string> = [
  'GET',
  'HEAD',
  'OPTIONS',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'TRACE',
  'PURGE',
  'M-SEARCH',
  'PROPFIND',
  'QUERY',
];

const HOSTS: ReadonlyArray<string> = [
  '',
  'x:99999',
  '[::1',
  '[::1]:99999',
  '1.2.3.4.5',
  'a b',
  '%',
  'user@host',
  'x:',
  ':80',
  '..',
  '"><script>',
  'h\u00e9.example',
  'a,b',
  `${'a'.repeat(5_000)}.example`,
];

const FORWARDED: ReadonlyArray<Readonly<Record<string, string>>> = [
  { 'x-forwarded-host': '[::1' },
  { 'x-forwarded-host': 'x:99999' },
  { 'x-forwarded-host': ',' },
  { 'x-forwarded-proto': 'ht tp' },
  { 'x-forwarded-proto': 'javascript' },
  { 'x-forwarded-proto': ':' },
  { 'x-forwarded-for': 'nowhere' },
  { 'x-forwarded-for': ':::::::' },
  { 'x-forwarded-for': '1.2.3.4, , ,,' },
  { 'x-forwarded-for': `${'1.2.3.4,'.repeat(500)}` },
  { 'x-akamai-edgescape': 'lat=%,long=%,zip=\u00ff' },
];

const HEADERS: ReadonlyArray<Readonly<Record<string, string>>> = [
  { cookie: '=;;;=%' },
  { cookie: 'WC_AUTHENTICATION_1=%00%ff' },
  { accept: ',;q=,*/*;q=zz' },
  { 'accept-encoding': 'br;q=nan,\u00ff' },
  { 'if-none-match': '"' },
  { 'if-modified-since': 'never' },
  { range: 'bytes=9-1' },
  { 'accept-version': '%' },
  { referer: 'http://[' },
  { origin: 'http://[' },
  { expect: 'the unexpected' },
  { expect: '100-continue' },
  { upgrade: 'websocket', connection: 'upgrade' },
  { upgrade: 'h2c', connection: 'Upgrade, HTTP2-Settings', 'http2-settings': '%' },
  { 'x-http-method-override': '%' },
  { 'content-length': '-1' },
  { 'content-length': '1e9' },
  { 'transfer-encoding': 'gzip' },
  { 'x-padding': 'a'.repeat(60_000) },
];

const JSON_TYPE = { 'content-type': 'application/json' };

/** Invalid requests, grouped by fault. A server refuses each one or closes the connection, and keeps serving. */
export const HOSTILE_REQUESTS: Readonly<Record<string, ReadonlyArray<HostileBytes>>> = {
  'invalid targets': TARGETS.map((target) => [`GET ${target.slice(0, 40)}`, rawRequest(`GET ${target} HTTP/1.1`)]),
  'unsupported methods': METHODS.flatMap((method) =>
    ['*', '*%', '/%', '/a'].map((target): HostileBytes => [
      `${method} ${target}`,
      rawRequest(`${method} ${target} HTTP/1.1`),
    ]),
  ),
  'invalid hosts': HOSTS.flatMap((host) =>
    ['/', '/%', '*%', '/robots.txt', '/api/%', '/images/%', '/a?b=c'].map((target): HostileBytes => [
      `host ${host.slice(0, 20)} at ${target}`,
      rawRequest(`GET ${target} HTTP/1.1`, { host }),
    ]),
  ),
  'invalid headers': [...FORWARDED, ...HEADERS].flatMap((headers) =>
    ['/a', '/%', '/readyz', '/images/products/a.avif'].map((target): HostileBytes => [
      `${JSON.stringify(headers).slice(0, 60)} at ${target}`,
      rawRequest(`GET ${target} HTTP/1.1`, headers),
    ]),
  ),
  'posts with invalid headers': FORWARDED.map((headers) => [
    `a post with ${JSON.stringify(headers).slice(0, 60)}`,
    rawRequest('POST /api/log-error HTTP/1.1', { ...headers, ...JSON_TYPE, 'content-length': '2' }, '{}'),
  ]),
  'bytes that are not a request': [
    ['no host in HTTP/1.1', 'GET / HTTP/1.1\r\n\r\n'],
    ['no host in HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n'],
    ['no host and a bad path in HTTP/1.0', 'GET /% HTTP/1.0\r\n\r\n'],
    ['an asterisk in HTTP/1.0', 'OPTIONS *% HTTP/1.0\r\n\r\n'],
    ['two hosts', 'GET /% HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n'],
    ['CONNECT', rawRequest('CONNECT evil.example:443 HTTP/1.1')],
    ['CONNECT to nothing', rawRequest('CONNECT % HTTP/1.1')],
    ['no HTTP at all', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\r\n\r\n'],
    ['null bytes', '\u0000\u0000\u0000\u0000\r\n\r\n'],
    ['a null byte in the target', 'GET /\u0000 HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['a null byte in a header', 'GET / HTTP/1.1\r\nhost: a\r\nx: \u0000\r\n\r\n'],
    ['a letter beyond ASCII in the target', 'GET /\u00e9% HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'],
    ['a request line without a version', 'GET /\r\n\r\n'],
    ['another version', 'GET / HTTP/9.9\r\nhost: a\r\n\r\n'],
    ['HTTP/2 over plain text', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a header without a colon', 'GET / HTTP/1.1\r\nhost: a\r\nnonsense\r\n\r\n'],
    ['oversized headers', rawRequest('GET / HTTP/1.1', { x: 'a'.repeat(200_000) })],
    ['too many headers', `GET / HTTP/1.1\r\nhost: a\r\n${'a: b\r\n'.repeat(5_000)}\r\n`],
    ['two lengths', 'POST /a HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'],
    [
      'a length and chunks',
      'POST /a HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['chunks without a size', 'POST /a HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n'],
    ['a body shorter than its length', rawRequest('POST /cart HTTP/1.1', { 'content-length': '50' }, 'short'), true],
    ['a body longer than its length', rawRequest('POST /cart HTTP/1.1', { 'content-length': '1' }, 'much longer')],
    ['a GET request with a body', rawRequest('GET / HTTP/1.1', { 'content-length': '3' }, 'abc')],
    ['half of a request line', 'GET /a', true],
    ['half of a head', 'GET / HTTP/1.1\r\nhost:', true],
    ['a shopper who leaves at once', rawRequest('GET /a HTTP/1.1'), true],
    ['a shopper who leaves a picture', rawRequest('GET /images/products/a.avif HTTP/1.1'), true],
    [
      'a body in an unknown encoding',
      rawRequest('POST /cart HTTP/1.1', { 'content-encoding': 'x', 'content-length': '1' }, 'a'),
    ],
    ['invalid JSON', rawRequest('POST /api/log-error HTTP/1.1', { ...JSON_TYPE, 'content-length': '1' }, '{')],
    [
      'an invalid content type',
      rawRequest('POST /cart HTTP/1.1', { 'content-type': ';;=', 'content-length': '1' }, 'a'),
    ],
    [
      'many bad requests in one connection',
      Array.from({ length: 30 }, () => rawRequest('GET /% HTTP/1.1', { connection: 'keep-alive' })).join(''),
      true,
    ],
    [
      'good and bad requests in one connection',
      rawRequest('GET /a HTTP/1.1', { connection: 'keep-alive' }) + rawRequest('GET *% HTTP/1.1') + 'nonsense\r\n\r\n',
    ],
  ],
};
