import * as TE from 'fp-ts/TaskEither';
import type { Task } from 'fp-ts/Task';
import { HttpAccountStore } from '../../adapters/commerce/http-account-store';
import { HttpCardProgrammeGateway } from '../../adapters/commerce/http-card-programme-gateway';
import { HttpCartGateway } from '../../adapters/commerce/http-cart-gateway';
import { HttpGoogleGateway } from '../../adapters/commerce/http-google-gateway';
import { HttpIdentityGateway } from '../../adapters/commerce/http-identity-gateway';
import { HttpMembershipGateway } from '../../adapters/commerce/http-membership-gateway';
import { HttpPasswordGateway } from '../../adapters/commerce/http-password-gateway';
import { HttpPersonGateway } from '../../adapters/commerce/http-person-gateway';
import { HttpRegistrationGateway } from '../../adapters/commerce/http-registration-gateway';
import { HttpRewardsGateway } from '../../adapters/commerce/http-rewards-gateway';
import { HttpStoreConfigurationGateway } from '../../adapters/commerce/http-store-configuration-gateway';
import { HttpStoreGateway } from '../../adapters/commerce/http-store-gateway';
import { HttpStoreStock } from '../../adapters/commerce/http-store-stock';
import { HttpWalletGateway } from '../../adapters/commerce/http-wallet-gateway';
import type { HttpClient, HttpRequest } from '../../adapters/http/http-client';
import { STORE_IDS } from './store-ids';

const REGISTRATION = {
  firstName: 'Robin',
  lastName: 'Reed',
  email: 'robin@example.test',
  password: 'Pawsome123',
  phoneNumber: '5555550100',
  palsPhoneNumber: '5555550100',
  palsReward: '123456789',
  captcha: 'solved',
};

/** Every call that a page's scripts make to the commerce service, with plausible values. */
const callsThrough = (http: HttpClient): ReadonlyArray<Task<unknown>> => {
  const cart = new HttpCartGateway(http, STORE_IDS);
  const identity = new HttpIdentityGateway(http);
  const person = new HttpPersonGateway(http);
  const passwords = new HttpPasswordGateway(http);
  const rewards = new HttpRewardsGateway(http);
  const stores = new HttpStoreGateway(http);
  const cards = new HttpCardProgrammeGateway(http);
  const configuration = new HttpStoreConfigurationGateway(http);
  return [
    cart.load,
    cart.calculate,
    cart.add('SKU-1001', 2),
    cart.changeQuantity('7001', 3),
    cart.changeQuantity('7001', 0),
    cart.applyPromotion('PUP5'),
    cart.removePromotion('PUP5'),
    identity.becomeGuest,
    identity.signIn('pat@example.test', 'Pawsome123'),
    identity.signOut,
    new HttpGoogleGateway(http).signIn('header.claims.signature'),
    new HttpRegistrationGateway(http).register(REGISTRATION),
    passwords.requestReset('pat@example.test'),
    passwords.reset({ email: 'pat@example.test', code: '123456', password: 'Brandnew456' }),
    person.userInfo,
    person.ping,
    person.userType,
    rewards.details,
    rewards.load(['C-1', 'C-2']),
    new HttpMembershipGateway(http).join('5555550100'),
    new HttpMembershipGateway(http).join(undefined),
    cards.status,
    cards.addTempCard({
      callId: 'call-1',
      isPrescreen: false,
      pccUserId: '700002',
      saveToWallet: true,
      enrollmentStatus: 'APPROVED',
    }),
    new HttpWalletGateway(http).wallet,
    new HttpAccountStore(http).keep('1101'),
    stores.allStores,
    stores.closedStores,
    stores.store('1101'),
    stores.nearestByZip('92101', 5),
    stores.places('San Diego'),
    new HttpStoreStock(http).inStore('1101', ['SKU-1001']),
    configuration.values(['SF_CHAT_ENABLED']),
    configuration.values(['SF_CHAT_ENABLED', 'LIVE_HELP_ENABLED']),
  ];
};

/** The requests that pages' scripts send to the commerce service, one of each kind. */
export const commerceRequests = async (): Promise<ReadonlyArray<HttpRequest>> => {
  const sent: HttpRequest[] = [];
  const http: HttpClient = (request) => {
    sent.push(request);
    return TE.left({ kind: 'unreachable', service: 'commerce', cause: 'network' });
  };
  for (const call of callsThrough(http)) await call();
  return sent;
};
