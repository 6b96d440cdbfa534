import { BANK_FIELDS, amountOf, type BankAnswers, type BankField } from './bank-application';

/** What the bank reports to the shop (contracts, section 11). */
export interface BankResult {
  readonly callId: string;
  readonly message: string;
  readonly result: string;
  readonly status: string;
}

/** The bank decided, rejected one field, or did not respond; after `unanswered` the same application can be sent again. */
export type BankReply =
  | { readonly kind: 'decided'; readonly result: BankResult }
  | { readonly kind: 'objection'; readonly field: BankField; readonly message: string }
  | { readonly kind: 'unanswered'; readonly isLate: boolean };

/** The URL to which applications are sent, and the `fetch` that sends them. */
export interface Bank {
  readonly fetch: typeof globalThis.fetch;
  readonly url: string;
}

/** One application. Sending it again with the same `callId` does not apply twice. */
export interface Submission {
  readonly answers: BankAnswers;
  readonly callId: string;
  readonly prescreenId: string | undefined;
}

const TIMEOUT_MS = 15_000;
/** Statuses of the proxy when the bank does not respond. */
const NO_ANSWER_STATUSES: ReadonlyArray<number> = [502, 503, 504];
const LATE_STATUS = 504;

/**
 * Sends an application and returns the decision. The date of birth is not sent. An invalid response is the decision
 * `ERROR`. No response in time is `unanswered`: the same id makes sending it again safe. Rejects only when `signal` aborts.
 */
export const submitApplication = async (
  { fetch, url }: Bank,
  { answers, callId, prescreenId }: Submission,
  signal: AbortSignal,
): Promise<BankReply> => {
  const failed = (message: string, status: string): BankReply => ({
    kind: 'decided',
    result: { callId, message, result: 'ERROR', status },
  });
  const { firstName, lastName, email, phone } = answers;
  const ending = new AbortController();
  let isLate = false;
  const abortAs = (late: boolean) => (): void => {
    isLate = late;
    ending.abort();
  };
  const timer = setTimeout(abortAs(true), TIMEOUT_MS);
  signal.addEventListener('abort', abortAs(false));
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        firstName,
        lastName,
        email,
        phone,
        income: amountOf(answers.income),
        prescreenId,
        callId,
      }),
      signal: ending.signal,
    });
    if (NO_ANSWER_STATUSES.includes(response.status)) {
      return { kind: 'unanswered', isLate: response.status === LATE_STATUS };
    }
    const body: unknown = await response.json();
    if (response.ok) return decided(body) ?? failed('', 'UNREADABLE');
    const { message, field } = refusalOf(body);
    return field === undefined ? failed(message, 'REFUSED') : { kind: 'objection', field, message };
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: 'unanswered', isLate };
  } finally {
    clearTimeout(timer);
  }
};

const decided = (body: unknown): BankReply | undefined => {
  const text = textsOf(body);
  const result = text('result');
  if (result === undefined) return undefined;
  return {
    kind: 'decided',
    result: { callId: text('callId') ?? '', message: text('message') ?? '', result, status: text('status') ?? '' },
  };
};

const refusalOf = (body: unknown): { readonly message: string; readonly field: BankField | undefined } => {
  const errors = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : undefined;
  const text = textsOf(Array.isArray(errors) ? errors[0] : undefined);
  const parameter = text('errorParameters');
  return { message: text('errorMessage') ?? '', field: BANK_FIELDS.find((field) => field === parameter) };
};

const textsOf = (thing: unknown): ((name: string) => string | undefined) => {
  const facts = new Map<string, unknown>(typeof thing === 'object' && thing !== null ? Object.entries(thing) : []);
  return (name) => {
    const fact = facts.get(name);
    return typeof fact === 'string' ? fact : Array.isArray(fact) && typeof fact[0] === 'string' ? fact[0] : undefined;
  };
};
