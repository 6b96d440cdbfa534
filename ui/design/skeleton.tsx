import type { ReactElement } from 'react';
import { cx } from './cx';
import * as styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly shape?: 'line' | 'title' | 'block' | 'square' | 'round';
  /** Part of the place it fills. */
  readonly length?: 'full' | 'long' | 'half' | 'short';
}

/** Holds the place of something that is still on its way; says nothing to screen readers, the region around it does. */
export const Skeleton = ({ shape = 'line', length = 'full' }: SkeletonProps): ReactElement => (
  <span aria-hidden className={cx(styles.skeleton, styles[shape], styles[length])} />
);

/** A tile on its way, as tall as a tile. */
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
