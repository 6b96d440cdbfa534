import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ConfirmEmailChange, RequestEmailChange } from '../../../../core/account/profile/change-email';
import type { ChangeProfile } from '../../../../core/account/profile/change-profile';
import { ACCOUNT_PATHS } from '../../../../core/paths/paths';
import type { StockNotices } from '../../../../core/stock-notices/stock-notices';
import type { ActionResult, PageAction } from '../../../page/page-action';
import { passwordIn, textOf } from '../../shared/posted-fields';
import { signInFirst } from '../../shared/sign-in-first';
import { statusOfFailure } from '../../shared/status-of-failure';
import { refusedForm } from '../refused-form';
import {
  CHECKED,
  PROFILE_TITLE,
  profileDone,
  type ProfileData,
  type ProfileDone,
  type ProfileFormName,
} from './profile-data';
import { remindersIn, typedReminders } from './reminder-fields';

interface Shop {
  readonly shop: string;
}

const UNLOADED: ProfileData = { profile: undefined, notices: [], done: undefined, refused: undefined };

const refused = (shop: string) =>
  refusedForm<ProfileFormName, ProfileData>({
    url: ACCOUNT_PATHS.profile,
    title: PROFILE_TITLE,
    shop,
    unloaded: UNLOADED,
  });

const see = (done: ProfileDone) => (): ActionResult<ProfileData> => ({
  kind: 'see-other',
  url: profileDone.pathOf(done),
});

/** Changes name, phone number and which mail the shopper wants. */
export const makeChangeProfileAction =
  ({ changeProfile, shop }: Shop & { readonly changeProfile: ChangeProfile }): PageAction<ProfileData> =>
  (form) => {
    const text = {
      firstName: textOf(form, 'firstName'),
      lastName: textOf(form, 'lastName'),
      phone: textOf(form, 'phone'),
    };
    const wantsOffers = form.get('wantsOffers') === CHECKED;
    const reminders = remindersIn(form);
    const shownOffers = form.get('shownOffers') ?? '';
    const typed = { ...text, ...typedReminders(reminders), wantsOffers: String(wantsOffers), shownOffers };
    // A box that was left as it was changes nothing: the newsletter may have been joined or ended elsewhere since.
    const offers = shownOffers === String(wantsOffers) ? {} : { wantsOffers };
    return pipe(
      changeProfile({ ...text, ...offers, reminders }),
      TE.match(refused(shop)('details', typed), see('saved')),
    );
  };

/** Requests a code for a new email address. */
export const makeRequestEmailAction =
  ({ requestEmailChange, shop }: Shop & { readonly requestEmailChange: RequestEmailChange }): PageAction<ProfileData> =>
  (form) => {
    const email = textOf(form, 'email');
    // The form of an account without a password has no field for one.
    const oldPassword = form.has('oldPassword') ? passwordIn(form, 'oldPassword') : undefined;
    return pipe(
      requestEmailChange({ email, oldPassword }),
      TE.match(refused(shop)('email', { email }), see('code-sent')),
    );
  };

/** Makes the new email address that of the account. */
export const makeConfirmEmailAction =
  ({ confirmEmailChange, shop }: Shop & { readonly confirmEmailChange: ConfirmEmailChange }): PageAction<ProfileData> =>
  (form) => {
    const code = textOf(form, 'code');
    return pipe(confirmEmailChange(code), TE.match(refused(shop)('code', { code }), see('email-changed')));
  };

/** Removes a request for a mail about a product that is out of stock (ACC-06). */
export const makeRemoveNoticeAction =
  ({ removeOwnNotice }: { readonly removeOwnNotice: StockNotices['removeOwn'] }): PageAction<ProfileData> =>
  (form) =>
    pipe(
      removeOwnNotice(textOf(form, 'id')),
      TE.match((failure): ActionResult<ProfileData> => {
        if (failure.kind === 'sign-in-needed') {
          return { kind: 'see-other', url: signInFirst(ACCOUNT_PATHS.profile).url };
        }
        const status = statusOfFailure(failure);
        return status === 503
          ? { kind: 'unavailable' }
          : { kind: 'refused', status, url: ACCOUNT_PATHS.profile, changes: {} };
      }, see('notice-removed')),
    );
