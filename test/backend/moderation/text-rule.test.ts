import { checkText, tidyText } from '../../../backend/moderation/text-rule.ts';

const BOUNDS = { least: 10, most: 300 };

test.each([
  'Does the 30 lb bag have a zip closure?',
  'My dog is 4.5 years old and weighs 22.5 pounds. Which size?',
  'Is it OK for a Shih Tzu, or a Cocker Spaniel?',
  'Is the UVB bulb T5 or T8?',
])('[PRO-05] publishes "%s"', (text) => {
  expect(checkText(text, BOUNDS)).toEqual({ kind: 'published' });
});

test.each([
  ['link', 'It is cheaper at https://elsewhere.example/x'],
  ['link', 'Buy it on pets4less.com instead, it is cheaper'],
  ['contact', 'Write to me at pat@example.test please'],
  ['contact', 'Call me on (619) 555-0123 in the evening'],
  ['language', 'This is a piece of sh1t if you ask me'],
  ['shouting', 'WHY DOES NOBODY ANSWER MY QUESTION HERE'],
])('[PRO-05] holds a text with %s: "%s"', (reason, text) => {
  expect(checkText(text, BOUNDS)).toEqual({ kind: 'held', reasons: [reason] });
});

test.each(['Why?', '?'.repeat(50), 'x'.repeat(301), ''])('[PRO-05] refuses "%s"', (text) => {
  expect(checkText(text, BOUNDS)).toEqual({ kind: 'refused' });
});

test('[PRO-05] removes what cannot be seen, and spaces that say nothing', () => {
  expect(tidyText(' a\u0000b\u202e \t c\r\n\r\n\r\n\r\nd ')).toBe('ab c\n\nd');
});
