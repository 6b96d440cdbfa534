import * as E from 'fp-ts/Either';
import { checkContact } from '../../../../core/checkout/loading/contact';

const CONTACT = { email: 'pat@example.test', phone: '(619) 555-0100' };

test('[CHK-01] a contact without a pickup needs no name', () => {
  expect(checkContact(CONTACT)).toEqual(E.right({ email: 'pat@example.test', phone: '6195550100' }));
});

test('[CHK-01] who picks up is stored without outer spaces', () => {
  const pickup = { firstName: ' Robin ', lastName: ' O’Hara-Doe' };
  expect(checkContact({ ...CONTACT, pickup })).toMatchObject({
    right: { pickup: { firstName: 'Robin', lastName: 'O’Hara-Doe' } },
  });
});

test.each([
  [{ firstName: '', lastName: 'Doe' }, ['firstName']],
  [{ firstName: 'Robin', lastName: ' ' }, ['lastName']],
  [{ firstName: 'R2-D2', lastName: 'x'.repeat(65) }, ['firstName', 'lastName']],
])('[CHK-01] [FRM-04] refuses %j as who picks up, and names the fields', (pickup, fields) => {
  const checked = checkContact({ ...CONTACT, pickup });
  expect(E.isLeft(checked) ? Object.keys(checked.left.errors) : undefined).toEqual(fields);
});
