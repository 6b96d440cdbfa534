import fc from 'fast-check';
import { cleanQuestion, MAX_CHAT_LINES, MAX_QUESTION_LENGTH, withLines, type ChatLine } from '../../../core/chat/chat';
import { chatOf } from '../../../core/chat/chat-setup';
import type { StoreConfiguration } from '../../../core/configuration/store-configuration';
import { A_DEPLOYMENT } from '../../builders/chat-deployment';

const everything = (): boolean => true;
const lineOf = (text: string): ChatLine => ({ from: 'shopper', text, links: [] });

test('[CHT-01] a question has no spaces at its ends and at most 300 characters', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 700 }), (typed) => {
      const question = cleanQuestion(typed);
      expect(question).toBe(question.trim());
      expect(question.length).toBeLessThanOrEqual(MAX_QUESTION_LENGTH);
      expect(typed).toContain(question);
    }),
  );
});

test('[CHT-01] a conversation keeps its last 40 lines', () => {
  const talk = Array.from({ length: MAX_CHAT_LINES }, (_, index) => lineOf(String(index)));
  expect(withLines(talk, lineOf('next')).map(({ text }) => text)).toEqual([
    ...Array.from({ length: MAX_CHAT_LINES - 1 }, (_, index) => String(index + 1)),
    'next',
  ]);
});

test.each([
  ['OFF', A_DEPLOYMENT, undefined],
  [undefined, A_DEPLOYMENT, undefined],
  ['ON', A_DEPLOYMENT, { kind: 'salesforce', deployment: A_DEPLOYMENT }],
  ['ON', undefined, { kind: 'own-pages' }],
])('[CHT-02] with SF_CHAT_ENABLED %s and the deployment %j the chat is %j', (flag, deployment, expected) => {
  const configuration: StoreConfiguration = flag === undefined ? {} : { SF_CHAT_ENABLED: flag };
  expect(chatOf(deployment, configuration, everything)).toEqual(expected);
});

test('[CHT-02] there is no chat where nobody answers, or without the page that takes its place', () => {
  const on = { SF_CHAT_ENABLED: 'ON' };
  expect(chatOf(undefined, on, (capability) => capability !== 'chat-answers')).toBeUndefined();
  expect(chatOf(A_DEPLOYMENT, on, (capability) => capability !== 'content-pages')).toBeUndefined();
});
