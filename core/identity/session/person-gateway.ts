import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { PetKind } from '../../shared/pet-kind';
import type { UserType } from './header-user';

/** The response of the user-info call (USR-03); a field without a value is undefined. */
export interface UserInfo {
  /** Undefined for a shopper without an identity. */
  readonly userId: string | undefined;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly userType: UserType;
  readonly palsId: string | undefined;
  readonly preferredStoreId: string | undefined;
  readonly city: string | undefined;
  readonly state: string | undefined;
  readonly country: string | undefined;
  /** Five digits: where orders go by default; undefined without such an address. */
  readonly zipCode: string | undefined;
  readonly isVitalCareEnrolled: boolean;
  /** The kinds of the shopper's pets; empty when the service keeps no pets. */
  readonly petKinds: ReadonlyArray<PetKind>;
}

/** The response of the ping call (USR-04). */
export interface PingedUser {
  /** Undefined for a shopper without an identity. */
  readonly userId: string | undefined;
  readonly userType: UserType;
  readonly email: string | undefined;
  readonly phoneNumber: string | undefined;
  readonly isPartner: boolean;
}

/** Reads the shopper's data from the commerce service. Each call fails as an upstream does and changes nothing. */
export interface PersonGateway {
  readonly userInfo: TaskEither<UpstreamFailure, UserInfo>;
  readonly ping: TaskEither<UpstreamFailure, PingedUser>;
  /** The user type; each call sends a request (USR-01). */
  readonly userType: TaskEither<UpstreamFailure, UserType>;
}
