import type { TaskEither } from 'fp-ts/TaskEither';
import type { UpstreamFailure } from '../shared/upstream-failure';

/** The date at which a preview shows the shop (MOD-01). */
export interface ShownPreview {
  /** Date and time by the shop's clock, such as `2030-01-31T17:30`; undefined for now. */
  readonly at: string | undefined;
}

/** A preview of the shop for its staff (MOD-01). */
export interface Preview extends ShownPreview {
  /** Proves the preview to the services; it changes with the date. */
  readonly token: string;
}

/** The name or the password is wrong; the service does not say which. */
export interface StaffRefused {
  readonly kind: 'staff-refused';
}

/** The service has refused further attempts for a while. */
export interface TooManyAttempts {
  readonly kind: 'too-many-attempts';
}

/** The preview has ended, or its token is not one of this shop's. */
export interface PreviewOver {
  readonly kind: 'preview-over';
}

/** The date is no date, or too far away. */
export interface DateRefused {
  readonly kind: 'date-refused';
}

export type StaffSignInFailure = StaffRefused | TooManyAttempts | UpstreamFailure;
export type ChooseDateFailure = PreviewOver | DateRefused | UpstreamFailure;

/** Previews of the shop at another date, for its staff (MOD-01). A call that fails changes nothing. */
export interface PreviewGateway {
  /** Signs a member of the staff in. The preview shows the shop of now until a date is chosen. */
  readonly signIn: (staffName: string, password: string) => TaskEither<StaffSignInFailure, Preview>;
  /** Returns the preview of a token. */
  readonly preview: (token: string) => TaskEither<PreviewOver | UpstreamFailure, Preview>;
  /** Chooses the date and time; the earlier token stays valid until its preview ends by itself. */
  readonly chooseDate: (token: string, at: string) => TaskEither<ChooseDateFailure, Preview>;
}
