import type { ReactElement, ReactNode } from 'react';
import type { Review } from '../../core/reviews/review';
import { formatReviewDay } from '../../core/reviews/review-words';
import { Rating } from '../design/rating';
import { KIND_NAMES } from '../pets/kind-names';
import * as styles from './review-article.module.css';

export interface ReviewArticleProps {
  readonly review: Pick<Review, 'id' | 'rating' | 'title' | 'text' | 'petKind' | 'author' | 'isVerified' | 'writtenAt'>;
  readonly headingLevel?: 2 | 3;
  /** Stands below the text, such as a button. */
  readonly children?: ReactNode;
}

/** One review: its stars, its words, and who wrote it when (PRO-04). */
export const ReviewArticle = ({ review, headingLevel = 3, children }: ReviewArticleProps): ReactElement => {
  const { id, rating, title, text, petKind, author, isVerified, writtenAt } = review;
  const Heading = `h${headingLevel}` as const;
  const day = formatReviewDay(writtenAt);
  const facts = [
    author,
    ...(petKind === undefined ? [] : [KIND_NAMES[petKind]]),
    ...(isVerified ? ['Verified purchase'] : []),
  ];
  return (
    <article id={id} className={styles.review}>
      <Rating rating={rating} />
      <Heading className={styles.title}>{title}</Heading>
      <p>{text}</p>
      <p className={styles.facts}>
        {facts.join(' · ')}
        {day === undefined ? null : (
          <>
            {' · '}
            <time dateTime={writtenAt?.slice(0, 10)}>{day}</time>
          </>
        )}
      </p>
      {children}
    </article>
  );
};
