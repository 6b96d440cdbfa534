import { sql, type Insertable, type Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../database/schema.ts';
import type { ProductTable } from '../../database/tables/catalogue-tables.ts';
import type { ProductAnswerTable, ProductQuestionTable } from '../../database/tables/question-tables.ts';
import { toSearchText } from '../../shared/search-text.ts';
import { checkData, text } from '../../shared/data-file.ts';
import { ownValue } from '../../shared/own-value.ts';
import { makeRandom } from '../../shared/random.ts';
import file from './data/questions.json' with { type: 'json' };
import type { ProductDraft } from './product-draft.ts';

/** Only the first products have questions, so that a large catalogue costs no more than a small one. */
export const MAX_QUESTIONED = 2_000;

export const questionColumns = [
  'question_id',
  'product_part_number',
  'shopper_id',
  'demo_name',
  'body',
  'status',
  'answer_count',
  'search_text',
  'created_at',
] as const;

export const answerColumns = [
  'question_id',
  'shopper_id',
  'demo_name',
  'is_shop',
  'body',
  'status',
  'created_at',
] as const;

const questions = v.array(
  v.strictObject({
    question: text,
    answers: v.array(v.strictObject({ shop: v.boolean(), text })),
  }),
);

/** Questions with answers, by naming style, and by style with the leaf category or the form as descriptions have. */
const byKind = checkData('catalogue/generator/data/questions.json', v.record(text, questions), file);

const NAMES = ['Dana', 'Chris', 'Morgan', 'Alex', 'Jamie', 'Taylor', 'Sam', 'Riley', 'Kelly', 'Drew'] as const;
const DAY = 86_400_000;
/** Before this time all demonstration questions were asked. */
const LATEST = Date.UTC(2026, 5, 30);
const MAX_OF_A_PRODUCT = 2;

interface DemoQuestions {
  readonly questions: readonly Insertable<ProductQuestionTable>[];
  readonly answers: readonly Insertable<ProductAnswerTable>[];
}

/** Reserves the ids of all questions, so that shoppers can ask while the catalogue is generated. */
const reserveIds = async (database: Kysely<Database>): Promise<number> => {
  const count = MAX_QUESTIONED * MAX_OF_A_PRODUCT;
  const { rows } = await sql<{ seq: number }>`update sqlite_sequence set seq = seq + ${count}
    where name = 'product_question' returning seq`.execute(database);
  const [last] = rows;
  if (last === undefined) throw new Error('the table of questions has no sequence of numbers');
  return last.seq - count;
};

/**
 * Makes the questions of one product after another, with ids of their own. Texts follow from the product's part number and
 * do not draw from the generator's random numbers.
 */
export const makeDemoQuestions = async (
  database: Kysely<Database>,
): Promise<(draft: ProductDraft, product: ProductTable) => DemoQuestions> => {
  let id = await reserveIds(database);
  return ({ kind: { style, category, form } }, product) => {
    const random = makeRandom(`questions ${product.part_number}`);
    const names = [`${style} ${category}`, `${style} ${form}`, style];
    const known = names.map((name) => ownValue(byKind, name)).find((found) => found !== undefined) ?? [];
    const own = random.sample(known, MAX_OF_A_PRODUCT).map((one) => {
      id += 1;
      return { ...one, id, askedAt: LATEST - random.between(20, 400) * DAY };
    });
    return {
      questions: own.map(({ id: questionId, question, answers, askedAt }) => ({
        question_id: questionId,
        product_part_number: product.part_number,
        shopper_id: null,
        demo_name: random.pick(NAMES),
        body: question,
        status: 'published' as const,
        answer_count: answers.length,
        search_text: toSearchText([question, ...answers.map((answer) => answer.text)].join(' ')),
        created_at: askedAt,
      })),
      answers: own.flatMap(({ id: questionId, answers, askedAt }) =>
        answers.map(({ shop, text: body }, index) => ({
          question_id: questionId,
          shopper_id: null,
          demo_name: shop ? '' : random.pick(NAMES),
          is_shop: shop ? 1 : 0,
          body,
          status: 'published' as const,
          created_at: askedAt + (index + 1) * DAY,
        })),
      ),
    };
  };
};
