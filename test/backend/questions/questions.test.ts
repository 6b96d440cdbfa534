import { startBackend, type BackendUnderTest } from '../commerce/support/backend-under-test.ts';
import type { Browser } from '../commerce/support/browser.ts';

const KEY = 'a-key-of-the-shop-for-questions-0001';
const BY_PRODUCT = 'x_questions/byProduct/22000';

let backend: BackendUnderTest;
beforeEach(async () => {
  backend = await startBackend({ resetLimit: 1_000, outbox: true, questionsKey: KEY });
});
afterEach(() => backend.close());

const ask = (browser: Browser, text: string) => browser.post(BY_PRODUCT, { text });

const gateway = (method: 'GET' | 'POST', path: string, payload?: object, key = KEY) =>
  backend.app.inject({
    method,
    url: `/questions/v1/${path}`,
    headers: { authorization: `Bearer ${key}` },
    ...(payload === undefined ? {} : { payload }),
  });

test('[PRO-05] a held question is shown when the shop has published it, and can then be answered by the shop', async () => {
  const member = await backend.registered('asks@example.test');
  expect((await ask(member, 'Is it cheaper at www.elsewhere.example?')).body.status).toBe('held');
  expect((await member.get(BY_PRODUCT)).body.recordSetTotal).toBe(0);
  const { heldQuestions } = (await gateway('GET', 'open')).json<{
    heldQuestions: readonly { readonly id: number; readonly heldFor: string }[];
  }>();
  expect(heldQuestions).toMatchObject([{ heldFor: 'link' }]);
  const id = heldQuestions[0]?.id ?? 0;
  expect((await member.post(`x_questions/${id}/x_answer`, { text: 'No' })).status).toBe(404);
  expect((await gateway('POST', `questions/${id}/publish`)).statusCode).toBe(200);
  expect((await gateway('POST', `questions/${id}/answer`, { text: 'Our price is the lowest.' })).statusCode).toBe(200);
  const { body } = await (await backend.guest()).get(`${BY_PRODUCT}?search=lowest`);
  expect(body.x_questions[0].answers).toMatchObject([{ isShop: 'true', text: 'Our price is the lowest.' }]);
});

test('[PRO-05] a rejected answer is not shown', async () => {
  const member = await backend.registered('asks@example.test');
  await ask(member, 'Does it fit a small crate?');
  const { questionId } = (await member.get(BY_PRODUCT)).body.x_questions[0];
  await member.post(`x_questions/${questionId}/x_answer`, { text: 'Yes, it does.' });
  const { answer_id: id } = await backend.database
    .selectFrom('product_answer')
    .select('answer_id')
    .executeTakeFirstOrThrow();
  await gateway('POST', `answers/${id}/reject`);
  expect((await member.get(BY_PRODUCT)).body.x_questions[0]).toMatchObject({ answerCount: 0, answers: [] });
});

test('[PRO-05] cached pages are rendered again after a decision and an answer of the shop, not after each post', async () => {
  const member = await backend.registered('asks@example.test');
  const path = '/search/resources/store/10151/sitecontent/catalogueVersion';
  const version = async (): Promise<string> => (await backend.app.inject(path)).json<{ version: string }>().version;
  const seen = [await version()];
  const changes = async (): Promise<boolean> => {
    seen.push(await version());
    return seen.at(-1) !== seen.at(-2);
  };
  await ask(member, 'Does it fit a small crate?');
  expect(await changes()).toBe(false);
  const { questionId } = (await member.get(BY_PRODUCT)).body.x_questions[0];
  await gateway('POST', `questions/${questionId}/answer`, { text: 'It does.' });
  expect(await changes()).toBe(true);
  await gateway('POST', `questions/${questionId}/reject`);
  expect(await changes()).toBe(true);
  await gateway('POST', `questions/${questionId}/reject`);
  expect(await changes()).toBe(false);
  await gateway('POST', `questions/${questionId}/publish`);
  expect(await changes()).toBe(true);
});

