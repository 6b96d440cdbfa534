import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { ShownAt } from '../../core/ads/carousel';
import { IconButton } from '../design/icon-button';
import * as hidden from '../design/visually-hidden.module.css';
import * as styles from './ad-carousel.module.css';
import { PAUSE_LABEL } from './carousel-drawing';
import { startCarousel, type CarouselMotion } from './carousel-motion';

export interface AdCarouselProps {
  /** The region's accessible name. */
  readonly label: string;
  readonly items: ReadonlyArray<{ readonly key: string; readonly body: ReactNode }>;
  /** The number of items shown from each window width on. Below the first width one item is shown. */
  readonly shownAt: ReadonlyArray<ShownAt>;
  /** The number of items in one step; 1 by default. */
  readonly scroll?: number;
  /** Moves by itself every two seconds, up to the last item. */
  readonly autoplay?: boolean;
  /** Plays a short tilt animation when it cannot move further. */
  readonly tilt?: boolean;
  /** Called with the keys of the visible items, at first and after each change. */
  readonly onShown?: (keys: ReadonlyArray<string>) => void;
}

/** Encodes `shownAt` as the attribute that the style sheet matches before scripts run. */
const stepsOf = (shownAt: ReadonlyArray<ShownAt>): string =>
  shownAt.map(({ from, shown }) => `${from}:${shown}`).join(' ');

/**
 * Ads side by side (CAR-01…05). Without scripts it scrolls and shows the same number of items in the same box. React
 * renders the markup once; `startCarousel` moves it outside React.
 */
export const AdCarousel = (props: AdCarouselProps): ReactElement => {
  const { label, items, shownAt, scroll, autoplay = false, tilt } = props;
  const root = useRef<HTMLElement>(null);
  const motion = useRef<CarouselMotion>(undefined);
  const latest = useRef(props);
  const steps = stepsOf(shownAt);
  const keys = items.map(({ key }) => key).join(' ');
  const drawnKeys = useRef(keys);

  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (root.current === null) return undefined;
    const onShown = (start: number, end: number): void =>
      latest.current.onShown?.(latest.current.items.slice(start, end).map(({ key }) => key));
    const started = startCarousel(root.current, { shownAt: latest.current.shownAt, scroll, autoplay, tilt, onShown });
    motion.current = started;
    return started.stop;
    // Compares the widths by their text, since the array is new on each render.
  }, [steps, scroll, autoplay, tilt]);
  useEffect(() => {
    if (drawnKeys.current !== keys) motion.current?.refresh();
    drawnKeys.current = keys;
  }, [keys]);

  return (
    <section ref={root} className={styles.carousel} aria-roledescription="carousel" aria-label={label}>
      {items.length > 1 ? <Controls count={items.length} autoplay={autoplay} /> : null}
      <div className={styles.view} data-shown-at={steps}>
        <div className={styles.track} data-part="track">
          {items.map(({ key, body }, place) => (
            <div
              key={key}
              className={styles.item}
              role="group"
              aria-roledescription="slide"
              aria-label={`${place + 1} of ${items.length}`}
              tabIndex={-1}
            >
              {body}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
};

/** The controls precede the items in the keyboard order and are shown below them. */
const Controls = ({ count, autoplay }: { readonly count: number; readonly autoplay: boolean }): ReactElement => (
  <div className={styles.controls}>
    {autoplay ? (
      <IconButton data-part="toggle" label={PAUSE_LABEL} className={styles.toggle}>
        <Pause size={20} aria-hidden />
        <Play size={20} aria-hidden />
      </IconButton>
    ) : null}
    <IconButton data-part="previous" label="Previous items" look="raised" className={styles.arrow}>
      <ChevronLeft size={22} aria-hidden />
    </IconButton>
    <div className={styles.pages} role="group" aria-label="Pages" data-part="pages">
      {Array.from({ length: count }, (_, page) => (
        <button key={page} type="button" className={styles.page} aria-label={`Page ${page + 1}`} />
      ))}
    </div>
    <IconButton data-part="next" label="Next items" look="raised" className={styles.arrow}>
      <ChevronRight size={22} aria-hidden />
    </IconButton>
    <p role="status" data-part="status" className={hidden.hidden} />
  </div>
);
