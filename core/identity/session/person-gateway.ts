import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../shared/upstream-failure';
import type { UserType } from './header-user';

/** What the user-info call knows of the shopper (USR-03); what it has no value for is undefined. */
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
  readonly isVitalCareEnrolled: boolean;
}

/** What the ping call knows (USR-04). */
export interface PingedUser {
  /** Undefined for a shopper without an identity. */
  readonly userId: string | undefined;
  readonly userType: UserType;
  readonly email: string | undefined;
  readonly phoneNumber: string | undefined;
  readonly isPartner: boolean;
}

/** The commerce service's knowledge of who is shopping. Each call may fail as an upstream does and changes nothing. */
export interface PersonGateway {
  readonly userInfo: TaskEither<UpstreamFailure, UserInfo>;
  readonly ping: TaskEither<UpstreamFailure, PingedUser>;
  /** Asked afresh each time (USR-01). */
  readonly userType: TaskEither<UpstreamFailure, UserType>;
}
