import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { searchWords } from './search-words.ts';

export interface QuestionQuery {
  readonly productId: string;
  /** Words that the question or its answers should have; empty for all questions. */
  readonly search: string;
  readonly offset: number;
  readonly limit: number;
  /** The most answers of each question. */
  readonly answers: number;
}

export interface ReadAnswer {
  readonly answerId: number;
  readonly text: string;
  /** The first name of who answered; empty for the shop and for deleted accounts. */
  readonly author: string;
  readonly isShop: boolean;
  readonly at: number;
}

export interface ReadQuestion {
  readonly questionId: number;
  readonly text: string;
  readonly author: string;
  readonly at: number;
  readonly answerCount: number;
  /** Those of the shop first. */
  readonly answers: readonly ReadAnswer[];
}

export interface FoundQuestions {
  /** All published questions of the product. */
  readonly total: number;
  /** Those that the search finds. */
  readonly matching: number;
  readonly questions: readonly ReadQuestion[];
}

/** A search reads at most this many questions of a product, those with the most answers first. */
const MAX_SEARCHED = 1_000;

const publishedOf = (database: Kysely<Database>, productId: string) =>
  database
    .selectFrom('product_question')
    .where('product_part_number', '=', (eb) =>
      eb.selectFrom('product').select('part_number').where('product.id', '=', productId),
    )
    .where('status', '=', 'published');

const countOf = async (database: Kysely<Database>, productId: string): Promise<number> => {
  const row = await publishedOf(database, productId)
    .select(({ fn }) => fn.countAll<number>().as('questions'))
    .executeTakeFirstOrThrow();
  return Number(row.questions);
};

/** The ids of the questions that have at least half of the words, the best first. */
const searchIds = async (
  database: Kysely<Database>,
  productId: string,
  words: readonly string[],
): Promise<readonly number[]> => {
  const rows = await publishedOf(database, productId)
    .select(['question_id', 'search_text'])
    .orderBy('answer_count', 'desc')
    .orderBy('question_id', 'desc')
    .limit(MAX_SEARCHED)
    .execute();
  return rows
    .map((row) => ({
      id: row.question_id,
      found: words.filter((word) => ` ${row.search_text}`.includes(` ${word}`)).length,
    }))
    .filter(({ found }) => found * 2 >= words.length)
    .sort((one, other) => other.found - one.found)
    .map(({ id }) => id);
};

const firstIds = async (database: Kysely<Database>, query: QuestionQuery): Promise<readonly number[]> => {
  const rows = await publishedOf(database, query.productId)
    .select('question_id')
    .orderBy('answer_count', 'desc')
    .orderBy('question_id', 'desc')
    .offset(query.offset)
    .limit(query.limit)
    .execute();
  return rows.map((row) => row.question_id);
};

const answersOf = async (database: Kysely<Database>, ids: readonly number[], most: number) => {
  if (ids.length === 0 || most === 0) return [];
  const ranked = database
    .selectFrom('product_answer')
    .select(['answer_id', 'question_id', 'shopper_id', 'demo_name', 'is_shop', 'body', 'created_at'])
    .select(sql<number>`row_number() over (partition by question_id order by is_shop desc, answer_id)`.as('rank'))
    .where('question_id', 'in', ids)
    .where('status', '=', 'published')
    .as('ranked');
  return database
    .selectFrom(ranked)
    .leftJoin('shopper', 'shopper.shopper_id', 'ranked.shopper_id')
    .selectAll('ranked')
    .select('shopper.first_name')
    .where('ranked.rank', '<=', most)
    .orderBy('ranked.question_id')
    .orderBy('ranked.rank')
    .execute();
};

const readByIds = async (
  database: Kysely<Database>,
  ids: readonly number[],
  most: number,
): Promise<readonly ReadQuestion[]> => {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('product_question')
    .leftJoin('shopper', 'shopper.shopper_id', 'product_question.shopper_id')
    .selectAll('product_question')
    .select('shopper.first_name')
    .where('question_id', 'in', ids)
    .execute();
  const answers = await answersOf(database, ids, most);
  const byId = new Map(rows.map((row) => [row.question_id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined
      ? []
      : [
          {
            questionId: id,
            text: row.body,
            author: row.first_name ?? row.demo_name,
            at: row.created_at,
            answerCount: row.answer_count,
            answers: answers
              .filter((answer) => answer.question_id === id)
              .map((answer) => ({
                answerId: answer.answer_id,
                text: answer.body,
                author: answer.first_name ?? answer.demo_name,
                isShop: answer.is_shop === 1,
                at: answer.created_at,
              })),
          },
        ];
  });
};

/** Reads published questions of a product with answers: the best matches, without a search those with the most answers. */
export const readQuestions = async (database: Kysely<Database>, query: QuestionQuery): Promise<FoundQuestions> => {
  const { productId, search, offset, limit, answers } = query;
  const words = searchWords(search);
  const total = await countOf(database, productId);
  if (words.length === 0) {
    const ids = await firstIds(database, query);
    return { total, matching: total, questions: await readByIds(database, ids, answers) };
  }
  const found = await searchIds(database, productId, words);
  const questions = await readByIds(database, found.slice(offset, offset + limit), answers);
  return { total, matching: found.length, questions };
};
