import type { ReactElement } from 'react';
import { questionsPath } from '../../../core/paths/question-paths';
import type { Product } from '../../../core/catalogue/product';
import type { QuestionList } from '../../../core/questions/question';
import * as styles from './product-questions.module.css';

export interface ProductQuestionsProps {
  readonly product: Pick<Product, 'url'>;
  readonly list: QuestionList;
}

/** The first questions about the product with their best answers, and the way to all (PRO-05). */
export const ProductQuestions = ({ product, list }: ProductQuestionsProps): ReactElement => (
  <section className={styles.section} aria-labelledby="questions-heading">
    <h2 id="questions-heading">Questions and answers</h2>
    {list.questions.map(({ id, text, answers: [best] }) => (
      <div key={id}>
        <h3>{text}</h3>
        {best === undefined ? null : <p>{best.text}</p>}
      </div>
    ))}
    <a href={questionsPath(product.url)}>
      {list.total === 0 ? 'Ask a question' : `See all ${list.total} questions, or ask your own`}
    </a>
  </section>
);
