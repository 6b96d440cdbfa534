import type { ReactElement } from 'react';
import * as styles from './napping-dog.module.css';

/** An inline drawing. It needs no request, since the service that serves pictures may be unreachable. */
export const NappingDog = (): ReactElement => (
  <svg
    viewBox="0 0 640 360"
    preserveAspectRatio="xMidYMid slice"
    className={styles.drawing}
    aria-hidden
    focusable="false"
  >
    <rect width="640" height="360" fill="#dfeee9" />
    <circle cx="330" cy="196" r="150" fill="#bfe0d8" />
    <ellipse cx="326" cy="314" rx="236" ry="26" fill="#0f5e55" opacity="0.16" />
    <path d="M104 300c0-58 62-92 150-92h150c84 0 146 36 146 92 0 14-12 18-30 18H132c-18 0-28-4-28-18Z" fill="#2e8f83" />
    <path d="M136 300c8-44 58-68 124-68h136c66 0 114 24 122 68 1 8-6 10-18 10H154c-12 0-19-2-18-10Z" fill="#f6efe2" />
    <path d="M250 292c-6-66 46-112 132-112 78 0 122 44 120 112Z" fill="#e9a24a" />
    <path d="M492 252c26-4 44 14 40 40h-34c6-12 4-26-6-40Z" fill="#d98c33" />
    <path d="M176 292c-8-60 26-104 84-104s94 42 86 104Z" fill="#f3b765" />
    <path d="M194 204c-34-2-56 26-52 62 3 22 16 30 30 24 20-8 24-46 22-86Z" fill="#8a4b24" />
    <path d="M326 204c34-2 56 26 52 62-3 22-16 30-30 24-20-8-24-46-22-86Z" fill="#8a4b24" />
    <ellipse cx="260" cy="264" rx="44" ry="34" fill="#fff4e3" />
    <path
      d="M212 238c6 8 18 8 24 0M284 238c6 8 18 8 24 0"
      fill="none"
      stroke="#3a2413"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path d="M246 250c0-8 6-12 14-12s14 4 14 12-8 14-14 14-14-6-14-14Z" fill="#3a2413" />
    <path d="M260 264v12" stroke="#3a2413" strokeWidth="5" strokeLinecap="round" />
    <g fill="none" stroke="#0f5e55" strokeWidth="9" strokeLinecap="round" strokeLinejoin="round">
      <path d="M356 148h26l-26 32h26" />
      <path d="M404 98h34l-34 42h34" />
      <path d="M462 38h44l-44 54h44" />
    </g>
  </svg>
);
