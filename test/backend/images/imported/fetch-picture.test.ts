import { makePictureFetcher, type PictureFetcher } from '../../../../backend/images/imported/fetch-picture';
import { openPictureHost, plain, type Respond, type PictureHost } from '../../../support/picture-host';

let host: PictureHost;
let inside: PictureHost;
const fetchers: PictureFetcher[] = [];

const open = (options: Partial<Parameters<typeof makePictureFetcher>[0]> = {}): PictureFetcher => {
  const fetcher = makePictureFetcher({
    trustedHosts: new Set([host.host]),
    maxFileBytes: 100_000,
    connectionsPerHost: 2,
    ...options,
  });
  fetchers.push(fetcher);
  return fetcher;
};

beforeEach(async () => {
  [host, inside] = await Promise.all([openPictureHost(), openPictureHost()]);
});

afterEach(async () => {
  await Promise.all(fetchers.splice(0).map((fetcher) => fetcher.close()));
  await Promise.all([host.close(), inside.close()]);
});

const reasonOf = async (address: string, fetcher = open()): Promise<string> => {
  const response = await fetcher.fetch(address);
  return response.kind === 'failed' ? response.reason : response.kind;
};

const redirectTo =
  (location: string, status = 302): Respond =>
  (_request, response) =>
    void response.writeHead(status, { location }).end();

test('[PLT-04] returns a picture with its server’s validators', async () => {
  const picture = await plain(20, 20).jpeg().toBuffer();
  const address = host.serves('/a.jpg', (_request, response) =>
    response.writeHead(200, { etag: '"one"', 'last-modified': 'Sat, 05 Jan 2030 00:00:00 GMT' }).end(picture),
  );
  expect(await open().fetch(address)).toEqual({
    kind: 'fetched',
    bytes: picture,
    validators: { etag: '"one"', lastModified: 'Sat, 05 Jan 2030 00:00:00 GMT' },
  });
});

test('[PLT-04] does not transfer an unchanged picture again', async () => {
  const address = host.serves('/a.jpg', (request, response) =>
    response.writeHead(request.headers['if-none-match'] === '"one"' ? 304 : 500).end(),
  );
  expect(await open().fetch(address, { etag: '"one"', lastModified: null })).toEqual({ kind: 'unchanged' });
});

test.each([301, 302, 303, 307, 308])('[PLT-04] follows a redirect with %i', async (status) => {
  host.serves('/b.jpg', Buffer.from('the picture'));
  expect(await reasonOf(host.serves('/a.jpg', redirectTo('/b.jpg', status)))).toBe('fetched');
});

test('[PLT-04] follows at most five redirects', async () => {
  const address = host.serves('/a.jpg', redirectTo('/a.jpg'));
  expect(await reasonOf(address)).toBe('redirected more than 5 times');
  expect(host.requestedPaths).toHaveLength(6);
});

test.each<[string, string]>([
  ['to where [::1] is not on the public internet', 'http://[::1]:9/a.jpg'],
  ['to where 169.254.169.254 is not on the public internet', 'http://169.254.169.254/latest/meta-data/'],
  ['to where 10.0.0.1 is not on the public internet', 'http://167772161/a.jpg'],
  ['to where only http and https addresses are fetched', 'file:///etc/passwd'],
  ['to where the address holds a user name or password', 'http://pat:secret@img.example.test/a.jpg'],
  ['without a readable address', 'http://[/'],
])('[PLT-04] refuses a redirect: %s', async (reason, location) => {
  expect(await reasonOf(host.serves('/a.jpg', redirectTo(location)))).toBe(`redirected ${reason}`);
});

test('[PLT-04] refuses a redirect from a trusted host to another private one', async () => {
  const secret = inside.serves('/secret.jpg', Buffer.from('inside'));
  const address = host.serves('/a.jpg', redirectTo(secret));
  expect(await reasonOf(address)).toBe('redirected to where 127.0.0.1 is not on the public internet');
  expect(inside.requestedPaths).toEqual([]);
});

test.each([
  'http://127.0.0.1:PORT/a.jpg',
  'http://2130706433:PORT/a.jpg',
  'http://0x7f.1:PORT/a.jpg',
  'http://0177.0.0.1:PORT/a.jpg',
  'http://[::ffff:127.0.0.1]:PORT/a.jpg',
  'http://localhost:PORT/a.jpg',
])('[PLT-04] never requests %s', async (form) => {
  const address = form.replace('PORT', inside.host.slice('127.0.0.1:'.length));
  expect(await reasonOf(address)).toMatch(/^\S+ is not on the public internet$/);
  expect(inside.requestedPaths).toEqual([]);
});

test('[PLT-04] resolves a name once, in the checked look-up, so that a second result cannot differ', async () => {
  const responses = ['127.0.0.1', '8.8.8.8'];
  let looks = 0;
  const fetcher = open({
    resolveAll: (_hostname, _options, done) => done(null, [{ address: responses[looks++] ?? '8.8.8.8', family: 4 }]),
  });
  const port = inside.host.slice('127.0.0.1:'.length);
  expect(await reasonOf(`http://rebinding.example.test:${port}/a.jpg`, fetcher)).toBe(
    'rebinding.example.test is not on the public internet',
  );
  expect([looks, inside.requestedPaths]).toEqual([1, []]);
});

test('[PLT-04] refuses a file above the limit, with and without a Content-Length', async () => {
  const declared = host.serves('/told.jpg', Buffer.alloc(100_001));
  const undeclared = host.serves('/untold.jpg', (_request, response) => {
    response.write(Buffer.alloc(60_000));
    response.write(Buffer.alloc(60_000));
    // The response never ends; only the limit can stop it.
  });
  expect(await reasonOf(declared)).toBe('the file is larger than 0.1 MB');
  expect(await reasonOf(undeclared)).toBe('the file is larger than 0.1 MB');
});

test('[PLT-04] aborts a slow server, before its response and during it', async () => {
  const silent = host.serves('/silent.jpg', () => undefined);
  const dripping = host.serves('/dripping.jpg', (_request, response) => void response.write('one byte after'));
  const fetcher = open({ timeoutMs: 300 });
  expect(await fetcher.fetch(silent)).toEqual({ kind: 'failed', reason: 'no picture within 0.3 s', hostFailed: true });
  expect(await reasonOf(dripping, fetcher)).toBe('no picture within 0.3 s');
});

test.each([
  [404, false],
  [403, false],
  [204, false],
  [429, true],
  [503, true],
])('[PLT-04] refuses a response with status %i', async (status, hostFailed) => {
  const address = host.serves('/a.jpg', (_request, response) => response.writeHead(status).end());
  const result = await open().fetch(address);
  expect(result).toEqual({ kind: 'failed', reason: `the host answered ${status}`, hostFailed });
});

test('[PLT-04] reports an unreachable host and counts it as failing', async () => {
  await host.close();
  const response = await open().fetch(`${host.origin}/a.jpg`);
  expect(response).toEqual({
    kind: 'failed',
    reason: expect.stringContaining('could not be reached'),
    hostFailed: true,
  });
});

test('[PLT-04] reports a connection that breaks during the picture', async () => {
  const address = host.serves('/a.jpg', (_request, response) => {
    response.writeHead(200, { 'content-length': '5000' });
    response.write('half', () => response.destroy());
  });
  expect(await reasonOf(address)).toContain('could not be reached or broke off');
});
