import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { call, WCS, type Seed } from './seed';

const EMAIL = 'robin.reed@example.test';

/** One valid call of the newsletter's route. */
export const newsletterSeeds = (): ReadonlyArray<Seed> => [
  call(WCS, {})('POST', 'member/emailsignup/@self', {
    json: { firstName: null, emailAddress: EMAIL, guestEmail: EMAIL },
  }),
];

/** One valid request for the newsletter's page, and one for its form. */
export const newsletterPageSeeds = (): ReadonlyArray<Seed> => [
  { route: 'GET /*', path: `${FORM_ACTIONS.newsletter}?subscribed=1` },
  { route: 'POST /*', path: FORM_ACTIONS.newsletter, form: { email: EMAIL } },
];
