import type { Refused } from '../../core/shared/upstream-failure';
import { ownValue } from '../../core/shared/own-value';

/** What a refusal says, apart from who refused. */
export type Said = Omit<Refused, 'kind' | 'service' | 'status'>;

/** A response with a status other than 2xx. */
export interface ErrorResponse {
  readonly status: number;
  /** Never empty: `HTTP 502` stands in for it. */
  readonly statusText: string;
  /** Parsed JSON, or text; undefined when it is empty or unreadable. */
  readonly body: unknown;
}

/** Reads the error responses of one service. Total: a body that says nothing is no failure. */
export type ReadRefusal = (response: ErrorResponse) => Said;

/** The storefront's own code for a call with a kept value that the shopper does not have: nothing was called. */
export const NOTHING_KEPT = '_ERR_NOTHING_KEPT';

/** Of the storefront's own proxy, whatever service it did not reach. */
const NO_RESPONSE_CODE = '_ERR_SERVICE_UNAVAILABLE';

/**
 * What a refusal says of itself: the first entry of a commerce `errors` list, else a bare `message` as the search
 * services send it. Every field is optional on the wire, and parameters come as text, comma list or array.
 * A body that says nothing gets an error built here, with the status text as its code and message (ERR-05). What that
 * means to the shop only the service's own adapter knows: the one fact is that a proxy got no response.
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

/** Message, errorCode and errorKey are all the status text (ERR-05). */
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
