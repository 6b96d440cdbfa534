import { observeMembers } from '../state/observe-members';

/** An error in the shopper's words, and what to do about it. */
export interface ErrorDetail {
  readonly title: string;
  readonly text: string;
  /** The next step beside closing the message: an action on this page, or another page. */
  readonly action?:
    { readonly label: string; readonly run: () => void } | { readonly label: string; readonly url: string };
}

/** The content of the ERROR_DETAIL modal. Set it before opening the modal. */
export class ErrorDetailViewModel {
  detail: ErrorDetail = {
    title: 'Something went wrong',
    text: 'Please try again in a moment.',
  };

  constructor() {
    observeMembers(this);
  }

  show(detail: ErrorDetail): void {
    this.detail = detail;
  }
}
