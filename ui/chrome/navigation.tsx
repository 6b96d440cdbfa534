import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import type { PointerEvent, ReactElement, ReactNode } from 'react';
import { memo, useMemo, useRef } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { NavigationBrand, NavigationItem } from '../../core/catalogue/navigation';
import { BrandLogo } from '../design/brand-logo';
import { ProductPicture } from '../design/product-picture';
import { CachedFragment } from '../design/cached-fragment';
import { useDisclosure } from '../design/use-disclosure';
import * as styles from './navigation.module.css';

/** The open entry of the navigation. The entries observe it and report what the shopper opens. */
export interface OpenDepartment {
  readonly departmentId: string | undefined;
  readonly toggleDepartment: (id: string, isOpen: boolean) => void;
}

export interface NavigationProps {
  readonly items: ReadonlyArray<NavigationItem>;
  /** Without it, the browser holds the open state. */
  readonly departments?: OpenDepartment | undefined;
  /** Links beside the departments: services, offers, the card. */
  readonly extra?: ReactNode;
}

/** The delay before an entry opens on hover, so that crossing it does not open it. */
const HOVER_MS = 140;

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

const Lists = ({ item }: { readonly item: NavigationItem }): ReactElement => (
  <div className={styles.lists}>
    {item.categoryLists.map(({ header, url, links }) => (
      <div key={url}>
        <a href={url} className={styles.heading}>
          {header}
        </a>
        <ul>
          {links.map((link) => (
            <li key={link.url}>
              <a href={link.url} className={styles.link}>
                {link.text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    ))}
    {item.links.length === 0 ? null : (
      <ul className={styles.more}>
        {item.links.map((link) => (
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

const Spot = ({ item: { eSpot } }: { readonly item: NavigationItem }): ReactElement | null =>
  eSpot.show ? (
    <a href={eSpot.url} className={styles.spot}>
      <ProductPicture image={eSpot.img} alt="" sizes="20rem" from={320} to={640} width={1600} height={900} />
      <span className={styles.spotText}>
        {eSpot.text}
        <ArrowRight size={20} aria-hidden />
      </span>
    </a>
  ) : null;

interface EntryProps extends Pick<NavigationProps, 'departments'> {
  readonly item: NavigationItem;
}

/** Renders again only when this entry opens or closes. */
const Entry = observer(({ item, departments }: EntryProps): ReactElement => {
  const { id } = item;
  const isOpen = useMemo(() => computed(() => departments?.departmentId === id), [departments, id]);
  const details = useDisclosure(
    departments === undefined ? {} : { open: isOpen.get(), onToggle: (open) => departments.toggleDepartment(id, open) },
  );
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const hover = (opening: boolean) => (event: PointerEvent) => {
    clearTimeout(timer.current);
    const element = details.ref.current;
    if (event.pointerType !== 'mouse' || element === null || !window.matchMedia('(min-width: 1090px)').matches) return;
    timer.current = setTimeout(() => {
      element.open = opening;
    }, HOVER_MS);
  };
  return (
    <li
      className={styles.entry}
      data-department={item.url.split('/').at(-1)}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
    >
      <details {...details} name="department">
        <summary className={styles.summary}>
          {item.header}
          <ChevronDown size={20} aria-hidden className={styles.chevron} />
        </summary>
        <div className={styles.panel}>
          <div className={styles.inner}>
            <a href={item.url} className={styles.all}>
              Shop all {item.header}
              <ArrowRight size={20} aria-hidden />
            </a>
            <Lists item={item} />
            <Spot item={item} />
            {item.brands.length === 0 ? null : (
              <div className={styles.brandBlock} data-all={item.allBrandsSection || undefined}>
                <p className={styles.heading}>{item.allBrandsSection ? 'All brands' : 'Brands they love'}</p>
                <BrandGrid brands={item.brands} />
              </div>
            )}
          </div>
        </div>
      </details>
    </li>
  );
});

const isPlainLink = ({ categoryLists, links, brands }: NavigationItem): boolean =>
  categoryLists.length + links.length + brands.length === 0;

/** Memoised, since it has some hundreds of elements that most changes of the header do not concern. */
const Entries = memo(({ items, departments }: Omit<NavigationProps, 'extra'>): ReactElement => (
  <CachedFragment name="navigation" inputs={[items]}>
    {() => (
      <ul className={styles.entries}>
        {items.map((item) =>
          isPlainLink(item) ? (
            <li key={item.id} className={styles.entry}>
              <a href={item.url} className={styles.summary}>
                {item.header}
              </a>
            </li>
          ) : (
            <Entry key={item.id} item={item} departments={departments} />
          ),
        )}
      </ul>
    )}
  </CachedFragment>
));

/**
 * The shop's departments (HDR-09). One entry is open at a time. It opens by click, touch or keyboard without
 * JavaScript, and by hover with it. On screens narrower than large tablets it is a list that expands in place.
 */
export const Navigation = ({ extra, ...entries }: NavigationProps): ReactElement => (
  <nav className={styles.navigation} aria-label="Main">
    <Entries {...entries} />
    {extra === undefined ? null : <div className={styles.extra}>{extra}</div>}
  </nav>
);
