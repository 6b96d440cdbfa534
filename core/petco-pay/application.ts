import type { ApplicationResult } from './card-application-provider';

/** The state of a shopper's application on this page (PCC-01). */
export interface Application {
  readonly applicationResult: ApplicationResult | undefined;
  /** Whether to show the approval. */
  readonly showApprovedModal: boolean;
  /** Whether the application was closed with a result that is no approval, and no card was added. */
  readonly submitNotApproved: boolean;
  /** Whether the temporary card was added. */
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

/** Returns the state when an application opens: the result of an earlier one is cleared; an added card stays added. */
export const begun = ({ submitted }: Application): Application => ({ ...NO_APPLICATION, submitted });

/** Returns the state after the application was closed, with or without a result (PCC-04). */
export const closed = (application: Application, result: ApplicationResult | undefined): Application => {
  const after = { ...application, applicationResult: result };
  if (isApproved(result)) return { ...after, showApprovedModal: true };
  return !application.submitted && result !== undefined ? { ...after, submitNotApproved: true } : after;
};

/** Returns the state once the approval is shown (PCC-06). */
export const approvalShown = (application: Application): Application => ({ ...application, showApprovedModal: false });

/** Returns the state after the temporary card was added (PCC-05). */
export const cardAdded = (application: Application): Application => ({ ...application, submitted: true });
