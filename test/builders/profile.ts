import type { Profile } from '../../core/account/profile/profile-gateway';

/** Pat Doe's account. */
export const aProfile = (facts: Partial<Profile> = {}): Profile => ({
  firstName: 'Pat',
  lastName: 'Doe',
  email: 'pat@example.test',
  phone: '5555550100',
  wantsOffers: false,
  reminders: [
    { kind: 'appointments', isWanted: true },
    { kind: 'repeat-deliveries', isWanted: true },
  ],
  hasPassword: true,
  pendingEmail: undefined,
  ...facts,
});
