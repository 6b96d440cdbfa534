import type { ReactElement, ReactNode } from 'react';
import * as styles from './badge.module.css';
import { cx } from './cx';

export interface BadgeProps {
  readonly tone?: 'plain' | 'offer' | 'reward' | 'service' | 'good' | 'bad' | 'night';
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A short label: an offer, a reward, a status. */
export const Badge = ({ tone = 'plain', icon, children }: BadgeProps): ReactElement => (
  <span className={cx(styles.badge, styles[tone])}>
    {icon}
    {children}
  </span>
);
