import * as E from 'fp-ts/Either';
import { HttpIdentityGateway } from '../../../adapters/commerce/identity/http-identity-gateway';
import { newShopper, type EmbeddedBackend, type Shopper } from './embedded-backend';

export interface Registered {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
}

export const NAMES = { firstName: 'Robin', lastName: 'Reed', phoneNumber: '5555550100' };

const PASSWORD = 'Pawsome123';
let registered = 0;

const post = async (shopper: Shopper, path: string, body?: unknown): Promise<unknown> => {
  const response = await shopper.transactions({ kind: 'personal', method: 'POST', path, body })();
  if (E.isLeft(response)) throw new Error(`${path}: ${JSON.stringify(response.left)}`);
  return response.right.body;
};

/** Creates an account and signs this browser in. */
export const register = async (shopper: Shopper): Promise<Registered> => {
  const email = `robin.${(registered += 1)}@example.test`;
  const response = await post(shopper, 'person?updateCookies=true', {
    firstName: NAMES.firstName,
    lastName: NAMES.lastName,
    logonId: email,
    email1: email,
    email2: email,
    phone1: NAMES.phoneNumber,
    logonPassword: PASSWORD,
    logonPasswordVerify: PASSWORD,
    xppro_currentPage: 'ReviewOrder',
    new: 'Y',
    account: 'page',
    profileType: 'C',
    primary: 'true',
    x_isPGRRegistrationWebFlow: 'true',
  });
  return { userId: (response as { userId: string }).userId, email, password: PASSWORD };
};

/** Creates an account from another browser. */
export const registerElsewhere = (backend: EmbeddedBackend): Promise<Registered> => register(newShopper(backend));

export const becomeGuest = async (shopper: Shopper): Promise<void> => {
  await post(shopper, 'guestidentity?updateCookies=true');
};

/** A customer whose account is locked after too many wrong passwords. */
export const lock = async (backend: EmbeddedBackend, { email }: Registered): Promise<void> => {
  const gateway = new HttpIdentityGateway(newShopper(backend).transactions);
  for (let attempt = 0; attempt < 10; attempt += 1) await gateway.signIn(email, 'Not-the-passw0rd')();
};

/** The identity that the backend has for a browser. */
export const callerOf = async (shopper: Shopper): Promise<{ userId: string | undefined; isRegistered: boolean }> => {
  const response = await shopper.transactions({ kind: 'personal', method: 'GET', path: 'person/@self/forHeader' })();
  if (E.isLeft(response)) throw new Error(JSON.stringify(response.left));
  const { x_userId, x_userType } = response.right.body as { x_userId: string; x_userType: string };
  return { userId: x_userId === '-1002' ? undefined : x_userId, isRegistered: x_userType === 'R' };
};
