import { CommerceFailure, invalidParameter } from '../http/commerce-failure.ts';
import { requireGoodPassword } from '../identity/password/passwords.ts';
import { readEmail, readName } from '../input/name-and-email.ts';
import { readUsPhone } from '../input/us-phone.ts';

/** The registration payload on the wire. [REG-02] */
export interface RegistrationBody {
  readonly firstName: string;
  readonly lastName: string;
  readonly logonId: string;
  readonly logonPassword: string;
  readonly logonPasswordVerify: string;
  readonly email1?: string;
  readonly email2?: string;
  readonly phone1?: string;
  /** Number of an existing Pals membership. */
  readonly xppro_userField2?: string;
  /** Proof of the captcha. */
  readonly xcred_demographicField5?: string;
}

const text = (maxLength: number): { type: string; maxLength: number } => ({ type: 'string', maxLength });

/** JSON schema of the registration payload; it accepts the platform's other text fields. */
export const registrationBodySchema = {
  type: 'object',
  required: ['firstName', 'lastName', 'logonId', 'logonPassword', 'logonPasswordVerify'],
  properties: {
    firstName: text(64),
    lastName: text(64),
    logonId: text(254),
    logonPassword: text(200),
    logonPasswordVerify: text(200),
    email1: text(254),
    email2: text(254),
    phone1: text(32),
    xppro_userField2: text(32),
    xcred_demographicField5: text(4000),
    xppro_currentPage: text(64),
    new: text(16),
    account: text(64),
    profileType: { type: 'string', enum: ['B', 'C'] },
    primary: { type: 'string', enum: ['true', 'false'] },
    registerType: text(16),
    receiveEmail: text(16),
    x_isPGRRegistrationWebFlow: { type: 'string', enum: ['true', 'false'] },
  },
};

/** The facts of a new account. */
export interface AccountDetails {
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** The email address, lower case. */
  readonly logonId: string;
  /** Ten digits. */
  readonly phone: string | null;
  /** Nine digits of a membership that began in a store. */
  readonly palsNumber: string | null;
}

/** A valid registration. */
export interface Registration extends AccountDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

/** Ten digits, or null for an empty field. Throws with the name `phone1`. [FRM-06] */
export const readPhone = (value: string | undefined): string | null => {
  const given = value?.trim() ?? '';
  return given === '' ? null : readUsPhone(given, 'phone1');
};

/** The response to a Pals number that is malformed, unknown, or claimed already. [FRM-07] */
export const palsNumberRefused = (): CommerceFailure =>
  new CommerceFailure({
    errorKey: '_ERR_PALS_NUMBER_INVALID',
    message: 'Please enter a valid pals rewards number.',
    parameters: 'xppro_userField2',
  });

const readPalsNumber = (value: string | undefined): string | null => {
  const number = (value ?? '').trim();
  if (number === '') return null;
  if (!/^\d{9}$/.test(number)) throw palsNumberRefused();
  return number;
};

/** Checks the whole payload. Throws the first fault, with the field's name. [REG-02] [REG-03] */
export const readRegistration = (body: RegistrationBody): Registration => {
  if (body.logonId.trim() === '' || body.logonPassword === '') {
    const parameters = body.logonId.trim() === '' ? 'logonId' : 'logonPassword';
    const message = 'Please provide a email and password for registering the user.';
    throw new CommerceFailure({ errorKey: '_ERR_CMD_INVALID_PARAM', message, parameters });
  }
  const logonId = readEmail(body.logonId, 'logonId');
  for (const parameter of ['email1', 'email2'] as const) {
    const given = body[parameter];
    if (given !== undefined && given !== '' && readEmail(given, parameter) !== logonId) {
      throw invalidParameter(parameter, `${parameter} must be the same as logonId.`);
    }
  }
  requireGoodPassword(body.logonPassword);
  if (body.logonPasswordVerify !== body.logonPassword) {
    throw invalidParameter('logonPasswordVerify', 'The passwords don’t match.');
  }
  return {
    firstName: readName(body.firstName, 'firstName'),
    lastName: readName(body.lastName, 'lastName'),
    logonId,
    password: body.logonPassword,
    phone: readPhone(body.phone1),
    palsNumber: readPalsNumber(body.xppro_userField2),
  };
};
