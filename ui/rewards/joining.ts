import { runInAction } from 'mobx';
import type { Analytics } from '../../core/analytics/analytics';
import { isLeft, isRight } from '../../core/shared/either';
import { JOIN_FAILED } from '../../core/rewards/membership/join-pals';
import type { FetchRewardsUseCases } from './rewards-use-cases';
import { observeMembers } from '../state/observe-members';

export interface JoiningPorts {
  readonly useCases: FetchRewardsUseCases;
  readonly analytics: Analytics;
}

/** The state of joining: under way, failed with the one message that exists (ERR-09), or done. */
export class Joining {
  status: 'idle' | 'joining' | 'joined' = 'idle';
  problem: string | undefined;
  readonly #ports: JoiningPorts;

  constructor(problem: string | undefined, ports: JoiningPorts) {
    this.#ports = ports;
    this.problem = problem;
    observeMembers(this);
  }

  /** Resolves to true when the shopper is a member. A second call while the first is under way does nothing. */
  async join(palsPhoneNumber?: string): Promise<boolean> {
    if (this.status !== 'idle') return false;
    this.status = 'joining';
    this.problem = undefined;
    const useCases = await this.#ports.useCases();
    const outcome = isLeft(useCases) ? useCases : await useCases.right.joinPals(palsPhoneNumber)();
    const isJoined = isRight(outcome);
    runInAction(() => {
      this.status = isJoined ? 'joined' : 'idle';
      this.problem = isJoined ? undefined : JOIN_FAILED;
    });
    this.#ports.analytics.report({ name: 'join-pals', step: isJoined ? 'joined' : 'failed' })();
    return isJoined;
  }
}
