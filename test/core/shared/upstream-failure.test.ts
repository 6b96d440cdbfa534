import { hasFact } from '../../../core/shared/upstream-failure';
import { aRefusal, anUnintelligible, anUnreachable } from '../../builders/upstream-failure';

test.each([
  ['one of the facts', aRefusal({ facts: ['email-taken', 'session-over'] }), true],
  ['another fact', aRefusal({ facts: ['email-taken'] }), false],
  ['a code that reads like a fact', aRefusal({ codes: ['session-over'] }), false],
  ['no fact', aRefusal(), false],
])('[CRT-03] recognises a refusal by %s: %#', (_case, failure, isMatch) => {
  expect(hasFact(failure, 'session-over', 'identity-missing')).toBe(isMatch);
});

test.each([anUnreachable(), anUnintelligible(), { kind: 'empty-term' }])(
  '[CRT-03] a failure of kind $kind has no facts',
  (failure) => {
    expect(hasFact(failure, 'session-over')).toBe(false);
  },
);
