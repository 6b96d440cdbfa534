import type { Kysely, Transaction } from 'kysely';
import { advanceTexts } from '../catalogue/catalogue-state.ts';
import type { Database } from '../database/schema.ts';
import type { TextStatus } from '../database/tables/question-tables.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { CommerceFailure, invalidParameter, notFound } from '../http/commerce-failure.ts';
import { checkText, tidyText, type TextBounds } from '../moderation/text-rule.ts';
import { toSearchText } from '../shared/search-text.ts';

export const QUESTION_BOUNDS: TextBounds = { least: 10, most: 300 };
export const ANSWER_BOUNDS: TextBounds = { least: 2, most: 1_000 };

/** The most questions and answers of an account in a day. */
const DAILY_TEXTS = 30;
const DAY = 86_400_000;
/** The most answers of a question. */
const MAX_ANSWERS = 100;

export interface PostDeps {
  readonly unitOfWork: UnitOfWork;
  readonly clock: () => number;
}

/** Who answers: an account, or the shop. */
export type Author = { readonly shopperId: number } | 'shop';

interface Checked {
  readonly body: string;
  readonly status: TextStatus;
  readonly held_for: string;
}

const check = (text: string, bounds: TextBounds): Checked => {
  const body = tidyText(text);
  const verdict = checkText(body, bounds);
  if (verdict.kind === 'refused') {
    throw invalidParameter('text', `text must have ${bounds.least} to ${bounds.most} characters.`);
  }
  return { body, status: verdict.kind, held_for: verdict.kind === 'held' ? verdict.reasons.join(', ') : '' };
};

const isRejected = ({ status }: { readonly status: TextStatus }): boolean => status === 'rejected';

/**
 * What is stored of a text by an account. After a rejection the account's next texts at the same place wait for a person,
 * too: otherwise a rejected text could be sent again with another letter.
 */
const afterRejection = (checked: Checked, isHeld: boolean): Checked =>
  isHeld ? { ...checked, status: 'held', held_for: 'rejected-before' } : checked;

const requireRoom = async (trx: Transaction<Database>, shopperId: number, now: number): Promise<void> => {
  for (const table of ['product_question', 'product_answer'] as const) {
    const row = await trx
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('texts'))
      .where('shopper_id', '=', shopperId)
      .where('created_at', '>', now - DAY)
      .executeTakeFirstOrThrow();
    if (Number(row.texts) >= DAILY_TEXTS) {
      throw new CommerceFailure({
        status: 429,
        errorKey: '_ERR_TOO_MANY_REQUESTS',
        message: 'You’ve reached today’s limit for questions and answers.',
      });
    }
  }
};

/** Counts the published answers of a question and makes them searchable. */
export const refreshQuestion = async (trx: Kysely<Database>, questionId: number): Promise<void> => {
  const question = await trx
    .selectFrom('product_question')
    .select('body')
    .where('question_id', '=', questionId)
    .executeTakeFirst();
  if (question === undefined) return;
  const answers = await trx
    .selectFrom('product_answer')
    .select('body')
    .where('question_id', '=', questionId)
    .where('status', '=', 'published')
    .limit(MAX_ANSWERS)
    .execute();
  await trx
    .updateTable('product_question')
    .set({
      answer_count: answers.length,
      search_text: toSearchText([question.body, ...answers.map(({ body }) => body)].join(' ')),
    })
    .where('question_id', '=', questionId)
    .execute();
};

/**
 * Asks a question about a product. Returns whether it is published or held for a person. Asking the same again changes
 * nothing, at any time: a rejected question stays rejected. Throws for an unknown product, for a text that is too short or
 * too long, and beyond the daily number.
 */
export const makeAskQuestion =
  ({ unitOfWork, clock }: PostDeps) =>
  (productId: string, shopperId: number, text: string): Promise<TextStatus> => {
    const checked = check(text, QUESTION_BOUNDS);
    return unitOfWork.run(async (trx) => {
      const now = clock();
      const product = await trx
        .selectFrom('product')
        .select('part_number')
        .where('id', '=', productId)
        .executeTakeFirst();
      if (product === undefined) throw notFound('We couldn’t find that product.', 'productId');
      const own = await trx
        .selectFrom('product_question')
        .select(['body', 'status'])
        .where('shopper_id', '=', shopperId)
        .where('product_part_number', '=', product.part_number)
        .execute();
      const same = own.find(({ body }) => body === checked.body);
      if (same !== undefined) return same.status;
      await requireRoom(trx, shopperId, now);
      const stored = afterRejection(checked, own.some(isRejected));
      await trx
        .insertInto('product_question')
        .values({
          ...stored,
          product_part_number: product.part_number,
          shopper_id: shopperId,
          search_text: toSearchText(checked.body),
          created_at: now,
        })
        .execute();
      return stored.status;
    });
  };

/** Answers a published question. Answers of the shop are not held. Throws likewise. */
export const makeAnswerQuestion =
  ({ unitOfWork, clock }: PostDeps) =>
  (questionId: number, author: Author, text: string): Promise<TextStatus> => {
    const checked = check(text, ANSWER_BOUNDS);
    return unitOfWork.run(async (trx) => {
      const now = clock();
      const question = await trx
        .selectFrom('product_question')
        .select('answer_count')
        .where('question_id', '=', questionId)
        .where('status', '=', 'published')
        .executeTakeFirst();
      if (question === undefined) throw notFound('We couldn’t find that question.', 'questionId');
      const shopperId = author === 'shop' ? null : author.shopperId;
      const own = await trx
        .selectFrom('product_answer')
        .select(['body', 'status'])
        .where('question_id', '=', questionId)
        .where('shopper_id', shopperId === null ? 'is' : '=', shopperId)
        .execute();
      const same = own.find(({ body }) => body === checked.body);
      if (same !== undefined) return same.status;
      if (shopperId !== null) await requireRoom(trx, shopperId, now);
      if (question.answer_count >= MAX_ANSWERS)
        throw invalidParameter('questionId', 'This question already has the maximum number of answers.');
      const stored: Checked =
        author === 'shop' ? { ...checked, status: 'published' } : afterRejection(checked, own.some(isRejected));
      await trx
        .insertInto('product_answer')
        .values({
          ...stored,
          question_id: questionId,
          shopper_id: shopperId,
          is_shop: author === 'shop' ? 1 : 0,
          created_at: now,
        })
        .execute();
      await refreshQuestion(trx, questionId);
      // Posts of shoppers wait for the caches' own lifetime: strangers must not outdate all cached pages.
      if (author === 'shop') await advanceTexts(trx);
      return stored.status;
    });
  };
