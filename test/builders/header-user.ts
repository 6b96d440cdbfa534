import { GUEST, withUserType, type HeaderUser } from '../../core/identity/session/header-user';

/** Pat Doe, signed in, with a plain account. */
export const aCustomer = (facts: Partial<HeaderUser> = {}): HeaderUser => ({
  ...withUserType(GUEST, 'registered'),
  userId: '700002',
  firstName: 'Pat',
  lastName: 'Doe',
  email: 'pat@example.test',
  phoneNumber: '5555550100',
  loggedIn: true,
  ...facts,
});
