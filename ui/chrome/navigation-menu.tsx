import type { ReactElement } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { NavigationBrand, NavigationMenu } from '../../core/catalogue/navigation';
import { BrandLogo } from '../design/brand-logo';
import { ProductPicture } from '../design/product-picture';
import * as styles from './navigation.module.css';

const BrandGrid = ({ brands }: { readonly brands: ReadonlyArray<NavigationBrand> }): ReactElement => (
  <ul className={styles.brands} aria-label="Brands">
    {brands.map(({ text, url, imageSrc }) => (
      <li key={url}>
        <a href={url} className={styles.brand}>
          <BrandLogo image={imageSrc} name={text} width={120} />
        </a>
      </li>
    ))}
  </ul>
);

const Lists = ({ categoryLists, links }: Pick<NavigationMenu, 'categoryLists' | 'links'>): ReactElement => (
  <div className={styles.lists}>
    {categoryLists.map(({ header, url, links: own }) => (
      <div key={url}>
        <a href={url} className={styles.heading}>
          {header}
        </a>
        <ul>
          {own.map((link) => (
            <li key={link.url}>
              <a href={link.url} className={styles.link}>
                {link.text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    ))}
    {links.length === 0 ? null : (
      <ul className={styles.more}>
        {links.map((link) => (
          <li key={link.url}>
            <a href={link.url} className={styles.strong}>
              {link.text}
            </a>
          </li>
        ))}
      </ul>
    )}
  </div>
);

const Spot = ({ eSpot }: Pick<NavigationMenu, 'eSpot'>): ReactElement | null =>
  eSpot.show ? (
    <a href={eSpot.url} className={styles.spot}>
      <ProductPicture image={eSpot.img} alt="" sizes="20rem" from={320} to={640} width={1600} height={900} />
      <span className={styles.spotText}>
        {eSpot.text}
        <ArrowRight size={20} aria-hidden />
      </span>
    </a>
  ) : null;

export interface MenuContentProps {
  readonly menu: NavigationMenu;
}

/** The content of a department's menu: its lists of links, its spot and its brands (HDR-09). */
export const MenuContent = ({ menu }: MenuContentProps): ReactElement => {
  const { brands, allBrandsSection } = menu;
  return (
    <>
      <Lists {...menu} />
      <Spot {...menu} />
      {brands.length === 0 ? null : (
        <div className={styles.brandBlock} data-all={allBrandsSection || undefined}>
          <p className={styles.heading}>{allBrandsSection ? 'All brands' : 'Popular brands'}</p>
          <BrandGrid brands={brands} />
        </div>
      )}
    </>
  );
};
