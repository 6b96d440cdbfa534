import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { TextStatus } from '../database/tables/question-tables.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { advanceTexts } from '../catalogue/catalogue-state.ts';
import { notFound } from '../http/commerce-failure.ts';
import { refreshQuestion } from './post-text.ts';

const MAX_SHOWN = 50;

/** Texts that wait for a person: held questions and answers, and published questions without an answer. */
export interface OpenTexts {
  readonly heldQuestions: readonly OpenText[];
  readonly heldAnswers: readonly OpenText[];
  readonly unanswered: readonly OpenText[];
}

export interface OpenText {
  readonly id: number;
  readonly product: string;
  readonly text: string;
  readonly heldFor: string;
}

const questionsWith = async (
  database: Kysely<Database>,
  status: 'published' | 'held',
): Promise<readonly OpenText[]> => {
  const rows = await database
    .selectFrom('product_question')
    .innerJoin('product', 'product.part_number', 'product_question.product_part_number')
    .select(['question_id', 'product.name', 'body', 'held_for'])
    .where('status', '=', status)
    .where('answer_count', '=', 0)
    .orderBy('question_id')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map((row) => ({ id: row.question_id, product: row.name, text: row.body, heldFor: row.held_for }));
};

const heldAnswers = async (database: Kysely<Database>): Promise<readonly OpenText[]> => {
  const rows = await database
    .selectFrom('product_answer')
    .innerJoin('product_question', 'product_question.question_id', 'product_answer.question_id')
    .innerJoin('product', 'product.part_number', 'product_question.product_part_number')
    .select(['answer_id', 'product.name', 'product_answer.body', 'product_answer.held_for'])
    .where('product_answer.status', '=', 'held')
    .orderBy('answer_id')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map((row) => ({ id: row.answer_id, product: row.name, text: row.body, heldFor: row.held_for }));
};

/** Reads the oldest texts that wait for a person, about products of the catalogue. */
export const readOpenTexts = async (database: Kysely<Database>): Promise<OpenTexts> => ({
  heldQuestions: await questionsWith(database, 'held'),
  heldAnswers: await heldAnswers(database),
  unanswered: await questionsWith(database, 'published'),
});

export type ModeratedKind = 'questions' | 'answers';
export type Decision = 'published' | 'rejected';

interface Decided {
  readonly questionId: number;
  readonly before: TextStatus;
}

const setQuestion = async (trx: Transaction<Database>, id: number, status: Decision): Promise<Decided | undefined> => {
  const row = await trx
    .selectFrom('product_question')
    .select(['question_id as questionId', 'status as before'])
    .where('question_id', '=', id)
    .executeTakeFirst();
  await trx.updateTable('product_question').set({ status }).where('question_id', '=', id).execute();
  return row;
};

const setAnswer = async (trx: Transaction<Database>, id: number, status: Decision): Promise<Decided | undefined> => {
  const row = await trx
    .selectFrom('product_answer')
    .select(['question_id as questionId', 'status as before'])
    .where('answer_id', '=', id)
    .executeTakeFirst();
  await trx.updateTable('product_answer').set({ status }).where('answer_id', '=', id).execute();
  return row;
};

/**
 * Publishes or rejects a text. Cached pages follow within seconds. Throws 404 for an unknown one. Repeating it changes
 * nothing.
 */
export const makeModerate =
  (unitOfWork: UnitOfWork) =>
  (kind: ModeratedKind, id: number, status: Decision): Promise<void> =>
    unitOfWork.run(async (trx) => {
      const decided = await (kind === 'questions' ? setQuestion : setAnswer)(trx, id, status);
      if (decided === undefined) throw notFound('There is no such text.', 'id');
      if (decided.before === status) return;
      await refreshQuestion(trx, decided.questionId);
      if (status === 'published' || decided.before === 'published') await advanceTexts(trx);
    });
