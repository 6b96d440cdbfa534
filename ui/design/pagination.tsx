import type { ReactElement } from 'react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import * as styles from './pagination.module.css';

export interface PaginationProps {
  /** The current page, from 1. */
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
  /** The accessible name of the navigation. */
  readonly label?: string;
}

/**
 * Returns the page numbers to show: the first, the last, and those around the current one. `undefined` is a gap of two
 * or more.
 */
export const pageNumbers = (page: number, pages: number): ReadonlyArray<number | undefined> => {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? 0);
    return gap === 2 ? [number - 1, number] : gap > 2 ? [undefined, number] : [number];
  });
};

/** Links to the pages around the current one. Renders nothing for a single page. */
export const Pagination = ({ page, pages, hrefOf, label = 'Pages' }: PaginationProps): ReactElement | null => {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={styles.pagination}>
      {page > 1 ? (
        <a className={styles.step} href={hrefOf(page - 1)} rel="prev" aria-label="Previous page">
          <ArrowLeft size={20} aria-hidden />
          <span className={styles.word}>Previous</span>
        </a>
      ) : null}
      <ol className={styles.numbers}>
        {pageNumbers(page, pages).map((number, index) => (
          <li
            key={number ?? `gap-${index}`}
            data-far={number !== undefined && Math.abs(number - page) > 1 ? '' : undefined}
          >
            {number === undefined ? (
              <span className={styles.gap} aria-hidden>
                …
              </span>
            ) : (
              <a
                className={styles.number}
                href={hrefOf(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages ? (
        <a className={styles.step} href={hrefOf(page + 1)} rel="next" aria-label="Next page">
          <span className={styles.word}>Next</span>
          <ArrowRight size={20} aria-hidden />
        </a>
      ) : null}
    </nav>
  );
};
