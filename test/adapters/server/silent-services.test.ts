import * as E from 'fp-ts/Either';
import { CALL_KINDS, type CallLabels } from '../../../adapters/http/call-kind';
import { makeSilentServices } from '../../../adapters/server/silent-services';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import { anUnreachable, aRefusal } from '../../builders/upstream-failure';

const callOf = (resource: string, service = 'commerce'): CallLabels => ({ service, kind: 'public', resource });
const LATE = E.left(anUnreachable({ cause: 'timed-out' }));
const GIVEN_UP = E.left(anUnreachable({ cause: 'aborted' }));
const REFUSED = E.left(aRefusal({ status: 500 }));

const setUp = () => {
  let now = 0;
  const { admit } = makeSilentServices(() => now);
  const begin = (call: CallLabels) => {
    const admitted = admit(call);
    if (admitted === undefined) throw new Error(`${call.resource} is not callable`);
    return admitted;
  };
  /** Three resources time out at the same time. */
  const fallSilent = (): void => {
    for (const call of RESOURCES.map(begin)) call.end(LATE);
  };
  return {
    begin,
    fallSilent,
    /** A whole call with this outcome. */
    call: (call: CallLabels, outcome: E.Either<UpstreamFailure, unknown>) => begin(call).end(outcome),
    /** Whether a call would be made now; it is not. */
    isCallable: (call: CallLabels): boolean => {
      const admitted = admit(call);
      admitted?.end();
      return admitted !== undefined;
    },
    passes: (ms: number) => void (now += ms),
  };
};

const RESOURCES = ['espot', 'cart', 'person'].map((resource) => callOf(resource));

it('[PLT-03] leaves a service alone of which three resources gave no answer, and no other service', () => {
  const { isCallable, call } = setUp();
  for (const resource of RESOURCES) {
    expect(isCallable(resource)).toBe(true);
    call(resource, LATE);
  }
  expect([isCallable(callOf('price')), isCallable(callOf('browse', 'search'))]).toEqual([false, true]);
});

it('[PLT-03] goes on calling a service of which one resource hangs however often, or of which another answers', () => {
  const { isCallable, call } = setUp();
  for (let time = 0; time < 50; time += 1) call(callOf('espot'), LATE);
  expect(isCallable(callOf('cart'))).toBe(true);
  call(callOf('cart'), LATE);
  call(callOf('person'), REFUSED);
  call(callOf('price'), LATE);
  call(callOf('wallet'), LATE);
  expect(isCallable(callOf('cart'))).toBe(true);
});

it('[PLT-03] tries a silent service by one call after a second, and again a second later', () => {
  const { begin, isCallable, fallSilent, passes } = setUp();
  fallSilent();
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

it('[PLT-03] calls a service again as soon as any answer came', () => {
  const { isCallable, call, fallSilent, passes } = setUp();
  fallSilent();
  passes(1_000);
  call(callOf('cart'), E.right('an answer'));
  expect([isCallable(callOf('cart')), isCallable(callOf('espot'))]).toEqual([true, true]);
});

it('[PLT-03] learns nothing from aborted calls; after an aborted trial the next call is the trial', () => {
  const { begin, isCallable, call, fallSilent, passes } = setUp();
  for (const resource of RESOURCES) call(resource, GIVEN_UP);
  expect(isCallable(callOf('cart'))).toBe(true);
  fallSilent();
  passes(1_000);
  call(callOf('cart'), GIVEN_UP);
  begin(callOf('cart'));
  expect(isCallable(callOf('cart'))).toBe(false);
});

it.each(CALL_KINDS)(
  '[PLT-03] makes %s calls while all others hang, until one of their kind was not answered either',
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

it('[PLT-03] tries no kind right after the trial of another kind has failed', () => {
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
  ['was aborted', GIVEN_UP],
  ['was not made', undefined],
])('[PLT-03] keeps to one trial while a call that began before the silence %s', (_case, outcome) => {
  const { begin, isCallable, fallSilent, passes } = setUp();
  const earlier = begin(callOf('wallet'));
  fallSilent();
  passes(1_000);
  begin(callOf('cart'));
  earlier.end(outcome);
  passes(1_000);
  expect(isCallable(callOf('espot'))).toBe(false);
});

it('[PLT-03] does not put off the trial for a call that began before the silence', () => {
  const { begin, isCallable, fallSilent, passes } = setUp();
  const earlier = begin(callOf('wallet'));
  fallSilent();
  passes(900);
  earlier.end(LATE);
  passes(100);
  expect(isCallable(callOf('cart'))).toBe(true);
});

it('[PLT-03] does not take a service for silent because of calls that began before it answered', () => {
  const { begin, isCallable, call } = setUp();
  const earlier = RESOURCES.map(begin);
  call(callOf('price'), E.right('an answer'));
  for (const one of earlier) one.end(LATE);
  expect(isCallable(callOf('cart'))).toBe(true);
});
