import { Subject, VirtualTimeScheduler } from 'rxjs';
import type { AddressQuery } from '../../../core/addresses/address-directory';
import { makeFillFromZip } from '../../../core/addresses/fill-from-zip';
import { makeSuggestAddress, type SuggestAddressState } from '../../../core/addresses/suggest-address';
import { FakeAddressDirectory } from '../../fakes/fake-address-directory';

const PLACE = { city: 'San Diego', state: 'CA', zipCode: '92101' };
const BARK = { line1: '1 Bark St', line2: '', ...PLACE };

const suggesting = () => {
  const directory = new FakeAddressDirectory().knowsAddresses(BARK).knowsPlaces(PLACE);
  const clock = new VirtualTimeScheduler();
  const typed = new Subject<AddressQuery | undefined>();
  const states: SuggestAddressState[] = [];
  makeSuggestAddress({ directory }, clock)(typed).subscribe((state) => states.push(state));
  const types = (text: string): void => typed.next({ text, zipCode: undefined });
  /** Lets 300 ms pass and the response arrive. */
  const settles = async (): Promise<void> => {
    clock.flush();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { directory, states, typed, types, settles };
};

test('[CHK-03] suggests addresses after a pause in typing, for the last text only', async () => {
  const { directory, states, types, settles } = suggesting();
  types('1 B');
  types('1 Ba');
  await settles();
  expect(directory.suggestedFor).toEqual(['1 Ba']);
  expect(states).toEqual([
    { kind: 'loading', text: '1 B' },
    { kind: 'loading', text: '1 Ba' },
    { kind: 'results', text: '1 Ba', suggestions: [BARK] },
  ]);
});

test('[CHK-03] requests nothing for less than three characters and for a closed list', async () => {
  const { directory, states, typed, types, settles } = suggesting();
  types(' 1  ');
  types('1 Bark');
  typed.next(undefined);
  await settles();
  expect(directory.suggestedFor).toEqual([]);
  expect(states.map(({ kind }) => kind)).toEqual(['idle', 'loading', 'idle']);
});

test('[CHK-03] an unknown street and a failure are states, and typing goes on', async () => {
  const { directory, states, types, settles } = suggesting();
  types('999 Nowhere');
  await settles();
  directory.isDown();
  types('1 Bar');
  await settles();
  directory.isBack();
  types('1 Bark');
  await settles();
  expect(states.map(({ kind }) => kind)).toEqual(['loading', 'empty', 'loading', 'error', 'loading', 'results']);
});

test.each([
  ['92101', { right: PLACE }],
  [' 92101-1234 ', { right: PLACE }],
  ['00000', { left: { kind: 'unknown-zip' } }],
  ['9210', { left: { kind: 'unknown-zip' } }],
])('[CHK-03] the ZIP code %j fills city and state when there is one', async (typed, expected) => {
  const directory = new FakeAddressDirectory().knowsPlaces(PLACE);
  expect(await makeFillFromZip({ directory })(typed)()).toMatchObject(expected);
});
