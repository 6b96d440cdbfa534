import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useState, type FocusEvent, type ReactElement, type ReactNode, type RefObject } from 'react';
import { Carousel, type CarouselProps } from '../design/carousel';
import { Section } from '../design/section';
import { MAX_ADS } from '../../core/ads/ad-page';
import type { AdContent } from './ad-parts';
import * as styles from './ad-places.module.css';
import type { AdPlacesViewModel } from './ad-places-view-model';
import { tileId } from './grid-places';
import { HouseCard } from './house-card';
import { useNear } from './use-near';

export interface AdPlaceProps {
  readonly ads: AdPlacesViewModel;
}

export interface TilePlaceProps extends AdPlaceProps {
  readonly position: number;
}

interface Held {
  readonly content: AdContent;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Keeps the content while it contains the focus. A newer ad is shown when the focus leaves. */
const useHeld = (content: AdContent): Held => {
  const [held, hold] = useState<{ readonly content: AdContent }>();
  return {
    content: held === undefined ? content : held.content,
    onFocus: () => hold((before) => before ?? { content }),
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) hold(undefined);
    },
  };
};

/** An ad place among the products (ADS-01). It is as high as its row and has a minimum height for an ad. */
export const TilePlace = observer(({ ads, position }: TilePlaceProps): ReactElement => {
  const near = useNear<HTMLLIElement>(() => ads.want('grid'));
  const { content, ...focus } = useHeld(ads.parts.tile?.(position));
  return (
    <li ref={near} id={tileId(position)} data-position={position} className={styles.tile} {...focus}>
      {content ?? <HouseCard place={position - 1} brand={ads.brand} />}
    </li>
  );
});

/** An ad place for a banner. Its aspect ratio does not depend on its content (ADS-01). */
export const BannerPlace = observer(({ ads }: AdPlaceProps): ReactElement => {
  const near = useNear<HTMLDivElement>(() => ads.want('grid'));
  const { content, ...focus } = useHeld(ads.parts.banner?.());
  return (
    <div
      ref={near}
      id="citrus-static-banner-1"
      data-banner-slot-id={`${ads.pageType}_Banner_Desktop_1`}
      className={styles.banner}
      {...focus}
    >
      {content ?? <HouseCard place={1} brand={ads.brand} />}
    </div>
  );
});

/**
 * Returns whether to remove a place that has no ad. It is removed only while below the visible part of the page, so
 * that nothing moves.
 */
const useGone = (place: RefObject<HTMLElement | null>, content: AdContent): boolean => {
  const [isGone, setGone] = useState(false);
  // A layout effect, since the shopper may have scrolled to it by the next frame.
  useLayoutEffect(() => {
    if (content !== null || place.current === null) return;
    if (place.current.getBoundingClientRect().top > window.innerHeight) setGone(true);
  }, [place, content]);
  return isGone;
};

const HOUSE_BAND = [2, 3, 4] as const;

/** The place of a search's banner carousel. It takes a row of its own among the products (ADS-01). */
export const CatapultPlace = observer(({ ads }: AdPlaceProps): ReactElement | null => {
  const near = useNear<HTMLLIElement>(() => ads.want('catapult'));
  const { content, ...focus } = useHeld(ads.parts.catapult?.());
  if (useGone(near, content)) return null;
  return (
    <li ref={near} id="citrus-catapult" className={styles.catapult} {...focus}>
      {content ?? (
        <div className={styles.band}>
          {HOUSE_BAND.map((place) => (
            <HouseCard key={place} place={place} brand={ads.brand} />
          ))}
        </div>
      )}
    </li>
  );
});

const HOUSE_ROW = ['a', 'b', 'c', 'd', 'e'];

export interface AdRowProps extends Pick<CarouselProps, 'arrows'> {
  readonly items: ReadonlyArray<{ readonly key: string; readonly body: ReactNode }>;
}

const TITLE = 'You May Also Like';

/** A row of boxes of the same size. */
export const AdRow = ({ items, arrows }: AdRowProps): ReactElement => (
  <Carousel
    label={TITLE}
    arrows={arrows}
    items={items.map(({ key, body }) => ({ key, body: <div className={styles.tile}>{body}</div> }))}
  />
);

/** The place of the row `You May Also Like` (ADS-01). */
export const RowPlace = observer(({ ads }: AdPlaceProps): ReactElement | null => {
  const near = useNear<HTMLDivElement>(() => ads.want('carousel'));
  const { content, ...focus } = useHeld(ads.parts.row?.());
  if (useGone(near, content)) return null;
  return (
    <div ref={near}>
      <Section title={TITLE}>
        <div id="citrus-productCarousil-tile-1" data-number-of-ads={MAX_ADS} className={styles.row} {...focus}>
          {content ?? (
            <AdRow
              arrows="none"
              items={HOUSE_ROW.map((key, place) => ({ key, body: <HouseCard place={place} brand={ads.brand} /> }))}
            />
          )}
        </div>
      </Section>
    </div>
  );
});
