export interface Answer {
  readonly id: string;
  readonly text: string;
  /** The first name of who answered; undefined for the shop and for closed accounts. */
  readonly author: string | undefined;
  readonly isFromShop: boolean;
  /** Milliseconds since 1970; undefined when the service does not say. */
  readonly answeredAt: number | undefined;
}

/** A question about a product (PRO-05). */
export interface Question {
  readonly id: string;
  readonly text: string;
  readonly author: string | undefined;
  readonly askedAt: number | undefined;
  /** The number of all answers; `answers` may have fewer. */
  readonly answerCount: number;
  /** The best first: those of the shop, then the oldest. */
  readonly answers: ReadonlyArray<Answer>;
}

/** A part of the questions about a product. */
export interface QuestionList {
  /** The number of questions about the product. */
  readonly total: number;
  /** The number of those that the search finds; without a search all. */
  readonly matching: number;
  readonly questions: ReadonlyArray<Question>;
}
