/** Whom the header greets (USR-02). A text that nobody gave is undefined. */
export interface HeaderUser {
  readonly userId: string | undefined;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly email: string | undefined;
  readonly phoneNumber: string | undefined;
  /** `R` is registered; anything else is a guest, `G` included (USR-01). */
  readonly userType: string;
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
}

/** The user id that all shoppers without an identity share. */
export const GENERIC_USER_ID = '-1002';
/** Whether the commerce service has no identity for the shopper: there is no user id, or it is the generic one. */
export const isAnonymous = (userId: string | undefined): boolean => userId === undefined || userId === GENERIC_USER_ID;

export const REGISTERED_USER_TYPE = 'R';
export const GUEST_USER_TYPE = 'G';

export const GUEST: HeaderUser = {
  userId: undefined,
  firstName: undefined,
  lastName: undefined,
  email: undefined,
  phoneNumber: undefined,
  userType: GUEST_USER_TYPE,
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
};

/** The user with that type, and with isRegistered and isGuest as follows from it (USR-01). */
export const withUserType = (user: HeaderUser, userType: string): HeaderUser => ({
  ...user,
  userType,
  isRegistered: userType === REGISTERED_USER_TYPE,
  isGuest: userType !== REGISTERED_USER_TYPE,
});
