import type { PetKind } from '../../shared/pet-kind';

/** Whether the shopper has an account and is signed in to it (USR-01). */
export type UserType = 'registered' | 'guest';

/** The user that the header greets (USR-02). A missing text is undefined. */
export interface HeaderUser {
  /** Undefined for a shopper without an identity at the commerce service. */
  readonly userId: string | undefined;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly email: string | undefined;
  readonly phoneNumber: string | undefined;
  readonly userType: UserType;
  readonly isRegistered: boolean;
  readonly isGuest: boolean;
  readonly loggedIn: boolean;
  readonly signedInFromModal: boolean;
  readonly autoSignInAfterRegister: boolean;
  readonly isPartner: boolean;
  readonly isVitalCareEnrolled: boolean;
  readonly palsId: string | undefined;
  readonly preferredStoreId: string | undefined;
  readonly preferredStoreLocationId: string | undefined;
  readonly preferredStoreName: string | undefined;
  readonly zipCode: string | undefined;
  readonly city: string | undefined;
  readonly state: string | undefined;
  readonly country: string | undefined;
  /** The kinds of the shopper's pets, each once (ACC-04). */
  readonly petKinds: ReadonlyArray<PetKind>;
}

export const GUEST: HeaderUser = {
  userId: undefined,
  firstName: undefined,
  lastName: undefined,
  email: undefined,
  phoneNumber: undefined,
  userType: 'guest',
  isRegistered: false,
  isGuest: true,
  loggedIn: false,
  signedInFromModal: false,
  autoSignInAfterRegister: false,
  isPartner: false,
  isVitalCareEnrolled: false,
  palsId: undefined,
  preferredStoreId: undefined,
  preferredStoreLocationId: undefined,
  preferredStoreName: undefined,
  zipCode: undefined,
  city: undefined,
  state: undefined,
  country: undefined,
  petKinds: [],
};

/** Returns the user with this type, and with the matching isRegistered and isGuest (USR-01). */
export const withUserType = (user: HeaderUser, userType: UserType): HeaderUser => ({
  ...user,
  userType,
  isRegistered: userType === 'registered',
  isGuest: userType !== 'registered',
});
