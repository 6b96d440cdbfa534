import { hash, verify } from '@node-rs/argon2';
import { CommerceFailure, invalidParameter } from '../http/commerce-failure.ts';

/** Argon2id with the library's parameters, which follow the recommendation for servers. */
export const hashPassword = (password: string): Promise<string> => hash(password);

export interface PasswordCheck {
  /** Whether the password fits the hash. Without a hash it takes the same time and answers no. */
  fits(password: string, passwordHash: string | null): Promise<boolean>;
}

/** Makes the hash that accounts which do not exist are compared with. */
export const makePasswordCheck = async (): Promise<PasswordCheck> => {
  const nobodysHash = await hash('the password of an account that does not exist');
  return {
    fits: async (password, passwordHash) => {
      const fits = await verify(passwordHash ?? nobodysHash, password);
      return fits && passwordHash !== null;
    },
  };
};

const refusal = (rule: string, message: string): CommerceFailure =>
  new CommerceFailure({ errorKey: `_ERR_AUTHENTICATION_${rule}_PASSWORD`, message, parameters: 'logonPassword' });

/**
 * Refuses what neither registration form lets through: the server holds to the wider of the two rules, 6 to 20
 * characters other than spaces with a letter and a digit. [FRM-05]
 */
export const requireGoodPassword = (password: string): void => {
  if (/\s/.test(password)) throw invalidParameter('logonPassword', 'The password must not contain spaces.');
  if (password.length < 6) throw refusal('MINIMUMLENGTH', 'The password must have at least 6 characters.');
  if (password.length > 20) throw invalidParameter('logonPassword', 'The password must have at most 20 characters.');
  if (!/\d/.test(password)) throw refusal('MINIMUMDIGITS', 'The password must contain at least one number.');
  if (!/\p{L}/u.test(password)) throw refusal('MINIMUMLETTERS', 'The password must contain at least one letter.');
};
