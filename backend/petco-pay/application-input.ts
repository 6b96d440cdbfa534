import { randomUUID } from 'node:crypto';
import { invalidParameter } from '../http/commerce-failure.ts';
import { readEmail, readName } from '../input/name-and-email.ts';
import { readUsPhone } from '../input/us-phone.ts';

/** An application on the wire. [PCC-04] */
export interface ApplicationBody {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Dollars a year. */
  readonly income: string | number;
  readonly prescreenId?: string;
  readonly callId?: string;
}

const text = (maxLength: number): { type: string; maxLength: number } => ({ type: 'string', maxLength });

/** JSON schema of the application. */
export const applicationBodySchema = {
  type: 'object',
  required: ['firstName', 'lastName', 'email', 'phone', 'income'],
  properties: {
    firstName: text(64),
    lastName: text(64),
    email: text(254),
    phone: text(32),
    income: { type: ['string', 'number'], maxLength: 20 },
    prescreenId: text(40),
    callId: text(64),
  },
};

/** The facts of a valid application on which the bank decides. */
export interface Application {
  readonly lastName: string;
  readonly incomeCents: number;
  readonly prescreenId: string | undefined;
  readonly callId: string;
}

/** Dollars such as 45000, "45,000" or "$45,000.00", up to a hundred million. */
const readIncome = (value: string | number): number => {
  const digits = String(value)
    .trim()
    .replace(/^\$/, '')
    .replace(/,(?=\d{3}(\D|$))/g, '');
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(digits)) {
    throw invalidParameter('income', 'income must be an amount in dollars, up to 99999999.');
  }
  return Math.round(Number(digits) * 100);
};

/** Checks the whole application. Throws the first fault, with the field's name. */
export const readApplication = (body: ApplicationBody): Application => {
  readName(body.firstName, 'firstName');
  const lastName = readName(body.lastName, 'lastName');
  readEmail(body.email, 'email');
  readUsPhone(body.phone, 'phone');
  const callId = body.callId?.trim() || randomUUID();
  if (!/^[\w.-]{1,64}$/.test(callId)) {
    throw invalidParameter('callId', 'callId accepts letters, digits, dots, dashes and underscores only.');
  }
  const prescreenId = body.prescreenId?.trim() || undefined;
  return { lastName, incomeCents: readIncome(body.income), prescreenId, callId };
};
