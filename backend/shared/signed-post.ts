import { createHmac } from 'node:crypto';

/** Where signed messages are sent. */
export interface SignedDestination {
  readonly url: string;
  /** Signs the messages; the receiver knows it, too. */
  readonly secret: string;
  /** Name of the header with the signature. */
  readonly header: string;
}

const TIMEOUT_MS = 10_000;

/** A signature as Stripe's: time in seconds, and HMAC-SHA-256 over time and body. */
export const signatureOf = (body: string, secret: string, now: number): string => {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
};

/** Posts a signed JSON body. Returns whether it was accepted with a status of 200 to 299; follows no redirect. */
export const postSigned = async (
  { url, secret, header }: SignedDestination,
  body: string,
  now: number,
): Promise<boolean> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [header]: signatureOf(body, secret, now) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
};
