import * as E from 'fp-ts/Either';
import { ToyCartGateway } from '../../backends/toy/toy-cart-gateway';
import { ToyIdentityGateway } from '../../backends/toy/toy-identity-gateway';
import { ToyPersonGateway } from '../../backends/toy/toy-person-gateway';
import { ToyRegistrationGateway } from '../../backends/toy/toy-registration-gateway';
import { cartGatewayContract } from '../../contracts/cart-gateway.contract';
import { identityGatewayContract } from '../../contracts/identity-gateway.contract';
import { personGatewayContract } from '../../contracts/person-gateway.contract';
import { registrationGatewayContract } from '../../contracts/registration-gateway.contract';
import { startToyCommerce, type ToyCommerce } from '../../support/toy-commerce/toy-server';
import { callerOf, newToyClient, register } from './toy-world';

let toy: ToyCommerce;
beforeAll(async () => {
  toy = await startToyCommerce();
});
afterAll(() => toy.close());

cartGatewayContract(
  'ToyCartGateway over the toy engine',
  () => {
    const http = newToyClient(toy);
    return {
      gateway: new ToyCartGateway(http),
      assortment: async () => ({
        plenty: { partNumber: 'DOG-002', name: 'Dog Beef Stew', price: 8.49 },
        other: { partNumber: 'CAT-003', name: 'Cat Scratching Post', price: 11.99 },
        scarce: { partNumber: 'FISH-009', available: 3 },
        soldOut: { partNumber: 'FISH-010' },
        inStoresOnly: undefined,
        promotionCode: undefined,
      }),
      becomesGuest: async () => void (await new ToyIdentityGateway(http).becomeGuest()),
      signsIn: async () => {
        const { email, password } = await register(newToyClient(toy));
        await new ToyIdentityGateway(http).signIn(email, password)();
      },
    };
  },
  { hasPromotionCodes: false, sellsInStoresOnly: false },
);

identityGatewayContract(
  'ToyIdentityGateway over the toy engine',
  () => {
    const http = newToyClient(toy);
    return {
      gateway: new ToyIdentityGateway(http),
      hasCustomer: () => register(newToyClient(toy)),
      caller: () => callerOf(http),
    };
  },
  { locksAccounts: false },
);

personGatewayContract('ToyPersonGateway over the toy engine', () => {
  const http = newToyClient(toy);
  return {
    gateway: new ToyPersonGateway(http),
    signsIn: () => register(http),
    becomesGuest: async () => void (await new ToyIdentityGateway(http).becomeGuest()),
  };
});

registrationGatewayContract(
  'ToyRegistrationGateway over the toy engine',
  () => {
    const http = newToyClient(toy);
    return {
      gateway: new ToyRegistrationGateway(http),
      caller: () => callerOf(http),
      canSignIn: async (email, password) =>
        E.isRight(await new ToyIdentityGateway(newToyClient(toy)).signIn(email, password)()),
    };
  },
  { hasRewards: false },
);
