import * as E from 'fp-ts/Either';
import type { CallLabels } from '../../../adapters/http/call-kind';
import { makeSilentServices } from '../../../adapters/server/silent-services';
import type { UpstreamFailure } from '../../../core/shared/upstream-failure';
import { anUnreachable, aRefusal } from '../../builders/upstream-failure';

const callOf = (resource: string, service = 'commerce'): CallLabels => ({ service, kind: 'public', resource });
const IDENTITY: CallLabels = { service: 'commerce', kind: 'essential', resource: 'guestidentity' };
const LATE = E.left(anUnreachable({ cause: 'timed-out' }));
const GIVEN_UP = E.left(anUnreachable({ cause: 'aborted' }));
const REFUSED = E.left(aRefusal({ status: 500 }));

const setUp = () => {
  let now = 0;
  const services = makeSilentServices(() => now);
  const end = (call: CallLabels, outcome: E.Either<UpstreamFailure, unknown>): void => {
    services.note(call, outcome);
    services.release(call);
  };
  return { ...services, end, passes: (ms: number) => void (now += ms) };
};

const RESOURCES = ['espot', 'cart', 'person'].map((resource) => callOf(resource));

it('[PLT-03] leaves a service alone of which three resources gave no answer, and no other service', () => {
  const { isCallable, end } = setUp();
  for (const call of RESOURCES) {
    expect(isCallable(call)).toBe(true);
    end(call, LATE);
  }
  expect([isCallable(callOf('price')), isCallable(callOf('browse', 'search'))]).toEqual([false, true]);
});

it('[PLT-03] goes on calling a service of which one resource hangs however often, or of which another answers', () => {
  const { isCallable, end } = setUp();
  for (let time = 0; time < 50; time += 1) end(callOf('espot'), LATE);
  expect(isCallable(callOf('cart'))).toBe(true);
  end(callOf('cart'), LATE);
  end(callOf('person'), REFUSED);
  end(callOf('price'), LATE);
  end(callOf('wallet'), LATE);
  expect(isCallable(callOf('cart'))).toBe(true);
});

it('[PLT-03] tries a silent service by one call after a second, and again a second later', () => {
  const { isCallable, end, passes } = setUp();
  for (const call of RESOURCES) end(call, LATE);
  passes(999);
  expect(isCallable(callOf('cart'))).toBe(false);
  passes(1);
  expect([isCallable(callOf('cart')), isCallable(callOf('cart'))]).toEqual([true, false]);
  end(callOf('cart'), LATE);
  expect(isCallable(callOf('cart'))).toBe(false);
  passes(1_000);
  expect(isCallable(callOf('cart'))).toBe(true);
});

it('[PLT-03] calls a service again as soon as any answer came', () => {
  const { isCallable, end, passes } = setUp();
  for (const call of RESOURCES) end(call, LATE);
  passes(1_000);
  expect(isCallable(callOf('cart'))).toBe(true);
  end(callOf('cart'), E.right('an answer'));
  expect([isCallable(callOf('cart')), isCallable(callOf('espot'))]).toEqual([true, true]);
});

it('[PLT-03] learns nothing from calls that their callers gave up, and lets another one try', () => {
  const { isCallable, end, passes } = setUp();
  for (const call of RESOURCES) end(call, GIVEN_UP);
  expect(isCallable(callOf('cart'))).toBe(true);
  for (const call of RESOURCES) end(call, LATE);
  passes(1_000);
  expect(isCallable(callOf('cart'))).toBe(true);
  end(callOf('cart'), GIVEN_UP);
  expect(isCallable(callOf('cart'))).toBe(true);
});

it('[PLT-03] never keeps an essential call back for others that hang, until one of its kind was not answered either', () => {
  const { isCallable, end, passes } = setUp();
  for (const call of RESOURCES) end(call, LATE);
  expect([isCallable(IDENTITY), isCallable(IDENTITY)]).toEqual([true, true]);
  end(IDENTITY, LATE);
  expect(isCallable(IDENTITY)).toBe(false);
  passes(1_000);
  expect([isCallable(callOf('espot')), isCallable(IDENTITY), isCallable(IDENTITY)]).toEqual([true, true, false]);
});
