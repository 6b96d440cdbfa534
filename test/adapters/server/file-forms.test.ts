import Fastify, { type FastifyInstance } from 'fastify';
import { readFileForm, takesFiles } from '../../../adapters/server/requests/file-forms';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await takesFiles(app);
  app.post('/form', async (request) => [...(await readFileForm(request))]);
});
afterAll(() => app.close());

const BOUNDARY = 'a-boundary';
const field = (name: string, value: string): string =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, value: string): string =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n${value}\r\n`;

const post = async (...parts: ReadonlyArray<string>) => {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/form',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: `${parts.join('')}--${BOUNDARY}--\r\n`,
  });
  return [statusCode, statusCode === 200 ? (JSON.parse(body) as unknown) : undefined];
};

const SIX_MB = 6 * 1024 * 1024;

test('[ACC-04] reads the fields, and a file in base64', async () => {
  expect(await post(field('name', 'Bella é'), file('photo', 'bytes'))).toEqual([
    200,
    [
      ['name', 'Bella é'],
      ['photo', Buffer.from('bytes').toString('base64')],
    ],
  ]);
});

test('[ACC-04] a form without a chosen file has no such field', async () => {
  expect(await post(field('name', 'Bella'), file('photo', ''))).toEqual([200, [['name', 'Bella']]]);
});

test('[ACC-04] a file that is too large is refused by its reader, and the fields stay', async () => {
  expect(await post(field('name', 'Bella'), file('photo', 'x'.repeat(SIX_MB + 1)))).toEqual([
    200,
    [
      ['name', 'Bella'],
      ['photo', '-'],
    ],
  ]);
});

test('[ACC-04] refuses more fields and files than a form has', async () => {
  const many = Array.from({ length: 31 }, (_, index) => field(`field${index}`, 'x'));
  expect(await post(...many)).toEqual([413, undefined]);
  expect(await post(file('photo', 'one'), file('photo', 'two'))).toEqual([413, undefined]);
});

test.each(['nonsense', `--${BOUNDARY}\r\ncontent-disposition: form-data; name="a"\r\n\r\nwithout an end`])(
  '[ACC-04] refuses a body that is no form: %j',
  async (payload) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/form',
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      payload,
    });
    expect(statusCode).toBe(400);
  },
);
