import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { votePath } from '../../../core/paths/review-paths';
import type { Review } from '../../../core/reviews/review';
import { reviewParameters } from '../../../core/paths/reviews-query';
import { VisuallyHidden } from '../../design/visually-hidden';
import * as styles from './reviews-page.module.css';
import type { ReviewsViewModel } from './reviews-view-model';

export interface HelpfulFormProps {
  readonly model: ReviewsViewModel;
  readonly review: Pick<Review, 'id' | 'title'>;
}

/** Says that a review is helpful, or takes it back (PRO-04). With scripts the page stays; without, the form is posted. */
export const HelpfulForm = observer(({ model, review: { id, title } }: HelpfulFormProps): ReactElement => {
  const { isMine, helpful } = model.voteOf(id);
  const { product, query } = model.data;
  const back = new URLSearchParams(reviewParameters(query).map(([name, value]) => [name, value])).toString();
  return (
    <form
      method="post"
      action={votePath(product.url)}
      onSubmit={(event) => {
        event.preventDefault();
        void model.toggle(id);
      }}
    >
      <input type="hidden" name="reviewId" value={id} />
      <input type="hidden" name="helpful" value={isMine ? '0' : '1'} />
      <input type="hidden" name="back" value={back} />
      <button type="submit" className={styles.helpful} aria-pressed={isMine}>
        <ThumbsUp size={16} aria-hidden />
        Helpful{helpful === 0 ? '' : ` (${helpful})`}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </button>
    </form>
  );
});
