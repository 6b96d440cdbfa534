import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { VirtualTimeScheduler } from 'rxjs';
import { vetForm } from '../../../core/pets/pet-form';
import { makeSuggestClinic } from '../../../core/pets/suggest-clinic';
import { FormViewModel } from '../../../ui/forms/form-view-model';
import { ClinicFields, type LoadSuggestClinic } from '../../../ui/pets/clinic-fields';
import { aVetToSave } from '../../builders/pet';
import { FakeClinicDirectory } from '../../fakes/fake-clinic-directory';

const BARK = aVetToSave();
const OTHER = aVetToSave({ clinic: 'Bark Hospital', place: 'Austin, TX', phone: '5125550101' });

/** Loading the code takes a while when it is the first time. */
beforeAll(() => import('../../../ui/forms/suggestions/field-suggestions'));

const show = (change: (load: LoadSuggestClinic) => LoadSuggestClinic = (load) => load) => {
  const clinics = new FakeClinicDirectory().knowsClinics(BARK, OTHER);
  const clock = new VirtualTimeScheduler();
  const form = new FormViewModel(vetForm);
  const load = change(async () => makeSuggestClinic({ clinics }, clock));
  render(<ClinicFields form={form} formId="vet" loadSuggestClinic={load} required />);
  const box = (name: string): HTMLInputElement => screen.getByLabelText(name);
  return {
    clinics,
    form,
    box,
    /** Types once the list is there, lets 300 ms pass and the response arrive. */
    types: async (name: string, text: string): Promise<void> => {
      fireEvent.focus(box(name));
      await waitFor(() => expect(box(name).getAttribute('role')).toBe('combobox'));
      await act(async () => {
        fireEvent.change(box(name), { target: { value: text } });
        clock.flush();
        await new Promise((resolve) => setImmediate(resolve));
      });
    },
  };
};

test('[ACC-04] the name of a clinic is completed; choosing one with the keyboard fills name, place and phone', async () => {
  const { form, box, types } = show();
  await types('Clinic or vet', 'bark');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toBe('2 clinics found. Use the arrow keys to choose.');
  fireEvent.keyDown(box('Clinic or vet'), { key: 'ArrowDown' });
  fireEvent.keyDown(box('Clinic or vet'), { key: 'Enter' });
  expect(form.values).toMatchObject({ clinic: BARK.clinic, place: BARK.place });
  expect(form.values.phone.replace(/\D/g, '')).toBe(BARK.phone);
  expect(screen.queryByRole('option')).toBeNull();
});

test('[ACC-04] typing the place asks for the clinics of that name there', async () => {
  const { clinics, form, types } = show();
  form.change('clinic', 'Bark');
  await types('City and state', 'Aus');
  fireEvent.click(await screen.findByRole('option', { name: /Bark Hospital/ }));
  expect(clinics.suggestedFor).toEqual(['Bark Aus']);
  expect(form.values.place).toBe('Austin, TX');
});

test('[ACC-04] a clinic that the directory does not know is typed, also during an outage and without the code', async () => {
  const { clinics, form, types } = show();
  await types('Clinic or vet', 'My own vet');
  expect(screen.queryByRole('option')).toBeNull();
  clinics.isDown();
  await types('Clinic or vet', 'My own vet, again');
  expect(form.values.clinic).toBe('My own vet, again');
});

test('[ACC-04] the fields stay plain when the code of the suggestions cannot be loaded', async () => {
  const { form, box } = show(() => () => Promise.reject(new Error('offline')));
  fireEvent.focus(box('Clinic or vet'));
  await Promise.resolve();
  fireEvent.change(box('Clinic or vet'), { target: { value: 'Paws' } });
  expect(form.values.clinic).toBe('Paws');
  expect(box('Clinic or vet').getAttribute('role')).toBeNull();
});

test('[ACC-04] a field that gets the focus twice while the code loads makes one list; after a failure it tries again', async () => {
  let loads = 0;
  const { box } = show((load) => () => {
    loads += 1;
    return loads === 1 ? Promise.reject(new Error('offline')) : load();
  });
  fireEvent.focus(box('Clinic or vet'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(loads).toBe(1);
  fireEvent.focus(box('Clinic or vet'));
  fireEvent.focus(box('Clinic or vet'));
  await waitFor(() => expect(box('Clinic or vet').getAttribute('role')).toBe('combobox'));
  expect(loads).toBe(2);
});
