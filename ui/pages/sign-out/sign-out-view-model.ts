import { runInAction } from 'mobx';
import { pathAfterSignOut } from '../../../core/errors/error-pages';
import type { SessionStore } from '../../../core/identity/session/session-store';
import type { SignOut } from '../../../core/identity/session/sign-out';
import type { LeadsTo } from '../../../core/paths/path-needs';
import type { PageHistory } from '../../../core/shared/page-history';
import type { SignOutData } from './sign-out-data';
import { isRight } from '../../../core/shared/either';
import { NOTHING_TO_DISPOSE, type Disposer } from '../../../core/shared/disposer';
import { observeMembers } from '../../state/observe-members';

export interface SignOutViewPorts {
  readonly signOut: SignOut;
  readonly history: PageHistory;
  readonly session: Pick<SessionStore, 'clearRewards'>;
  readonly leadsTo: LeadsTo;
}

type Status = 'asking' | 'signing-out' | 'failed';

/**
 * The sign-out: after a confirmation by the shopper, or at once when an error on a page of this shop redirected here
 * (ERR-01, ERR-02).
 */
export class SignOutViewModel {
  status: Status = 'asking';
  readonly #ports: SignOutViewPorts;

  constructor(
    readonly data: SignOutData,
    ports: SignOutViewPorts,
  ) {
    this.#ports = ports;
    observeMembers(this, { data: false });
  }

  /** Whether an error redirected here. */
  get isForced(): boolean {
    return this.data.next !== 'home';
  }

  /**
   * After an error on a page of this shop, clears the browser's storage, which the server cannot reach, and signs out
   * (ERR-05).
   */
  start(): Disposer {
    if (this.isForced && this.data.isLedHere) {
      this.#ports.session.clearRewards();
      void this.signOut();
    }
    return NOTHING_TO_DISPOSE;
  }

  async signOut(): Promise<void> {
    if (this.status === 'signing-out') return;
    this.status = 'signing-out';
    const outcome = await this.#ports.signOut();
    runInAction(() => {
      this.status = isRight(outcome) ? 'signing-out' : 'failed';
      if (isRight(outcome)) {
        const { history, leadsTo } = this.#ports;
        history.leave(pathAfterSignOut(this.data.next, this.data.returnPath, leadsTo) ?? outcome.right)();
      }
    });
  }
}
