import { hash, verify } from '@node-rs/argon2';
import { CommerceFailure, invalidParameter } from '../../http/commerce-failure.ts';

/** Creates argon2id hashes with the library's defaults, which follow the recommendation for servers. */
export const hashPassword = (password: string): Promise<string> => hash(password);

export interface PasswordCheck {
  /** Whether the password matches the hash. Without a hash it compares with a substitute and returns false. */
  fits(password: string, passwordHash: string | null): Promise<boolean>;
}

/** Creates the check, with a hash for comparisons of accounts that do not exist or have no password. */
export const makePasswordCheck = async (): Promise<PasswordCheck> => {
  const placeholderHash = await hash('the password of an account that does not exist');
  return {
    fits: async (password, passwordHash) => {
      const fits = await verify(passwordHash ?? placeholderHash, password);
      return fits && passwordHash !== null;
    },
  };
};

const refusal = (rule: string, message: string): CommerceFailure =>
  new CommerceFailure({ errorKey: `_ERR_AUTHENTICATION_${rule}_PASSWORD`, message, parameters: 'logonPassword' });

/**
 * Throws a CommerceFailure unless the password has 6 to 20 characters without spaces, a letter and a digit: the wider of
 * the rules of the two registration forms. [FRM-05]
 */
export const requireGoodPassword = (password: string): void => {
  if (/\s/.test(password)) throw invalidParameter('logonPassword', 'Your password can’t contain spaces.');
  if (password.length < 6) throw refusal('MINIMUMLENGTH', 'Your password must have at least 6 characters.');
  if (password.length > 20)
    throw invalidParameter('logonPassword', 'Your password must have no more than 20 characters.');
  if (!/\d/.test(password)) throw refusal('MINIMUMDIGITS', 'Your password must contain at least one number.');
  if (!/\p{L}/u.test(password)) throw refusal('MINIMUMLETTERS', 'Your password must contain at least one letter.');
};
