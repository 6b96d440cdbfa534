import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { LETTERS_ONLY, US_PHONE } from '../../forms/messages';
import { phoneDigits } from '../../forms/shapes';
import { withObjections, type AccountFormError, type Objection } from '../account-form';
import { requireFields } from '../../forms/require-fields';
import { profileForm, type ProfileField } from './profile-forms';
import type { ProfileChange, ProfileGateway } from './profile-gateway';
import { oneLine } from '../../shared/one-line';

/**
 * Changes name, phone number and which mail the shopper wants (ACC-02). Invalid fields fail without a request; an empty
 * phone number removes the one of the account.
 */
export type ChangeProfile = (typed: ProfileChange) => TE.TaskEither<AccountFormError<ProfileField>, void>;

export const makeChangeProfile =
  ({ profiles }: { readonly profiles: Pick<ProfileGateway, 'change'> }): ChangeProfile =>
  (typed) =>
    pipe(
      requireFields<ProfileField>(profileForm, typed),
      TE.chainW(() => refusable(profiles.change(storedForm(typed)))),
    );

/** What the refusal of a phone number says beside its field. */
export const PHONE_REFUSED: Objection<'phone'> = ['phone-number-refused', 'phone', US_PHONE];

const refusable = withObjections<ProfileField>(
  ['first-name-refused', 'firstName', LETTERS_ONLY],
  ['last-name-refused', 'lastName', LETTERS_ONLY],
  PHONE_REFUSED,
);

const storedForm = ({ firstName, lastName, phone, ...mail }: ProfileChange): ProfileChange => ({
  firstName: oneLine(firstName),
  lastName: oneLine(lastName),
  phone: phoneDigits(phone),
  ...mail,
});
