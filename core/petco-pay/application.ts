import type { ApplicationResult } from './card-application-provider';

/** How far a shopper's application has come on this page (PCC-01). */
export interface Application {
  readonly applicationResult: ApplicationResult | undefined;
  /** The approval is to be shown. */
  readonly showApprovedModal: boolean;
  /** The application was left with a result that is no approval, and no card was added. */
  readonly submitNotApproved: boolean;
  /** The temporary card was added. */
  readonly submitted: boolean;
}

export const NO_APPLICATION: Application = {
  applicationResult: undefined,
  showApprovedModal: false,
  submitNotApproved: false,
  submitted: false,
};

export const APPROVED = 'APPROVED';

export const isApproved = (result: ApplicationResult | undefined): boolean => result?.result === APPROVED;

/** An application is opened: what an earlier one came to is over; a card that was added stays added. */
export const begun = ({ submitted }: Application): Application => ({ ...NO_APPLICATION, submitted });

/** It was left, with a result or without one (PCC-04). */
export const closed = (application: Application, result: ApplicationResult | undefined): Application => {
  const after = { ...application, applicationResult: result };
  if (isApproved(result)) return { ...after, showApprovedModal: true };
  return !application.submitted && result !== undefined ? { ...after, submitNotApproved: true } : after;
};

/** The approval is shown now (PCC-06). */
export const approvalShown = (application: Application): Application => ({ ...application, showApprovedModal: false });

/** The temporary card was added (PCC-05). */
export const cardAdded = (application: Application): Application => ({ ...application, submitted: true });
