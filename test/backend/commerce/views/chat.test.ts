import { startBackend, type BackendUnderTest } from '../support/backend-under-test.ts';
import { readSeedPages } from '../../../../backend/content/seed-pages.ts';
import { CARE_CALL, CARE_TELEPHONE, careText } from '../../../../backend/chat/customer-care.ts';

let backend: BackendUnderTest;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

const ask = (question: unknown) => backend.browser().post('x_chat/answer', { question });

test.each([
  ['How long does delivery take?', '/shipping', /3 business days/],
  ['how much is shipping', '/shipping', /\$5\.99/],
  ['Can I return an opened bag of food?', '/returns', /./],
  ['What is your return policy?', '/returns', /./],
  ['where is my order', '/help', /order number/],
  ['do you have a phone number', '/contact-us', /Calls are free/],
  ['how do i cancel repeat delivery', '/shop/en/petcostore/s/repeat-delivery', /./],
  ['curbside pickup', '/shop/en/petcostore/s/curbside-pickup', /./],
  ['Are you hiring?', '/shop/en/petcostore/s/careers', /./],
])('[HDR-03] answers “%s” from the page %s', async (question, path, text) => {
  const { status, body } = await ask(question);
  expect([status, body.x_chatAnswer]).toEqual([
    200,
    { found: 'true', text: expect.stringMatching(text), links: expect.any(Array) },
  ]);
  expect(body.x_chatAnswer.links[0].url).toBe(path);
});

test.each([
  'Who is the president?',
  'Do you sell cars?',
  'do you ship to canada',
  'hi',
  '???',
  'constructor __proto__',
])('[HDR-03] has no answer to “%s” and leads to people', async (question) => {
  expect((await ask(question)).body.x_chatAnswer).toEqual({
    found: 'false',
    links: [
      { text: 'Call 1-800-555-0142', url: 'tel:+18005550142' },
      { text: 'Contact us', url: '/contact-us' },
    ],
  });
});

test.each([undefined, '', 5, ['a'], 'x'.repeat(301)])('[HDR-03] refuses the question %j', async (question) => {
  const { status, error } = await ask(question);
  expect([status, error.parameters.join()]).toEqual([400, expect.stringMatching(/^question/)]);
});

test.each([
  ['on a weekday', '2026-11-23T20:00:00Z', 'We’re open until 9 p.m. Eastern time.'],
  ['before the first hour', '2026-11-23T11:00:00Z', 'We open at 8 a.m. Eastern time today.'],
  ['on a weekend', '2026-11-22T15:00:00Z', 'We’re open until 6 p.m. Eastern time.'],
  ['after the last hour', '2026-11-22T03:00:00Z', 'We open at 9 a.m. Eastern time tomorrow.'],
  ['at midnight', '2026-11-23T05:00:00Z', 'We open at 8 a.m. Eastern time today.'],
])('[HDR-03] says when customer care answers %s', (_case, moment, hours) => {
  expect(careText(Date.parse(moment))).toBe(`Call 1-800-555-0142. ${hours}`);
});

test('[HDR-03] sends when customer care answers, which caches may keep for half a minute', async () => {
  const { body, headers } = await backend.browser().get('x_chat/care');
  expect(body.x_chatCare.text).toMatch(/^Call 1-800-555-0142\. We/);
  expect(headers['cache-control']).toContain('max-age=30');
});

test('[HDR-03] the hours and the number are those of the contact page', () => {
  const page = readSeedPages().find(({ path }) => path === '/contact-us');
  expect(page?.actions?.[0]).toEqual({ text: `Call ${CARE_TELEPHONE}`, url: CARE_CALL });
  expect(page?.sections[0]?.list).toEqual([
    'Monday to Friday: 8 a.m. to 9 p.m. Eastern time',
    'Saturday and Sunday: 9 a.m. to 6 p.m. Eastern time',
  ]);
});

test('[HDR-03] a stranger may ask thirty times a minute', async () => {
  const one = await startBackend();
  const statuses = [];
  for (let turn = 0; turn < 31; turn += 1) {
    statuses.push((await one.browser().post('x_chat/answer', { question: 'returns' })).status);
  }
  await one.close();
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
});
