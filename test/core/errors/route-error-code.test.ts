import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { routeErrorCode, routeRefusal, routeShopFact, type ErrorAction } from '../../../core/errors/route-error-code';

const CLEAR: ErrorAction = { kind: 'clear-rewards' };
const TO_LOGON: ErrorAction = { kind: 'sign-out', then: 'logon-form' };

describe.each(['checkout', 'other'] as const)('on a page of kind %s', (page) => {
  test.each(['2500', '2550', '2530', '2510', '2035', 'CWXFR0222E', 'CWXFR0223E'])(
    '[ERR-01] [ERR-05] code %s clears the rewards and leads to the sign-out page, then the logon form',
    (code) => expect(routeErrorCode(code, page)).toEqual([CLEAR, TO_LOGON]),
  );

  test('[ERR-02] code 2520 signs out and leads to the prohibited-character page: both readings', () => {
    expect(routeErrorCode('2520', page)).toEqual([CLEAR, { kind: 'sign-out', then: 'prohibited-character' }]);
  });

  test('[ERR-01] [ERR-02] code 2520 can be given either of its readings alone', () => {
    expect(routeErrorCode('2520', page, 'sign-out')).toEqual([CLEAR, TO_LOGON]);
    expect(routeErrorCode('2520', page, 'error-page')).toEqual([CLEAR, { kind: 'open', page: 'prohibited-character' }]);
  });

  test.each([
    ['2540', 'cross-site-request-forgery'],
    ['CMN1039E', 'cookie'],
  ])('[ERR-03] [ERR-05] code %s leads to the %s page', (code, errorPage) => {
    expect(routeErrorCode(code, page)).toEqual([CLEAR, { kind: 'open', page: errorPage }]);
  });
});

test.each(['CWXBB1011E', 'CWXFR0268E', 'CWXFR0200E', 'CWXFR0221E'])(
  '[ERR-04] code %s signs out at the checkout only',
  (code) => {
    expect(routeErrorCode(code, 'checkout')).toEqual([CLEAR, TO_LOGON]);
    expect(routeErrorCode(code, 'other')).toEqual([]);
  },
);

const KNOWN = ['2500', '2520', '2540', '2035', 'CMN1039E', 'CWXFR0223E', 'CWXBB1011E', 'constructor', '__proto__', ''];

test('[ERR-01] [ERR-05] returns no route, or clears the rewards and then navigates exactly once', () => {
  assert(
    property(
      oneof(string(), constantFrom(...KNOWN)),
      constantFrom('checkout' as const, 'other' as const),
      constantFrom('sign-out' as const, 'error-page' as const, 'both' as const),
      (code, page, reading) => {
        const [first, ...moves] = routeErrorCode(code, page, reading);
        expect(
          first === undefined ? moves : [first.kind, ...moves.map(({ kind }) => kind !== 'clear-rewards')],
        ).toEqual(first === undefined ? [] : ['clear-rewards', true]);
      },
    ),
  );
});

test('[ERR-01] the reading affects code 2520 only', () => {
  assert(
    property(
      constantFrom(...KNOWN.filter((code) => code !== '2520')),
      constantFrom('checkout' as const, 'other' as const),
      (code, page) => {
        expect(routeErrorCode(code, page, 'sign-out')).toEqual(routeErrorCode(code, page, 'error-page'));
      },
    ),
  );
});

describe.each(['checkout', 'other'] as const)('a refusal without codes, on a page of kind %s', (page) => {
  test.each([
    ['sign-in-required', TO_LOGON],
    ['session-over', TO_LOGON],
    ['prohibited-character', { kind: 'sign-out', then: 'prohibited-character' }],
    ['cross-site-request-forgery', { kind: 'open', page: 'cross-site-request-forgery' }],
    ['session-unknown', { kind: 'open', page: 'cookie' }],
  ] as const)('[ERR-01] [ERR-02] [ERR-03] [ERR-05] %s leads where its code leads', (fact, move) => {
    expect(routeShopFact(fact, page)).toEqual([CLEAR, move]);
    expect(routeRefusal({ codes: [], facts: ['email-taken', fact] }, page)).toEqual([CLEAR, move]);
  });
});

test('[ERR-04] without codes, a missing identity signs out at the checkout only', () => {
  expect(routeRefusal({ codes: [], facts: ['identity-missing'] }, 'checkout')).toEqual([CLEAR, TO_LOGON]);
  expect(routeRefusal({ codes: [], facts: ['identity-missing'] }, 'other')).toEqual([]);
});

test('[ERR-01] [ERR-04] routes a refusal with codes by its codes alone, whatever its facts', () => {
  expect(routeRefusal({ codes: ['1011', 'CWXBB1011E'], facts: ['session-over'] }, 'other')).toEqual([]);
  expect(routeRefusal({ codes: ['1011', 'CWXBB1011E'], facts: ['session-over'] }, 'checkout')).toEqual([
    CLEAR,
    TO_LOGON,
  ]);
  expect(routeRefusal({ codes: ['2540'], facts: ['session-over'] }, 'other')).toEqual(routeErrorCode('2540', 'other'));
});

test.each(['email-taken', 'account-locked', 'code-refused', 'no-response'] as const)(
  '[ERR-01] the fact %s causes no navigation',
  (fact) => {
    expect(routeShopFact(fact, 'checkout')).toEqual([]);
  },
);
