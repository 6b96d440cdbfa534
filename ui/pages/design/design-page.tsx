import type { ReactElement } from 'react';
import { DesignAds } from './design-page-ads';
import { DesignContent } from './design-page-content';
import { DesignControls } from './design-page-controls';
import { DesignOverlays } from './design-page-overlays';
import * as styles from './design-page.module.css';
import { Exhibit } from '../../design/exhibit';

const TINTS = ['dog', 'cat', 'fish', 'bird', 'reptile', 'small-pet', 'pharmacy'] as const;
const COLOURS = ['ground', 'surface', 'sunk', 'ink', 'action', 'sun', 'teal', 'good', 'bad', 'night'] as const;

const Foundations = (): ReactElement => (
  <>
    <Exhibit name="Colour">
      <ul className={styles.swatches}>
        {COLOURS.map((colour) => (
          <li key={colour} className={styles.swatch} data-colour={colour}>
            <span>{colour}</span>
          </li>
        ))}
      </ul>
      <ul className={styles.swatches}>
        {TINTS.map((department) => (
          <li key={department} className={styles.swatch} data-department={department} data-colour="tint">
            <span>{department}</span>
          </li>
        ))}
      </ul>
    </Exhibit>
    <Exhibit name="Type">
      <p className={styles.loud}>Happy pets start here.</p>
      <h3>A heading of the third order</h3>
      <p>
        Running text at sixteen pixels. Figtree, one variable file, from light to black; numbers are tabular: 1,234.50
        and $17.99.
      </p>
    </Exhibit>
  </>
);

/** Shows every component of the design system in every state. Not available in production. */
export const DesignPage = (): ReactElement => (
  <div className={styles.page}>
    <h1>Design</h1>
    <Foundations />
    <DesignControls />
    <DesignContent />
    <DesignAds />
    <DesignOverlays />
  </div>
);
