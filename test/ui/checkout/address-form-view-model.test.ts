import * as TE from 'fp-ts/TaskEither';
import type { Destination } from '../../../core/addresses/address';
import { AddressFormViewModel, NO_ADDRESS } from '../../../ui/checkout/address/address-form-view-model';
import { anUnreachable } from '../../builders/upstream-failure';

const MAIN: Destination = { line1: '101 N Main St', line2: '', city: 'San Diego', state: 'CA', zipCode: '92101' };
const OAK: Destination = { ...MAIN, line1: '2 Oak Ave' };

const filled = (...taken: ReadonlyArray<Destination>): AddressFormViewModel => {
  const model = new AddressFormViewModel(NO_ADDRESS, undefined, TE.left(anUnreachable()));
  for (const destination of taken) model.take(destination);
  return model;
};

test('[CHK-03] a suggestion fills its unit, and the next one replaces it, also by none', () => {
  const two = { ...MAIN, line2: 'Apt 2' };
  expect(filled(two).form.values).toMatchObject(two);
  expect(filled({ ...MAIN, line2: 'Apt 1' }, two).form.values).toMatchObject(two);
  expect(filled(two, OAK).form.values).toMatchObject(OAK);
});

test('[CHK-03] a suggestion without a unit keeps the unit that the shopper has typed', () => {
  const model = filled();
  model.form.change('line2', 'Unit 5');
  model.take(MAIN);
  model.take(OAK);
  expect(model.form.values).toMatchObject({ ...OAK, line2: 'Unit 5' });
  model.take({ ...MAIN, line2: 'Apt 1' });
  model.form.change('line2', 'Apt 11');
  model.take(OAK);
  expect(model.form.values).toMatchObject({ ...OAK, line2: 'Apt 11' });
});
