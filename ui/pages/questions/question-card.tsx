import type { ReactElement } from 'react';
import { SIGN_IN_PATH } from '../../../core/paths/paths';
import { questionsPath } from '../../../core/paths/question-paths';
import { withReturnPath } from '../../../core/paths/return-url';
import type { Answer, Question } from '../../../core/questions/question';
import { ANSWER_LENGTH } from '../../../core/questions/question-form';
import { shortDate } from '../../../core/shared/short-date';
import { Badge } from '../../design/badge';
import { Banner } from '../../design/banner';
import { Button } from '../../design/button';
import { TextArea } from '../../design/text-area';
import type { QuestionsData, RefusedText } from './questions-data';
import * as styles from './questions-page.module.css';

const byline = (verb: string, author: string | undefined, at: number | undefined): string =>
  `${verb} by ${author ?? 'a customer'}${at === undefined ? '' : ` on ${shortDate(at)}`}`;

const AnswerItem = ({ answer, shop }: { readonly answer: Answer; readonly shop: string }): ReactElement => (
  <li>
    <p className={styles.words}>{answer.text}</p>
    <p className={styles.by}>
      {answer.isFromShop ? (
        <>
          <Badge tone="service">{`Answer from ${shop}`}</Badge>
          {answer.answeredAt === undefined ? null : shortDate(answer.answeredAt)}
        </>
      ) : (
        byline('Answered', answer.author, answer.answeredAt)
      )}
    </p>
  </li>
);

export interface PostFormProps {
  readonly data: QuestionsData;
  /** The question that is answered; undefined for a new one. */
  readonly questionId?: string;
  readonly label: string;
  readonly hint: string;
  readonly button: string;
  readonly length: { readonly least: number; readonly most: number };
}

const refusedFor = ({ refused }: QuestionsData, questionId: string | undefined): RefusedText | undefined =>
  refused !== undefined && refused.questionId === questionId ? refused : undefined;

/** A form that asks or answers. It is posted as it is. */
export const PostForm = (props: PostFormProps): ReactElement => {
  const { data, questionId, label, hint, button, length } = props;
  const refused = refusedFor(data, questionId);
  const { product, search, page } = data;
  return (
    <form method="post" action={questionsPath(product.url)} className={styles.form}>
      <input type="hidden" name="product" value={product.id} />
      {search === '' ? null : <input type="hidden" name="q" value={search} />}
      {questionId === undefined ? null : <input type="hidden" name="question" value={questionId} />}
      {page === 1 ? null : <input type="hidden" name="page" value={page} />}
      {refused?.problem === undefined ? null : <Banner tone="bad" urgent title={refused.problem} />}
      <TextArea
        id={`text-${questionId ?? 'new'}`}
        name="text"
        label={label}
        hint={hint}
        error={refused?.errors.text}
        required
        minLength={length.least}
        maxLength={length.most}
        defaultValue={refused?.text}
      />
      <div>
        <Button type="submit" look="secondary">
          {button}
        </Button>
      </div>
    </form>
  );
};

/** Leads guests to the sign-in and back to this page. */
export const SignInToPost = ({
  data,
  children,
}: {
  readonly data: QuestionsData;
  readonly children: string;
}): ReactElement => {
  const { product, search } = data;
  const back = questionsPath(product.url, search === '' ? undefined : search);
  return <a href={withReturnPath(SIGN_IN_PATH, back)}>{children}</a>;
};

export interface QuestionCardProps {
  readonly data: QuestionsData;
  readonly question: Question;
  readonly shop: string;
  readonly isMember: boolean;
  readonly canSignIn: boolean;
}

/** A question with its answers, and the form that answers it. */
export const QuestionCard = ({ data, question, shop, isMember, canSignIn }: QuestionCardProps): ReactElement => {
  const { id, text, author, askedAt, answers, answerCount } = question;
  const more = answerCount - answers.length;
  return (
    <li className={styles.question} id={`question-${id}`}>
      <h2 className={styles.asked}>{text}</h2>
      <p className={styles.by}>{byline('Asked', author, askedAt)}</p>
      {answers.length === 0 ? (
        <p className={styles.by}>No answers yet.</p>
      ) : (
        <ul className={styles.answers}>
          {answers.map((answer) => (
            <AnswerItem key={answer.id} answer={answer} shop={shop} />
          ))}
        </ul>
      )}
      {more > 0 ? <p className={styles.by}>{`And ${more} more ${more === 1 ? 'answer' : 'answers'}`}</p> : null}
      {isMember ? (
        <details open={refusedFor(data, id) !== undefined || undefined} suppressHydrationWarning>
          <summary className={styles.summary}>Answer this question</summary>
          <PostForm
            data={data}
            questionId={id}
            label="Your answer"
            hint="We’ll show your first name."
            button="Post answer"
            length={ANSWER_LENGTH}
          />
        </details>
      ) : canSignIn ? (
        <SignInToPost data={data}>Sign in to answer</SignInToPost>
      ) : null}
    </li>
  );
};
