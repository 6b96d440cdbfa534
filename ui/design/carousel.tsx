import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import styles from './carousel.module.css';
import { cx } from './cx';
import { IconButton } from './icon-button';

export interface CarouselItem {
  readonly key: string;
  readonly body: ReactNode;
}

export interface CarouselProps {
  /** Names the region. */
  readonly label: string;
  readonly items: ReadonlyArray<CarouselItem>;
  /** How wide an item is. */
  readonly item?: 'tile' | 'wide' | 'logo';
  /** Both arrows; or the next arrow alone, on screens between 800 and 1245 pixels (REC-06); or none. */
  readonly arrows?: 'both' | 'next-in-between' | 'none';
}

const PART_OF_VIEW = 0.85;

/** A row that scrolls by itself with finger, wheel and keyboard; arrows are added once the page is alive. */
export const Carousel = ({ label, items, item = 'tile', arrows = 'both' }: CarouselProps): ReactElement => {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });
  const look = (): void => {
    const element = list.current;
    if (element === null) return;
    const left = Math.round(element.scrollLeft);
    setEnds({ start: left <= 1, end: left + element.clientWidth >= element.scrollWidth - 2 });
  };
  useEffect(look, [items.length]);
  const scroll = (direction: 1 | -1): void => {
    const element = list.current;
    if (element === null) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollBy({ left: direction * element.clientWidth * PART_OF_VIEW, behavior: still ? 'auto' : 'smooth' });
  };
  return (
    <div className={styles.carousel} role="group" aria-roledescription="carousel" aria-label={label}>
      <ul
        ref={list}
        className={cx(styles.list, styles[item], arrows === 'next-in-between' && styles.barred)}
        onScroll={look}
      >
        {items.map(({ key, body }) => (
          <li key={key} className={styles.item}>
            {body}
          </li>
        ))}
      </ul>
      {arrows === 'none' ? null : (
        <div className={styles.arrows} data-arrows={arrows}>
          {arrows === 'both' ? (
            <IconButton look="raised" label="Previous" disabled={ends.start} onClick={() => scroll(-1)}>
              <ChevronLeft size={22} aria-hidden />
            </IconButton>
          ) : null}
          <IconButton look="raised" label="Next" disabled={ends.end} onClick={() => scroll(1)}>
            <ChevronRight size={22} aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
};
