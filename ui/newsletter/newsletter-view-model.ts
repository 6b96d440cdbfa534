import { runInAction } from 'mobx';
import type { Analytics } from '../../core/analytics/analytics';
import {
  hasAddress,
  type SubscribeError,
  type SubscribeToNewsletter,
} from '../../core/newsletter/subscribe-to-newsletter';
import { isRight } from '../../core/shared/either';
import { begin, fail, purge, succeed, type FetchState } from '../../core/shared/fetch-state';
import { observeMembers } from '../state/observe-members';

export type NewsletterStatus = 'idle' | 'submitting' | 'subscribed' | 'failed';

export interface NewsletterPorts {
  readonly subscribeToNewsletter: SubscribeToNewsletter;
  readonly analytics: Analytics;
  /** Whether the shopper has an account, which labels the report `returning`. */
  readonly isRegistered: () => boolean;
}

/**
 * The newsletter form of the footer (FTR-03). A submit is ignored while one is under way. After a failure the form stays as
 * it was and shows no message; success clears the field.
 */
export class NewsletterViewModel {
  email = '';
  state: FetchState<string, void, SubscribeError> = purge();
  readonly #ports: NewsletterPorts;

  constructor(ports: NewsletterPorts) {
    this.#ports = ports;
    observeMembers(this);
  }

  get status(): NewsletterStatus {
    const { loading, fetched, error } = this.state;
    if (loading) return 'submitting';
    if (fetched) return 'subscribed';
    return error === undefined ? 'idle' : 'failed';
  }

  get canSubmit(): boolean {
    return hasAddress(this.email);
  }

  change(email: string): void {
    this.email = email;
  }

  async submit(): Promise<void> {
    if (this.state.loading || !this.canSubmit) return;
    this.state = begin(this.state, this.email);
    const outcome = await this.#ports.subscribeToNewsletter(this.email)();
    runInAction(() => {
      this.state = isRight(outcome) ? succeed(this.state, undefined) : fail(this.state, outcome.left);
      if (isRight(outcome)) this.email = '';
    });
    if (isRight(outcome)) this.#report();
  }

  #report(): void {
    const { analytics, isRegistered } = this.#ports;
    analytics.report({ name: 'newsletter-sign-up', shopper: isRegistered() ? 'returning' : 'guest' })();
  }
}
