import type { ReactElement } from 'react';
import { REPEAT_DELIVERY_PATH } from '../../core/paths/repeat-delivery-paths';
import { Banner } from '../design/banner';

export interface UsedByPlansProps {
  readonly what: 'address' | 'card';
  /** How many repeat deliveries use it; undefined when that is not known. */
  readonly count: number | undefined;
}

/**
 * Says before an address or a card is removed that repeat deliveries use it, or that it is not known whether they do, and what
 * happens then (ACC-03).
 */
export const UsedByPlans = ({ what, count }: UsedByPlansProps): ReactElement | null => {
  if (count === 0) return null;
  if (count === undefined) {
    return (
      <Banner tone="warning" title="We couldn’t check whether a repeat delivery uses this.">
        <p>
          If one does, we’ll pause it before the next delivery and email you.{' '}
          <a href={REPEAT_DELIVERY_PATH}>Check your repeat deliveries first</a>
        </p>
      </Banner>
    );
  }
  return (
    <Banner tone="warning" title={count === 1 ? 'A repeat delivery uses this' : `${count} repeat deliveries use this`}>
      <p>
        Without another {what}, we’ll pause {count === 1 ? 'it' : 'them'} before the next delivery and email you.{' '}
        <a href={REPEAT_DELIVERY_PATH}>Choose another {what} first</a>
      </p>
    </Banner>
  );
};
