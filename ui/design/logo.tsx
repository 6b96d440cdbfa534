import type { ReactElement } from 'react';
import { DEFAULT_BRAND } from '../../core/configuration/brand';
import * as styles from './logo.module.css';

export interface LogoProps {
  readonly shop?: string;
  /** Shows the mark without the name. */
  readonly markOnly?: boolean;
}

/** The shop's logo, a dog looking round the corner, with the shop's name beside it. */
export const Logo = ({ shop = DEFAULT_BRAND.shop, markOnly = false }: LogoProps): ReactElement => (
  <span className={styles.logo}>
    <svg viewBox="0 0 48 48" className={styles.mark} aria-hidden focusable="false">
      <rect width="48" height="48" rx="15" fill="#ff6f51" />
      <path d="M10 48V27.5C10 17.3 16.3 11 24.5 11S39 17.3 39 27.5V48Z" fill="#fff4e3" />
      <path d="M24.5 11C31 11 36.3 15 38.3 21.5 34 22.5 29 20.5 26.5 11.2Z" fill="#ffc83d" />
      <path
        d="M13.8 14.2C8.5 13.8 5 18.5 5.2 25.2 5.3 30 7.4 33 10 32.6 13.2 32 14.6 26 16.8 18.8ZM35.2 14.2C40.5 13.8 44 18.5 43.8 25.2 43.7 30 41.6 33 39 32.6 35.8 32 34.4 26 32.2 18.8ZM16.5 27.3a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0ZM27.9 27.3a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0ZM20.4 33.4C20.4 31.7 22.2 31 24.5 31S28.6 31.7 28.6 33.4 26.4 36.8 24.5 36.8 20.4 35.1 20.4 33.4Z"
        fill="#101b3b"
      />
      <path
        d="M24.5 36.5V39.5M24.5 39.5C23.6 41.4 20.9 41.6 19.6 40M24.5 39.5C25.4 41.4 28.1 41.6 29.4 40"
        fill="none"
        stroke="#101b3b"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </svg>
    {markOnly ? null : <span className={styles.word}>{shop.toLowerCase()}</span>}
  </span>
);
