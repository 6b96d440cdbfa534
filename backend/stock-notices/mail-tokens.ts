import { makeSealer } from '../secrets/sealer.ts';

/** Tokens in mail by which its receiver chooses what mail comes, without signing in. */
export interface MailTokens {
  readonly tokenOf: (email: string) => string;
  /** The email address of a token; undefined for one that this shop did not make. */
  readonly emailOf: (token: string) => string | undefined;
}

const PREFIX = 'sealed.1.';

/** Tokens that contain the address, encrypted and authenticated with the server's secret: they cannot be guessed. */
export const makeMailTokens = (serverSecret: string): MailTokens => {
  const sealer = makeSealer(serverSecret, 'mail-preferences');
  return {
    tokenOf: (email) => sealer.seal(email).slice(PREFIX.length),
    emailOf: (token) => {
      try {
        return sealer.open(PREFIX + token);
      } catch {
        return undefined;
      }
    },
  };
};
