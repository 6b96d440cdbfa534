/** Why another company's service gave no answer. */
export type ProviderProblem =
  /** It understood the question and has no answer to it. */
  | 'refused'
  /** It does not accept the shop's key, which the shop's operator has to correct. */
  | 'credentials'
  | 'too-many-requests'
  | 'server-error'
  | 'time-out'
  | 'unreachable'
  | 'unreadable';

export type JsonReading =
  { readonly kind: 'json'; readonly body: unknown } | { readonly kind: 'problem'; readonly problem: ProviderProblem };

const problemOfStatus = (status: number): ProviderProblem => {
  // 402: the account at the provider has no active subscription.
  if (status === 401 || status === 402 || status === 403) return 'credentials';
  if (status === 429) return 'too-many-requests';
  return status >= 500 ? 'server-error' : 'refused';
};

const problemOfError = (error: unknown): ProviderProblem => {
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : '';
  if (name === 'SyntaxError') return 'unreadable';
  return name === 'TimeoutError' ? 'time-out' : 'unreachable';
};

/**
 * Requests JSON from a provider, without following redirects, and waits `timeoutMs` at most. Never rejects. The problem
 * has no part of the address or the response, which may hold keys and personal data.
 */
export const requestJson = async (
  url: string,
  timeoutMs: number,
  options: Pick<RequestInit, 'method' | 'headers' | 'body'> = {},
): Promise<JsonReading> => {
  try {
    const response = await fetch(url, { ...options, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    if (response.ok) return { kind: 'json', body: await response.json() };
    await response.body?.cancel();
    return { kind: 'problem', problem: problemOfStatus(response.status) };
  } catch (error) {
    return { kind: 'problem', problem: problemOfError(error) };
  }
};
