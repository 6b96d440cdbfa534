import type { ReactElement } from 'react';
import { BANNER_SHOWN_AT, CATAPULT_SHOWN_AT } from '../../../core/ads/carousel';
import { AdCarousel } from '../../ads/ad-carousel';
import * as styles from './design-page-ads.module.css';
import { Exhibit } from '../../design/exhibit';

const DEPARTMENTS = ['dog', 'cat', 'fish', 'bird', 'reptile'];

const samples = (count: number): ReadonlyArray<{ readonly key: string; readonly body: ReactElement }> =>
  DEPARTMENTS.slice(0, count).map((department) => ({
    key: department,
    body: (
      <a className={styles.sample} href={`#${department}`} data-department={department}>
        For your {department}
      </a>
    ),
  }));

/** Ads and the offers that fill empty ad places. */
export const DesignAds = (): ReactElement => (
  <>
    <Exhibit name="Ad carousel">
      <div className={styles.wide}>
        <AdCarousel label="Slides" items={samples(5)} shownAt={CATAPULT_SHOWN_AT} tilt />
      </div>
    </Exhibit>
    <Exhibit name="Ad carousel, playing">
      <div className={styles.wide}>
        <AdCarousel label="Playing slides" items={samples(5)} shownAt={CATAPULT_SHOWN_AT} autoplay />
      </div>
    </Exhibit>
    <Exhibit name="Ad carousel, banners, two at a time">
      <div className={styles.wide}>
        <AdCarousel label="Banners" items={samples(5)} shownAt={BANNER_SHOWN_AT} scroll={2} tilt />
      </div>
    </Exhibit>
    <Exhibit name="Ad carousel, two banners and one">
      <div className={styles.wide}>
        <AdCarousel label="Two banners" items={samples(2)} shownAt={BANNER_SHOWN_AT} />
        <AdCarousel label="One banner" items={samples(1)} shownAt={BANNER_SHOWN_AT} />
      </div>
    </Exhibit>
  </>
);
