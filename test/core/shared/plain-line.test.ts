import { plainLine } from '../../../core/shared/plain-line';

test.each([
  ['  does it\n\nglow? ', 'does it glow?'],
  ['\u0000', ''],
  ['non\u0000toxic\u007f', 'non toxic'],
  ['', ''],
])('[PLT-04] %j becomes %j', (typed, line) => {
  expect(plainLine(typed, 60)).toBe(line);
});

test('[PLT-04] a long text is cut between characters', () => {
  expect(plainLine('🐕'.repeat(100), 3)).toBe('🐕');
  expect(plainLine('🐕'.repeat(500), 4)).toBe('🐕🐕');
  expect(plainLine('ab cd', 3)).toBe('ab');
});
