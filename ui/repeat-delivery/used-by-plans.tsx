import type { ReactElement } from 'react';
import { REPEAT_DELIVERY_PATH } from '../../core/paths/repeat-delivery-paths';
import { Banner } from '../design/banner';

export interface UsedByPlansProps {
  readonly title: string;
  readonly text: string;
  /** Names the link to the repeat deliveries. */
  readonly link: string;
}

/** Says before an address or a card is removed that repeat deliveries use it, and what happens then (ACC-03). */
export const UsedByPlans = ({ title, text, link }: UsedByPlansProps): ReactElement => (
  <Banner tone="warning" title={title}>
    <p>
      {text} <a href={REPEAT_DELIVERY_PATH}>{link}</a>
    </p>
  </Banner>
);
