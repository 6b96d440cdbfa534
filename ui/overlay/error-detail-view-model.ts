import { makeAutoObservable, observableRef } from 'mobx';

/** What went wrong, in the shopper's words, and what can be done about it. */
export interface ErrorDetail {
  readonly title: string;
  readonly text: string;
  /** The one thing to do next beside closing the message: something on this page, or another page. */
  readonly action?:
    { readonly label: string; readonly run: () => void } | { readonly label: string; readonly url: string };
}

/** What the ERROR_DETAIL modal shows: set before the modal is opened. */
export class ErrorDetailViewModel {
  detail: ErrorDetail = {
    title: 'Something went wrong',
    text: 'We are sorry. Please try again in a moment.',
  };

  constructor() {
    makeAutoObservable(this, { detail: observableRef }, { autoBind: true });
  }

  show(detail: ErrorDetail): void {
    this.detail = detail;
  }
}
