import { render, screen } from '@testing-library/react';
import { makeAnswerQuestion, makeAskQuestion } from '../../../../core/questions/post-text';
import { makeQuestionsAction } from '../../../../ui/pages/questions/questions-action';
import type { QuestionsData } from '../../../../ui/pages/questions/questions-data';
import { QuestionsPage } from '../../../../ui/pages/questions/questions-page';
import { FakeQuestions } from '../../../fakes/fake-questions';

const URL_PART = 'chew';
const PATH = '/shop/en/petcostore/product/chew/questions';

const data = (changes: Partial<QuestionsData> = {}): QuestionsData => ({
  product: { id: '22000', url: '/shop/en/petcostore/product/chew', name: 'Chew', image: undefined },
  search: '',
  page: 1,
  pages: 1,
  list: {
    total: 1,
    matching: 1,
    questions: [
      {
        id: '1',
        text: 'Does it float?',
        author: 'Pat',
        askedAt: Date.UTC(2030, 0, 5),
        answerCount: 1,
        answers: [{ id: '2', text: 'Yes.', author: undefined, isFromShop: true, answeredAt: undefined }],
      },
    ],
  },
  posted: undefined,
  refused: undefined,
  ...changes,
});

const show = (changes: Partial<QuestionsData>, isMember = true): void => {
  render(<QuestionsPage data={data(changes)} shop="Petco" isMember={isMember} canSignIn />);
};

test('[PRO-05] asking is offered after a search only', () => {
  show({});
  expect(screen.queryByLabelText('Your question')).toBeNull();
  show({ search: 'float in water' });
  expect(screen.getByLabelText('Your question')).toBeDefined();
});

test('[PRO-05] answers of the shop are marked, and names and dates are shown', () => {
  show({});
  expect(screen.getByText('Answer from Petco')).toBeDefined();
  expect(screen.getByText('Asked by Pat on Jan 5, 2030')).toBeDefined();
});

test('[PRO-05] guests are asked to sign in and come back to what they searched', () => {
  show({ search: 'float' }, false);
  const link = screen.getByRole('link', { name: 'Sign in to ask' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`URL=${PATH}?q=float`);
  expect(screen.queryByRole('textbox', { name: 'Your answer' })).toBeNull();
});

test('[PRO-05] a refused answer keeps its text, with the error beside it', () => {
  show({ refused: { questionId: '1', text: 'Y', errors: { text: 'Please write more.' }, problem: undefined } });
  const field = screen.getByLabelText<HTMLTextAreaElement>('Your answer');
  expect(field.defaultValue).toBe('Y');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.closest('details')?.open).toBe(true);
});

const post = (fake: FakeQuestions, form: Readonly<Record<string, string>>) =>
  makeQuestionsAction({
    askQuestion: makeAskQuestion({ gateway: fake }),
    answerQuestion: makeAnswerQuestion({ gateway: fake }),
  })(new URLSearchParams(form), { url: URL_PART })();

test('[PRO-05] the form asks, answers, and says what was sent', async () => {
  const fake = new FakeQuestions().hasProduct('22000').isUsedBy('Robin');
  const text = 'Does it float in deep water?';
  expect(await post(fake, { product: '22000', q: 'float', text })).toEqual({
    kind: 'see-other',
    url: `${PATH}?posted=question`,
  });
  expect(await post(fake, { question: '1', text: 'See https://x.example' })).toEqual({
    kind: 'see-other',
    url: `${PATH}?posted=answer-held`,
  });
});

test('[PRO-05] a guest who posts signs in first; a short text comes back', async () => {
  const sent = { product: '22000', q: 'float', text: 'Does it float?' };
  expect(await post(new FakeQuestions(), sent)).toMatchObject({
    kind: 'see-other',
    url: expect.stringContaining('/shop/LogonForm?URL='),
  });
  const fake = new FakeQuestions().hasProduct('22000').isUsedBy('Robin');
  expect(await post(fake, { ...sent, text: 'Why?' })).toMatchObject({
    kind: 'refused',
    status: 400,
    changes: { refused: { questionId: undefined, text: 'Why?', errors: { text: expect.any(String) } } },
  });
  expect(await post(fake, { question: '9', text: 'Yes' })).toMatchObject({ kind: 'refused', status: 404 });
});
