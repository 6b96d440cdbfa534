import { runInAction } from 'mobx';
import { reviewProblem } from '../../../core/reviews/review-message';
import type { VoteHelpful } from '../../../core/reviews/vote-helpful';
import { isRight } from '../../../core/shared/either';
import { observeMembers } from '../../state/observe-members';
import type { ReviewsData } from './reviews-data';

export interface ReviewVote {
  readonly isMine: boolean;
  readonly helpful: number;
}

const NO_VOTE: ReviewVote = { isMine: false, helpful: 0 };

/** The votes on a page of reviews (PRO-04). The rest of the page is links and forms. */
export class ReviewsViewModel {
  /** The message above the list. */
  problem: string | undefined;
  votes: ReadonlyMap<string, ReviewVote>;
  /** The review whose vote is on its way. */
  pending: string | undefined;
  readonly #voteHelpful: VoteHelpful;

  constructor(
    readonly data: ReviewsData,
    voteHelpful: VoteHelpful,
  ) {
    this.#voteHelpful = voteHelpful;
    this.problem = data.problem;
    const mine = new Set(data.standing?.votes.map(({ reviewId }) => reviewId));
    this.votes = new Map(data.page.reviews.map(({ id, helpful }) => [id, { isMine: mine.has(id), helpful }] as const));
    observeMembers(this, { data: false });
  }

  voteOf(reviewId: string): ReviewVote {
    return this.votes.get(reviewId) ?? NO_VOTE;
  }

  /** Votes for a review, or takes the vote back. */
  async toggle(reviewId: string): Promise<void> {
    if (this.pending !== undefined) return;
    const before = this.voteOf(reviewId);
    this.pending = reviewId;
    this.problem = undefined;
    const outcome = await this.#voteHelpful(this.data.product.partNumber, reviewId, !before.isMine)();
    runInAction(() => {
      this.pending = undefined;
      if (!isRight(outcome)) this.problem = reviewProblem(outcome.left);
      else this.votes = new Map(this.votes).set(reviewId, { isMine: !before.isMine, helpful: outcome.right });
    });
  }
}
