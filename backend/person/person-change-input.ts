import { CommerceFailure, invalidParameter } from '../http/commerce-failure.ts';
import { REMINDER_KINDS, type ReminderChoice, type ReminderKind } from '../mail/reminders.ts';
import { requireGoodPassword } from '../identity/password/passwords.ts';
import { readEmail, readName } from '../input/name-and-email.ts';
import { readPhone } from './registration-input.ts';
import { ownValue } from '../shared/own-value.ts';

const text = (maxLength: number): { type: string; maxLength: number } => ({ type: 'string', maxLength });

/** Field names of some releases of the platform carry this prefix. */
const PREFIX = 'xcred_';

const prefixed = {
  validationCode: text(64),
  logonPassword: text(200),
  logonPasswordOld: text(200),
  logonPasswordVerify: text(200),
};

const flag = { type: 'string', enum: ['true', 'false'] };

/** The fields of reminders. */
export const REMINDER_FIELDS = {
  appointments: 'x_appointmentReminders',
  'repeat-deliveries': 'x_repeatReminders',
} as const satisfies Readonly<Record<ReminderKind, string>>;

const reminderFields = Object.values(REMINDER_FIELDS);

const properties = {
  logonId: text(254),
  resetPassword: flag,
  challengeQuestion: text(254),
  challengeAnswer: text(254),
  ...prefixed,
  ...Object.fromEntries(Object.entries(prefixed).map(([name, type]) => [`${PREFIX}${name}`, type])),
  firstName: text(64),
  lastName: text(64),
  phone1: text(32),
  email1: text(254),
  receiveEmail: flag,
  ...Object.fromEntries(reminderFields.map((name) => [name, flag])),
  x_preferedStoreId: text(20),
};

/** JSON schema of `PUT person/@self`. */
export const personChangeSchema = { type: 'object', minProperties: 1, properties };

/** The validated body: known fields are text. */
export type PersonChangeBody = Readonly<Record<string, unknown>>;

/** One of the changes that `PUT person/@self` accepts. */
export type PersonChange =
  | { readonly kind: 'request-code'; readonly logonId: string }
  | { readonly kind: 'reset'; readonly logonId: string; readonly code: string; readonly password: string }
  | { readonly kind: 'change-password'; readonly oldPassword: string; readonly newPassword: string }
  | { readonly kind: 'profile'; readonly profile: ProfileChange };

/** Fields that are present are changed. */
export interface ProfileChange {
  readonly firstName?: string;
  readonly lastName?: string;
  /** Null removes the number. */
  readonly phone?: string | null;
  /** The email address the sender believes to be the account's. */
  readonly email?: string;
  /** Whether the shopper wants mail about offers. */
  readonly wantsOffers?: boolean;
  /** The kinds of reminders that are changed. */
  readonly reminders: readonly ReminderChoice[];
  /** Id of a store; null removes the current one. */
  readonly preferredStoreId?: string | null;
}

const fieldOf = (body: PersonChangeBody, name: string): string | undefined => {
  const value = ownValue(body, name) ?? ownValue(body, `${PREFIX}${name}`);
  return typeof value === 'string' ? value : undefined;
};

const has = (body: PersonChangeBody, name: string): boolean => fieldOf(body, name) !== undefined;

const requireField = (body: PersonChangeBody, name: string, shownAs = name): string => {
  const value = fieldOf(body, name) ?? '';
  if (value.trim() === '') throw invalidParameter(shownAs, `${shownAs} is required.`);
  return value;
};

const readLogonId = (body: PersonChangeBody): string => readEmail(requireField(body, 'logonId'), 'logonId');

const readNewPassword = (body: PersonChangeBody): string => {
  const password = requireField(body, 'logonPassword');
  requireGoodPassword(password);
  if (fieldOf(body, 'logonPasswordVerify') !== password) {
    throw invalidParameter('logonPasswordVerify', 'The passwords don’t match.');
  }
  return password;
};

/** Fields that a change of the password can’t have. */
const ownFields = ['firstName', 'lastName', 'phone1', 'email1', 'receiveEmail', 'x_preferedStoreId', ...reminderFields];
const profileFields = ['logonId', ...ownFields];
const passwordFields = Object.keys(prefixed).flatMap((name) => [name, `${PREFIX}${name}`]);

const readProfile = (body: PersonChangeBody): ProfileChange => {
  const stranger = Object.keys(body).find((name) => !profileFields.includes(name));
  if (stranger !== undefined) throw invalidParameter(stranger, `${stranger} cannot be changed here.`);
  const [firstName, lastName, phone1] = [fieldOf(body, 'firstName'), fieldOf(body, 'lastName'), body.phone1];
  const storeId = body.x_preferedStoreId;
  const emails = (['email1', 'logonId'] as const).flatMap((name) => {
    const given = fieldOf(body, name);
    return given === undefined ? [] : [readEmail(given, name)];
  });
  if (new Set(emails).size > 1) throw invalidParameter('email1', 'email1 must be the same as logonId.');
  return {
    ...(firstName !== undefined && { firstName: readName(firstName, 'firstName') }),
    ...(lastName !== undefined && { lastName: readName(lastName, 'lastName') }),
    ...(typeof phone1 === 'string' && { phone: readPhone(phone1) }),
    ...(emails[0] !== undefined && { email: emails[0] }),
    ...(typeof body.receiveEmail === 'string' && { wantsOffers: body.receiveEmail === 'true' }),
    reminders: REMINDER_KINDS.flatMap((kind) => {
      const wanted = fieldOf(body, REMINDER_FIELDS[kind]);
      return wanted === undefined ? [] : [{ kind, isWanted: wanted === 'true' }];
    }),
    ...(typeof storeId === 'string' && { preferredStoreId: storeId.trim() || null }),
  };
};

const refuseMixture = (body: PersonChangeBody): void => {
  const other = ownFields.find((name) => ownValue(body, name) !== undefined);
  if (other === undefined) return;
  throw invalidParameter(other, `${other} cannot be changed together with the password.`);
};

/**
 * Determines the kind of change in a body: a code, a new password by code, a new password by the old one, or the
 * profile. Throws the first fault, with the field's name. [FRM-05]
 */
export const readPersonChange = (body: PersonChangeBody): PersonChange => {
  const changesPassword =
    passwordFields.some((name) => ownValue(body, name) !== undefined) || body.resetPassword === 'true';
  if (!changesPassword) return { kind: 'profile', profile: readProfile(body) };
  refuseMixture(body);
  if (has(body, 'logonPasswordOld')) {
    const oldPassword = requireField(body, 'logonPasswordOld', 'xcred_logonPasswordOld');
    return { kind: 'change-password', oldPassword, newPassword: readNewPassword(body) };
  }
  if (has(body, 'validationCode') || (body.resetPassword === 'true' && has(body, 'logonPassword'))) {
    const logonId = readLogonId(body);
    return { kind: 'reset', logonId, code: requireField(body, 'validationCode'), password: readNewPassword(body) };
  }
  if (body.resetPassword === 'true') return { kind: 'request-code', logonId: readLogonId(body) };
  throw new CommerceFailure({
    errorKey: '_ERR_CMD_INVALID_PARAM',
    message: 'To change the password, send the current one as xcred_logonPasswordOld.',
    parameters: 'xcred_logonPasswordOld',
  });
};
