import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../../shared/upstream-failure';

/** What the user-info call knows of the shopper (USR-03); what it has no value for is undefined. */
export interface UserInfo {
  readonly userId: string | undefined;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly userType: string;
  readonly palsId: string | undefined;
  readonly preferredStoreId: string | undefined;
  readonly city: string | undefined;
  readonly state: string | undefined;
  readonly country: string | undefined;
  readonly isVitalCareEnrolled: boolean;
}

/** What the ping call knows (USR-04). */
export interface PingedUser {
  readonly userId: string;
  readonly userType: string;
  readonly email: string | undefined;
  readonly phoneNumber: string | undefined;
  readonly isPartner: boolean;
}

/** The commerce service's knowledge of who is shopping. Each call may fail as an upstream does and changes nothing. */
export interface PersonGateway {
  readonly userInfo: TaskEither<UpstreamFailure, UserInfo>;
  readonly ping: TaskEither<UpstreamFailure, PingedUser>;
  /** `R`, `G` or another type, asked afresh each time (USR-01). */
  readonly userType: TaskEither<UpstreamFailure, string>;
}
