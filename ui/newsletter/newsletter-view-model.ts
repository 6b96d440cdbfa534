import { runInAction } from 'mobx';
import type { Analytics } from '../../core/analytics/analytics';
import { hasAddress, type SubscribeToNewsletter } from '../../core/newsletter/subscribe-to-newsletter';
import { isRight } from '../../core/shared/either';
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
  status: NewsletterStatus = 'idle';
  readonly #ports: NewsletterPorts;

  constructor(ports: NewsletterPorts) {
    this.#ports = ports;
    observeMembers(this);
  }

  get canSubmit(): boolean {
    return hasAddress(this.email);
  }

  change(email: string): void {
    this.email = email;
  }

  async submit(): Promise<void> {
    if (this.status === 'submitting' || !this.canSubmit) return;
    this.status = 'submitting';
    const outcome = await this.#ports.subscribeToNewsletter(this.email)();
    runInAction(() => {
      this.status = isRight(outcome) ? 'subscribed' : 'failed';
      if (isRight(outcome)) this.email = '';
    });
    if (isRight(outcome)) this.#report();
  }

  #report(): void {
    const { analytics, isRegistered } = this.#ports;
    analytics.report({ name: 'newsletter-sign-up', shopper: isRegistered() ? 'returning' : 'guest' })();
  }
}
