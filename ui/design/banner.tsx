import type { ReactElement, ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import * as styles from './banner.module.css';
import { cx } from './cx';

type Tone = 'info' | 'good' | 'warning' | 'bad';

export interface BannerProps {
  readonly tone?: Tone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Announces the banner at once, for messages that the shopper must know before continuing. */
  readonly urgent?: boolean;
  readonly id?: string;
}

const icon = { info: Info, good: CircleCheck, warning: TriangleAlert, bad: CircleAlert } as const;

/** A message in the page: a success, a notice or an error with what to do about it. */
export const Banner = ({ tone = 'info', title, children, action, urgent = false, id }: BannerProps): ReactElement => {
  const Icon = icon[tone];
  return (
    <div id={id} className={cx(styles.banner, styles[tone])} role={urgent ? 'alert' : undefined}>
      <Icon size={22} aria-hidden className={styles.icon} />
      <div className={styles.text}>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
};
