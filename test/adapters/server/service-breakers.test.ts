import * as E from 'fp-ts/Either';
import { CALL_KINDS, type CallLabels } from '../../../adapters/http/call-kind';
import { makeServiceBreakers } from '../../../adapters/server/upstream/service-breakers';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import { anUnreachable, aRefusal } from '../../builders/upstream-failure';

const callOf = (resource: string, service = 'commerce'): CallLabels => ({ service, kind: 'public', resource });
const LATE = E.left(anUnreachable({ cause: 'timed-out' }));
const ABORTED = E.left(anUnreachable({ cause: 'aborted' }));
const REFUSED = E.left(aRefusal({ status: 500 }));

const setUp = () => {
  let now = 0;
  const { admit } = makeServiceBreakers(() => now);
  const begin = (call: CallLabels) => {
    const admitted = admit(call);
    if (admitted === undefined) throw new Error(`${call.resource} is not callable`);
    return admitted;
  };
  /** Three resources time out at the same time. */
  const openBreaker = (): void => {
    for (const call of RESOURCES.map(begin)) call.end(LATE);
  };
  return {
    begin,
    openBreaker,
    /** A complete call with this outcome. */
    call: (call: CallLabels, outcome: E.Either<UpstreamFailure, unknown>) => begin(call).end(outcome),
    /** Whether a call would be permitted now; it is not made. */
    isCallable: (call: CallLabels): boolean => {
      const admitted = admit(call);
      admitted?.end();
      return admitted !== undefined;
    },
    passes: (ms: number) => void (now += ms),
  };
};

const RESOURCES = ['espot', 'cart', 'person'].map((resource) => callOf(resource));

it('[PLT-03] opens after three resources of a service did not respond, and for that service only', () => {
  const { isCallable, call } = setUp();
  for (const resource of RESOURCES) {
    expect(isCallable(resource)).toBe(true);
    call(resource, LATE);
  }
  expect([isCallable(callOf('price')), isCallable(callOf('browse', 'search'))]).toEqual([false, true]);
});

it('[PLT-03] stays closed while one resource hangs, however often, or another responds', () => {
  const { isCallable, call } = setUp();
  for (let time = 0; time < 50; time += 1) call(callOf('espot'), LATE);
  expect(isCallable(callOf('cart'))).toBe(true);
  call(callOf('cart'), LATE);
  call(callOf('person'), REFUSED);
  call(callOf('price'), LATE);
  call(callOf('wallet'), LATE);
  expect(isCallable(callOf('cart'))).toBe(true);
});

it('[PLT-03] makes one trial call after a second, and another a second later', () => {
  const { begin, isCallable, openBreaker, passes } = setUp();
  openBreaker();
  passes(999);
  expect(isCallable(callOf('cart'))).toBe(false);
  passes(1);
  const trial = begin(callOf('cart'));
  expect(isCallable(callOf('cart'))).toBe(false);
  trial.end(LATE);
  expect(isCallable(callOf('cart'))).toBe(false);
  passes(1_000);
  expect(isCallable(callOf('cart'))).toBe(true);
});

it('[PLT-03] closes on any response', () => {
  const { isCallable, call, openBreaker, passes } = setUp();
  openBreaker();
  passes(1_000);
  call(callOf('cart'), E.right('an answer'));
  expect([isCallable(callOf('cart')), isCallable(callOf('espot'))]).toEqual([true, true]);
});

it('[PLT-03] ignores aborted calls; after an aborted trial the next call is the trial', () => {
  const { begin, isCallable, call, openBreaker, passes } = setUp();
  for (const resource of RESOURCES) call(resource, ABORTED);
  expect(isCallable(callOf('cart'))).toBe(true);
  openBreaker();
  passes(1_000);
  call(callOf('cart'), ABORTED);
  begin(callOf('cart'));
  expect(isCallable(callOf('cart'))).toBe(false);
});

it.each(CALL_KINDS)(
  '[PLT-03] makes %s calls while all others hang, until one of its kind gets no response either',
  (kind) => {
    const { begin, isCallable, call, passes } = setUp();
    const [hanging = 'public', ...others] = CALL_KINDS.filter((other) => other !== kind);
    for (const resource of ['espot', 'cart', 'person']) call({ ...callOf(resource), kind: hanging }, LATE);
    for (const other of others) call({ ...callOf('price'), kind: other }, LATE);
    const ours = { ...callOf('wallet'), kind };
    const first = begin(ours);
    expect(isCallable(ours)).toBe(true);
    first.end(LATE);
    expect(isCallable(ours)).toBe(false);
    passes(1_000);
    begin({ ...callOf('espot'), kind: hanging });
    begin(ours);
    expect(isCallable(ours)).toBe(false);
  },
);

it('[PLT-03] makes no trial call right after the trial of another kind failed', () => {
  const { begin, isCallable, call, passes } = setUp();
  for (const kind of CALL_KINDS) call({ ...callOf('cart'), kind }, LATE);
  passes(1_000);
  const trial = begin(callOf('cart'));
  passes(500);
  trial.end(LATE);
  passes(999);
  for (const kind of CALL_KINDS) expect(isCallable({ ...callOf('cart'), kind })).toBe(false);
  passes(1);
  for (const kind of CALL_KINDS) begin({ ...callOf('cart'), kind });
});

it.each([
  ['times out', LATE],
  ['was aborted', ABORTED],
  ['was not made', undefined],
])('[PLT-03] keeps to one trial while a call that began before the silence %s', (_case, outcome) => {
  const { begin, isCallable, openBreaker, passes } = setUp();
  const earlier = begin(callOf('wallet'));
  openBreaker();
  passes(1_000);
  begin(callOf('cart'));
  earlier.end(outcome);
  passes(1_000);
  expect(isCallable(callOf('espot'))).toBe(false);
});

it('[PLT-03] does not stay open longer because of a call that started before it opened', () => {
  const { begin, isCallable, openBreaker, passes } = setUp();
  const earlier = begin(callOf('wallet'));
  openBreaker();
  passes(900);
  earlier.end(LATE);
  passes(100);
  expect(isCallable(callOf('cart'))).toBe(true);
});

it('[PLT-03] does not open because of calls that started before the last response', () => {
  const { begin, isCallable, call } = setUp();
  const earlier = RESOURCES.map(begin);
  call(callOf('price'), E.right('an answer'));
  for (const one of earlier) one.end(LATE);
  expect(isCallable(callOf('cart'))).toBe(true);
});
