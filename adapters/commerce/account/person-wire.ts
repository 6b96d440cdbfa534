import { fields, listOf, optionalFlag, optionalText, text, texts, textUnlessNull } from '../../http/wire-codecs';

/** `person/@self/forHeader`: the text `null` means a missing value (USR-03). */
export const userInfoWire = fields('user info', {
  x_userId: textUnlessNull,
  x_firstName: textUnlessNull,
  x_lastName: textUnlessNull,
  x_userType: textUnlessNull,
  x_palsId: textUnlessNull,
  x_preferedStoreId: textUnlessNull,
  x_city: textUnlessNull,
  x_state: textUnlessNull,
  x_country: textUnlessNull,
  x_zipCode: textUnlessNull,
  x_vcEnrolled: optionalFlag,
  x_petKinds: texts,
});

/** The ping response (USR-04). The partner flag's real name is unknown; these are tried. */
export const pingWire = fields(
  'ping answer',
  { userid: text, usertype: text, email: textUnlessNull, phoneNumber: textUnlessNull, isPartner: optionalFlag },
  { isPartner: ['partner', 'partnerFlag', 'x_isPartner'] },
);

/** `user/user-type` (USR-01). */
export const userTypeWire = fields('user type', { usertype: text });

/** `person/@self` (ACC-02): every field is optional. Guests have a person, too, whose `registrationStatus` is `Guest`. */
export const profileWire = fields('person', {
  registrationStatus: optionalText,
  firstName: optionalText,
  lastName: optionalText,
  email1: optionalText,
  logonId: optionalText,
  phone1: optionalText,
  receiveEmail: optionalFlag,
  x_appointmentReminders: optionalFlag,
  x_repeatReminders: optionalFlag,
  x_hasPassword: optionalFlag,
  x_pendingEmail: optionalText,
});

/** The sessions of an account (ACC-07). */
export const sessionsWire = fields('sessions', {
  sessions: listOf(
    fields('session', {
      sessionId: text,
      browser: optionalText,
      system: optionalText,
      lastUsedAt: optionalText,
      isCurrent: optionalFlag,
    }),
  ),
});
