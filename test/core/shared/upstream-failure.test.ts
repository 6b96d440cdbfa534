import { isRefusedWith } from '../../../core/shared/upstream-failure';
import { aRefusal, anUnintelligible, anUnreachable } from '../../builders/upstream-failure';

const RULE = ['2550', 'CWXFR0222E'];

test.each([
  ['its error code', aRefusal({ codes: ['2550', '_ERR_OTHER'] }), true],
  ['its error key', aRefusal({ codes: ['1011', 'CWXFR0222E'] }), true],
  ['another code', aRefusal({ codes: ['2030', '_ERR_AUTHENTICATION_ERROR'] }), false],
  ['a part of a code', aRefusal({ codes: ['25500'] }), false],
  ['no code', aRefusal({ codes: [] }), false],
])('[CRT-03] a refusal is matched by %s', (_case, failure, isMatch) => {
  expect(isRefusedWith(failure, RULE)).toBe(isMatch);
});

test.each([anUnreachable(), anUnintelligible(), { kind: 'empty-term' }])(
  '[CRT-03] a failure of kind $kind is no refusal',
  (failure) => {
    expect(isRefusedWith(failure, RULE)).toBe(false);
  },
);
