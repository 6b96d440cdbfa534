import { publishedError } from './stripe-bodies';

export type Fields = Readonly<Record<string, string>>;
export type Reply = readonly [status: number, body: object, headers?: Record<string, string>];

export const DECLINES: Readonly<Record<string, readonly [code: string, declineCode?: string]>> = {
  declined: ['card_declined', 'generic_decline'],
  'insufficient-funds': ['card_declined', 'insufficient_funds'],
  'wrong-security-code': ['incorrect_cvc', 'incorrect_cvc'],
  'expired-card': ['expired_card', 'expired_card'],
};

export const TOKEN = 'pm_card_';
export const invalid = (code: string | undefined, param?: string): Reply => [
  400,
  publishedError({
    type: 'invalid_request_error',
    message: 'Invalid.',
    ...(code && { code }),
    ...(param && { param }),
  }),
];
export const missing = (param: string): Reply => [
  404,
  publishedError({ type: 'invalid_request_error', code: 'resource_missing', param, message: 'None.' }),
];
