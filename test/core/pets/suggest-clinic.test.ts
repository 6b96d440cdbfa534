import { Subject, VirtualTimeScheduler } from 'rxjs';
import type { ClinicQuery } from '../../../core/pets/clinic-directory';
import { makeSuggestClinic, MAX_CLINIC_CHARACTERS } from '../../../core/pets/suggest-clinic';
import type { SuggestionState } from '../../../core/shared/suggest-while-typing';
import { aVetToSave } from '../../builders/pet';
import { FakeClinicDirectory } from '../../fakes/fake-clinic-directory';

const BARK = aVetToSave();

const suggesting = () => {
  const clinics = new FakeClinicDirectory().knowsClinics(BARK);
  const clock = new VirtualTimeScheduler();
  const typed = new Subject<ClinicQuery | undefined>();
  const states: SuggestionState<unknown>[] = [];
  makeSuggestClinic({ clinics }, clock)(typed).subscribe((state) => states.push(state));
  /** Lets 300 ms pass and the response arrive. */
  const settles = async (): Promise<void> => {
    clock.flush();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { clinics, states, typed, types: (text: string) => typed.next({ text }), settles };
};

test('[ACC-04] suggests clinics after a pause in typing, for the last text only', async () => {
  const { clinics, states, types, settles } = suggesting();
  types('bark');
  types('  bark   san ');
  await settles();
  expect(clinics.suggestedFor).toEqual(['bark san']);
  expect(states.at(-1)).toEqual({ kind: 'results', text: 'bark san', suggestions: [BARK] });
});

test('[ACC-04] requests nothing for less than three characters and for a closed list, and cuts a long text', async () => {
  const { clinics, states, typed, types, settles } = suggesting();
  types(' ba ');
  types('bark');
  typed.next(undefined);
  await settles();
  expect(clinics.suggestedFor).toEqual([]);
  expect(states.map(({ kind }) => kind)).toEqual(['idle', 'loading', 'idle']);
  types('x'.repeat(500));
  await settles();
  expect(clinics.suggestedFor.map(({ length }) => length)).toEqual([MAX_CLINIC_CHARACTERS]);
});

test('[ACC-04] an unknown clinic and a failure are states, and typing goes on', async () => {
  const { clinics, states, types, settles } = suggesting();
  types('unknown');
  await settles();
  clinics.isDown();
  types('bar');
  await settles();
  clinics.isBack();
  types('bark');
  await settles();
  expect(states.map(({ kind }) => kind)).toEqual(['loading', 'empty', 'loading', 'error', 'loading', 'results']);
});
