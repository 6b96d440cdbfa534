import type { Refused } from '../../core/shared/upstream-failure';
import { ownValue } from '../../core/shared/own-value';

/** The content of a refusal, without the service and the status. */
export type Said = Omit<Refused, 'kind' | 'service' | 'status'>;

/** A response with a status other than 2xx. */
export interface ErrorResponse {
  readonly status: number;
  /** Never empty: `HTTP 502` replaces an empty one. */
  readonly statusText: string;
  /** Parsed JSON, or text; undefined when it is empty or unreadable. */
  readonly body: unknown;
}

/** Reads the error responses of one service. Never fails, whatever the body contains. */
export type ReadRefusal = (response: ErrorResponse) => Said;

/**
 * The storefront's own code for a call with a kept value that the shopper does not have: the backend was not called.
 */
export const NOTHING_KEPT = '_ERR_NOTHING_KEPT';

/** The storefront's own proxy sends this code when it could not reach a service. */
const NO_RESPONSE_CODE = '_ERR_SERVICE_UNAVAILABLE';

/**
 * Reads a refusal: the first entry of a commerce `errors` list, else a bare `message` as the search services send it.
 * Every field is optional on the wire, and parameters may be a text, a comma-separated list or an array. A body without
 * an error gets one with the status text as its code and message (ERR-05). The only fact that it recognises is that a
 * proxy received no response; all others are left to the service's own adapter.
 */
export const refusalOf: ReadRefusal = ({ body, statusText }) => {
  const errors = fieldOf(body, 'errors');
  const first: unknown = Array.isArray(errors) ? errors[0] : body;
  const codes = [fieldOf(first, 'errorCode'), fieldOf(first, 'errorKey')].map(textOf).filter((code) => code !== '');
  const message = textOf(fieldOf(first, 'errorMessage') ?? fieldOf(first, 'message')) || undefined;
  if (codes.includes(NOTHING_KEPT)) return { facts: ['identity-missing'], codes: [], message, parameters: [] };
  return codes.length === 0 && message === undefined
    ? localError(statusText)
    : {
        facts: codes.includes(NO_RESPONSE_CODE) ? ['no-response'] : [],
        codes,
        message,
        parameters: parametersOf(fieldOf(first, 'errorParameters')),
      };
};

/** Uses the status text as message, errorCode and errorKey (ERR-05). */
const localError = (statusText: string): Said => ({
  facts: [],
  codes: [statusText],
  message: statusText,
  parameters: [],
  isLocal: true,
});

const parametersOf = (value: unknown): ReadonlyArray<string> =>
  (Array.isArray(value) ? value.map(textOf) : textOf(value).split(','))
    .map((parameter) => parameter.trim())
    .filter((parameter) => parameter !== '');

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? ownValue(value as Readonly<Record<string, unknown>>, name) : undefined;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
