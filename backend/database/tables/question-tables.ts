import type { Generated } from 'kysely';

/** 'published', 'held' until a person has looked at it, or 'rejected'. */
export type TextStatus = 'published' | 'held' | 'rejected';

/** A question about a product. Times are milliseconds since 1970. */
export interface ProductQuestionTable {
  question_id: Generated<number>;
  product_part_number: string;
  /** Null for questions of the demonstration and of deleted accounts. */
  shopper_id: number | null;
  demo_name: Generated<string>;
  body: string;
  status: TextStatus;
  held_for: Generated<string>;
  /** The number of published answers. */
  answer_count: Generated<number>;
  /** The question and its published answers in lower case. */
  search_text: string;
  created_at: number;
}

export interface ProductAnswerTable {
  answer_id: Generated<number>;
  question_id: number;
  /** Null for answers of the shop and of the demonstration. */
  shopper_id: number | null;
  demo_name: Generated<string>;
  is_shop: number;
  body: string;
  status: TextStatus;
  held_for: Generated<string>;
  created_at: number;
}

export interface QuestionTables {
  product_question: ProductQuestionTable;
  product_answer: ProductAnswerTable;
}
