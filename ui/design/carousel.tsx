import { useEffect, useRef, useState, type FocusEvent, type ReactElement, type ReactNode } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import * as styles from './carousel.module.css';
import { cx } from './cx';
import { IconButton } from './icon-button';
import { isMoving, scrollInSteps } from './scroll-in-steps';

export interface CarouselItem {
  readonly key: string;
  readonly body: ReactNode;
}

export interface CarouselProps {
  /** The region's accessible name. */
  readonly label: string;
  readonly items: ReadonlyArray<CarouselItem>;
  /** The width of an item. */
  readonly item?: 'tile' | 'wide' | 'logo';
  /** Both arrows; or the next arrow alone, on screens between 800 and 1245 pixels (REC-06); or none. */
  readonly arrows?: 'both' | 'next-in-between' | 'none';
}

const PART_OF_VIEW = 0.85;

/** Returns the scroll position of the item that begins the next view, at most the end of the row. */
const placeAfter = (row: HTMLElement, from: number, direction: 1 | -1): number => {
  const [first, second] = Array.from(row.children, (item) => (item instanceof HTMLElement ? item.offsetLeft : 0));
  const stride = (second ?? 0) - (first ?? 0) || row.clientWidth;
  const items = Math.max(1, Math.floor((row.clientWidth * PART_OF_VIEW) / stride));
  const place = (Math.round(from / stride) + direction * items) * stride;
  return Math.min(Math.max(place, 0), row.scrollWidth - row.clientWidth);
};

/** Shows all of the item that the keyboard has reached: browsers leave one that is partly visible as it is (REC-06). */
const showWhole = ({ target }: FocusEvent<HTMLElement>): void => {
  if (target.matches(':focus-visible')) target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** A row that scrolls with touch, wheel and keyboard. The arrows are added after hydration. */
export const Carousel = ({ label, items, item = 'tile', arrows = 'both' }: CarouselProps): ReactElement => {
  const list = useRef<HTMLUListElement>(null);
  /** The position to which the row is moving; `stop` ends the movement. */
  const goal = useRef(0);
  const stop = useRef((): void => undefined);
  const [ends, setEnds] = useState({ start: true, end: false });
  const look = (): void => {
    const element = list.current;
    if (element === null) return;
    const left = Math.round(element.scrollLeft);
    setEnds({ start: left <= 1, end: left + element.clientWidth >= element.scrollWidth - 2 });
  };
  useEffect(look, [items.length]);
  useEffect(() => () => stop.current(), []);
  const scroll = (direction: 1 | -1): void => {
    const element = list.current;
    if (element === null) return;
    const from = isMoving(element) ? goal.current : element.scrollLeft;
    stop.current();
    goal.current = placeAfter(element, from, direction);
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) element.scrollLeft = goal.current;
    else stop.current = scrollInSteps(element, goal.current);
  };
  return (
    <div className={styles.carousel} role="group" aria-roledescription="carousel" aria-label={label}>
      <ul
        ref={list}
        className={cx(styles.list, styles[item], arrows === 'next-in-between' && styles.barred)}
        onScroll={look}
        onPointerDown={() => stop.current()}
        onFocus={showWhole}
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
