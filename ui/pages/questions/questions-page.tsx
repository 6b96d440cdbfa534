import type { ReactElement } from 'react';
import { questionsPath } from '../../../core/paths/question-paths';
import { QUESTION_LENGTH } from '../../../core/questions/question-form';
import { Banner } from '../../design/banner';
import { Button } from '../../design/button';
import { Field } from '../../design/field';
import { Pagination } from '../../design/pagination';
import { PageFrame } from '../shared/page-frame';
import { PostForm, QuestionCard, SignInToPost } from './question-card';
import { QUESTION_MARKS, type JustPosted, type QuestionsData } from './questions-data';
import * as styles from './questions-page.module.css';

export interface QuestionsPageProps {
  readonly data: QuestionsData;
  /** The shop's name. */
  readonly shop: string;
  readonly isMember: boolean;
  /** Whether the shop has accounts: without them nobody asks. */
  readonly canSignIn: boolean;
}

const POSTED: Readonly<Record<JustPosted, readonly [title: string, text: string]>> = {
  question: ['Thanks! Your question is published.', 'Our team and other customers can answer it here.'],
  'question-held': ['Thanks for your question.', 'We’ll review it before we post it.'],
  answer: ['Thanks! Your answer is published.', ''],
  'answer-held': ['Thanks for your answer.', 'We’ll review it before we post it.'],
};

const counted = (count: number): string => `${count} ${count === 1 ? 'question' : 'questions'}`;

/** What the search found, in words. */
const resultOf = ({ search, list }: QuestionsData): string => {
  if (search === '') return list.total === 0 ? 'No questions yet.' : counted(list.total);
  return list.matching === 0 ? `No questions found for “${search}”.` : `${counted(list.matching)} about “${search}”`;
};

const SearchForm = ({ data: { product, search } }: Pick<QuestionsPageProps, 'data'>): ReactElement => (
  <form role="search" method="get" action={questionsPath(product.url)} className={styles.search}>
    <Field
      id="question-search"
      name={QUESTION_MARKS.search}
      type="search"
      label="Search questions and answers"
      defaultValue={search}
      maxLength={100}
      autoComplete="off"
      required
    />
    <Button type="submit">Search</Button>
  </form>
);

/** What was refused and has no form on this page, since the question is gone: its text is shown, so that it is not lost. */
const Lost = ({ data: { refused, list } }: Pick<QuestionsPageProps, 'data'>): ReactElement | null =>
  refused?.questionId === undefined || list.questions.some(({ id }) => id === refused.questionId) ? null : (
    <Banner tone="bad" urgent title={refused.problem ?? refused.errors.text ?? ''}>
      {refused.text}
    </Banner>
  );

/** Asking comes after a search, which shows what is answered already. */
const Ask = ({ data, isMember, canSignIn }: QuestionsPageProps): ReactElement | null => {
  if (!canSignIn) return null;
  const isRefused = data.refused !== undefined && data.refused.questionId === undefined;
  if (data.search === '' && !isRefused) {
    return <p className={styles.by}>Search first. Your question may already be answered.</p>;
  }
  return (
    <section className={styles.ask} aria-labelledby="ask-heading">
      <h2 id="ask-heading">Don’t see an answer? Ask a question</h2>
      {isMember ? (
        <PostForm
          data={data}
          label="Your question"
          hint="Ask about this product in a sentence or two. We’ll show your first name."
          button="Ask question"
          length={QUESTION_LENGTH}
        />
      ) : (
        <p>
          <SignInToPost data={data}>Sign in to ask</SignInToPost>
        </p>
      )}
    </section>
  );
};

/** All questions about a product: search them, answer them, and ask what is not answered (PRO-05). */
export const QuestionsPage = (props: QuestionsPageProps): ReactElement => {
  const { data } = props;
  const { product, search, list, page, pages, posted } = data;
  const hrefOf = (number: number): string => {
    const path = questionsPath(product.url, search === '' ? undefined : search);
    return number === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}${QUESTION_MARKS.page}=${number}`;
  };
  return (
    <PageFrame>
      <div className={styles.page}>
        <header className={styles.head}>
          <a href={product.url}>{product.name}</a>
          <h1>Questions and answers</h1>
        </header>
        {posted === undefined ? null : (
          <div role="status">
            <Banner tone="good" title={POSTED[posted][0]}>
              {POSTED[posted][1]}
            </Banner>
          </div>
        )}
        <Lost data={data} />
        <SearchForm data={data} />
        <p className={styles.result}>{resultOf(data)}</p>
        {list.questions.length === 0 ? null : (
          <ul className={styles.questions}>
            {list.questions.map((question) => (
              <QuestionCard key={question.id} {...props} question={question} />
            ))}
          </ul>
        )}
        <Pagination page={page} pages={pages} hrefOf={hrefOf} label="Pages of questions" />
        <Ask {...props} />
      </div>
    </PageFrame>
  );
};
