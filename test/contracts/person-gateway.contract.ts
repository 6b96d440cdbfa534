import * as E from 'fp-ts/Either';
import type { PersonGateway } from '../../core/identity/session/person-gateway';
import type { Making } from './making';

/** The customer's data from the registration. */
export interface KnownPerson {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Ten digits. */
  readonly phoneNumber: string;
}

/** The world behind a PersonGateway. */
export interface PersonWorld {
  readonly gateway: PersonGateway;
  /** Makes the caller a customer with a new account: no rewards, no preferred store, no membership. */
  readonly signsIn: () => Promise<KnownPerson>;
  /** Makes the caller a guest with an identity. */
  readonly becomesGuest: () => Promise<void>;
}

/** Data that accounts collect later; only services that accept it run the details suite. */
export interface PersonDetails {
  readonly palsId: string;
  readonly preferredStoreId: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  /** Of the address to which orders go by default. */
  readonly zipCode: string;
  readonly isVitalCareEnrolled: boolean;
  readonly isPartner: boolean;
}

export interface DetailedPersonWorld {
  readonly gateway: PersonGateway;
  readonly signsInAs: (details: PersonDetails) => Promise<void>;
}

export const PERSON_CALLS = ['userInfo', 'ping', 'userType'] as const;

/** Every PersonGateway, fake or real, passes this. */
export const personGatewayContract = (name: string, makeWorld: Making<PersonWorld>): void => {
  describe(`[PLT-02] ${name} as a PersonGateway`, () => {
    test("[USR-03] returns the customer's names, and undefined for missing values", async () => {
      const { gateway, signsIn } = await makeWorld();
      const { userId, firstName, lastName } = await signsIn();
      expect(await gateway.userInfo()).toMatchObject({
        _tag: 'Right',
        right: {
          userId,
          firstName,
          lastName,
          userType: 'registered',
          palsId: undefined,
          preferredStoreId: undefined,
          isVitalCareEnrolled: false,
        },
      });
    });

    test('[USR-03] returns no names for a guest', async () => {
      const { gateway, becomesGuest } = await makeWorld();
      await becomesGuest();
      expect(await gateway.userInfo()).toMatchObject({
        _tag: 'Right',
        right: {
          userType: 'guest',
          firstName: undefined,
          lastName: undefined,
          palsId: undefined,
          city: undefined,
          state: undefined,
          isVitalCareEnrolled: false,
        },
      });
    });

    test('[USR-04] returns the contact data of a pinged customer', async () => {
      const { gateway, signsIn } = await makeWorld();
      const { userId, email, phoneNumber } = await signsIn();
      expect(await gateway.ping()).toEqual(
        E.right({ userId, userType: 'registered', email, phoneNumber, isPartner: false }),
      );
    });

    test('[USR-01] requests the user type each time', async () => {
      const { gateway, becomesGuest, signsIn } = await makeWorld();
      await becomesGuest();
      expect(await gateway.userType()).toEqual(E.right('guest'));
      await signsIn();
      expect(await gateway.userType()).toEqual(E.right('registered'));
    });
  });
};

/** Every PersonGateway over a service that accepts these details passes this. */
export const personDetailsContract = (name: string, makeWorld: Making<DetailedPersonWorld>): void => {
  const details: PersonDetails = {
    palsId: '123456789',
    preferredStoreId: '1101',
    city: 'San Diego',
    state: 'CA',
    country: 'US',
    zipCode: '92121',
    isVitalCareEnrolled: true,
    isPartner: true,
  };

  describe(`[PLT-02] ${name} as a PersonGateway with details`, () => {
    test("[USR-03] returns the service's data of a customer", async () => {
      const { gateway, signsInAs } = await makeWorld();
      await signsInAs(details);
      const { isPartner: _ofThePing, ...held } = details;
      expect(await gateway.userInfo()).toMatchObject({ _tag: 'Right', right: held });
    });

    test('[USR-04] recognises a partner', async () => {
      const { gateway, signsInAs } = await makeWorld();
      await signsInAs(details);
      expect(await gateway.ping()).toMatchObject({ _tag: 'Right', right: { isPartner: true } });
    });
  });
};
