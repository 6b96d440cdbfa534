import type { ReactElement } from 'react';
import { cx } from './cx';
import * as styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly shape?: 'line' | 'title' | 'block' | 'square' | 'round';
  /** The share of the available width. */
  readonly length?: 'full' | 'long' | 'half' | 'short';
}

/**
 * A placeholder for content that is loading. It is hidden from screen readers; the region around it announces the
 * loading.
 */
export const Skeleton = ({ shape = 'line', length = 'full' }: SkeletonProps): ReactElement => (
  <span aria-hidden className={cx(styles.skeleton, styles[shape], styles[length])} />
);

/** A placeholder as tall as a tile. */
export const TileSkeleton = (): ReactElement => (
  <span aria-hidden className={styles.tile}>
    <Skeleton shape="square" />
    <span className={styles.below}>
      <Skeleton length="half" />
      <Skeleton length="long" />
      <Skeleton length="full" />
      <Skeleton shape="title" length="short" />
      <Skeleton shape="block" />
    </span>
  </span>
);
