import type { ReactElement } from 'react';
import * as styles from './brand-grid.module.css';
import { BrandLogo } from './brand-logo';

export interface BrandLink {
  readonly name: string;
  readonly logo: string | undefined;
  readonly url: string;
}

/** Brands as a grid of their logos, each of which is a link (HDR-09). */
export const BrandGrid = ({ brands }: { readonly brands: ReadonlyArray<BrandLink> }): ReactElement => (
  <ul className={styles.brands}>
    {brands.map(({ name, logo, url }) => (
      <li key={url}>
        <a href={url} className={styles.brand}>
          <BrandLogo image={logo} name={name} width={160} />
        </a>
      </li>
    ))}
  </ul>
);
