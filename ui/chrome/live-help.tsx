import type { ReactElement } from 'react';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { LINKS } from '../../core/paths/links';
import styles from './live-help.module.css';

/** The way to somebody who helps, in the header (HDR-07). */
export const LiveHelp = (): ReactElement => (
  <a href={LINKS.contact} className={styles.help}>
    <LifeBuoy size={24} aria-hidden />
    <span className={styles.word}>Live help</span>
  </a>
);
