import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { TypeOf } from 'io-ts';
import type { Profile, ProfileFailure, ProfileGateway } from '../../../core/account/profile/profile-gateway';
import { REMINDER_KINDS, type ReminderKind } from '../../../core/stock-notices/stock-notices';
import type { HttpClient, HttpRequest } from '../../http/http-client';
import { callCommerce } from '../call-commerce';
import { profileWire } from './person-wire';
import type { SignInNeeded } from '../../../core/orders/order-gateway';
import { needsIdentity, toSignInNeeded } from '../refusals';

const PATH = 'person/@self';

const REMINDER_FIELDS = {
  appointments: 'x_appointmentReminders',
  'repeat-deliveries': 'x_repeatReminders',
} as const satisfies Readonly<Record<ReminderKind, string>>;

/** The shopper's own data at the commerce service; the new email address has calls of the embedded backend. */
export class HttpProfileGateway implements ProfileGateway {
  readonly profile: ProfileGateway['profile'];
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
    this.profile = pipe(
      callCommerce(
        http,
        { kind: 'personal', method: 'GET', path: PATH, isExpectedRefusal: needsIdentity },
        profileWire,
      ),
      TE.mapLeft(toSignInNeeded),
      TE.chainEitherKW(profileOfMember),
    );
  }

  readonly change: ProfileGateway['change'] = ({ firstName, lastName, phone, wantsOffers, reminders = [] }) =>
    this.#send('PUT', PATH, {
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(phone !== undefined && { phone1: phone }),
      ...(wantsOffers !== undefined && { receiveEmail: String(wantsOffers) }),
      ...Object.fromEntries(reminders.map(({ kind, isWanted }) => [REMINDER_FIELDS[kind], String(isWanted)])),
    });

  readonly requestEmail: ProfileGateway['requestEmail'] = ({ email, oldPassword }) =>
    this.#send('POST', `${PATH}/x_email`, {
      email1: email.toLowerCase(),
      ...(oldPassword !== undefined && { xcred_logonPasswordOld: oldPassword }),
    });

  readonly confirmEmail: ProfileGateway['confirmEmail'] = (code) =>
    this.#send('POST', `${PATH}/x_email/confirm`, { validationCode: code });

  readonly changePassword: ProfileGateway['changePassword'] = ({ oldPassword, newPassword }) =>
    this.#send('PUT', PATH, {
      logonPassword: newPassword,
      xcred_logonPasswordOld: oldPassword,
      xcred_logonPasswordVerify: newPassword,
    });

  #send(method: 'POST' | 'PUT', path: string, body: HttpRequest['body']): TE.TaskEither<ProfileFailure, void> {
    return pipe(
      this.#http({ kind: 'essential', method, path, body, isExpectedRefusal: needsIdentity }),
      TE.bimap(toSignInNeeded, () => undefined),
    );
  }
}

type PersonWire = TypeOf<typeof profileWire>;

/** The service knows a guest with a cart or a wish list as a person, who has no profile (ACC-01). */
const profileOfMember = (person: PersonWire): E.Either<SignInNeeded, Profile> =>
  person.registrationStatus?.toLowerCase() === 'guest'
    ? E.left({ kind: 'sign-in-needed' })
    : E.right(toProfile(person));

const toProfile = ({
  firstName = '',
  lastName = '',
  email1,
  logonId,
  phone1 = '',
  receiveEmail = false,
  x_hasPassword = true,
  x_pendingEmail,
  ...rest
}: PersonWire): Profile => ({
  firstName,
  lastName,
  email: email1 ?? logonId ?? '',
  phone: phone1,
  wantsOffers: receiveEmail,
  reminders: REMINDER_KINDS.flatMap((kind) => {
    const isWanted = rest[REMINDER_FIELDS[kind]];
    return isWanted === undefined ? [] : [{ kind, isWanted }];
  }),
  hasPassword: x_hasPassword,
  pendingEmail: x_pendingEmail,
});