test('[PRO-05] a rejected text stays rejected when it is sent again, and its author’s next texts there wait', async () => {
  const [member, other] = [await backend.registered('asks@example.test'), await backend.registered('b@example.test')];
  await ask(member, 'Does it fit a small crate?');
  const questions = async () => (await other.get(BY_PRODUCT)).body.x_questions;
  const [{ questionId }] = await questions();
  const answer = (text: string, browser = member) => browser.post(`x_questions/${questionId}/x_answer`, { text });
  await answer('Yes, it does.');
  const { answer_id: answerId } = await backend.database
    .selectFrom('product_answer')
    .select('answer_id')
    .executeTakeFirstOrThrow();
  await gateway('POST', `answers/${answerId}/reject`);
  expect((await answer('Yes, it does.')).body.status).toBe('rejected');
  expect((await answer('Yes, it does!')).body.status).toBe('held');
  expect((await answer('Yes, it does.', other)).body.status).toBe('published');
  await gateway('POST', `questions/${questionId}/reject`);
  const lastWeek = { created_at: backend.now() - 7 * 86_400_000 };
  await backend.database.updateTable('product_question').set(lastWeek).execute();
  expect((await ask(member, 'Does it fit a small crate?')).body.status).toBe('rejected');
  expect((await ask(member, 'Does it fit a small crate, please?')).body.status).toBe('held');
  expect((await ask(other, 'Does it fit a small crate?')).body.status).toBe('published');
});

test('[PRO-05] the shop needs its key, and unknown texts are not found', async () => {
  expect((await gateway('GET', 'open', undefined, 'wrong')).statusCode).toBe(401);
  expect((await gateway('POST', 'questions/999/publish')).statusCode).toBe(404);
  expect((await gateway('POST', 'answers/x/reject')).statusCode).toBe(404);
});

test('[PRO-05] texts that are too short or too long, and too many of a day, are refused', async () => {
  const member = await backend.registered('asks@example.test');
  expect((await ask(member, 'Why?')).error).toMatchObject({ parameters: ['text'] });
  expect((await ask(member, 'why '.repeat(100))).status).toBe(400);
  for (let number = 0; number < 30; number += 1) await ask(member, `Does it fit a crate of ${number} inches?`);
  expect((await ask(member, 'And one more question today?')).status).toBe(429);
});

test('[PRO-05] the development page shows what waits, and answers as the shop', async () => {
  const member = await backend.registered('asks@example.test');
  await ask(member, 'Does it fit a <b>small</b> crate?');
  const page = await backend.app.inject({ url: '/dev/questions' });
  expect(page.body).toContain('Does it fit a &lt;b&gt;small&lt;/b&gt; crate?');
  const { question_id: id } = await backend.database
    .selectFrom('product_question')
    .select('question_id')
    .executeTakeFirstOrThrow();
  const post = (site: string) =>
    backend.app.inject({
      method: 'POST',
      url: `/dev/questions/questions/${id}/answer`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
      payload: 'text=It+does.',
    });
  expect((await post('cross-site')).statusCode).toBe(403);
  expect((await post('same-origin')).statusCode).toBe(303);
  expect((await member.get(BY_PRODUCT)).body.x_questions[0].answers[0]).toMatchObject({ text: 'It does.', author: '' });
});

test('[PRO-05] a question with answers of others outlives its account without a name; its own answers do not', async () => {
  const [gone, other] = [await backend.registered('gone@example.test'), await backend.registered('stays@example.test')];
  await ask(gone, 'Does it fit a small crate?');
  await ask(gone, 'Nobody will answer this one, right?');
  const read = async () => (await other.get(BY_PRODUCT)).body.x_questions;
  const { questionId } = (await read()).find(({ text }: { text: string }) => text.includes('crate'));
  await other.post(`x_questions/${questionId}/x_answer`, { text: 'Yes, it does.' });
  await gone.post(`x_questions/${questionId}/x_answer`, { text: 'Thank you all.' });
  const { status } = await gone.post('person/@self/x_delete', { logonPassword: 'Pawsome123' });
  expect(status).toBe(200);
  expect(await read()).toMatchObject([
    { text: 'Does it fit a small crate?', author: '', answerCount: 1, answers: [{ text: 'Yes, it does.' }] },
  ]);
});
