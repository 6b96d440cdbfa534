import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import {
  memo,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Department } from '../../core/catalogue/menus';
import { CachedFragment } from '../design/cached-fragment';
import { useDisclosure } from '../design/use-disclosure';
import { VisuallyHidden } from '../design/visually-hidden';
import { BREAKPOINTS } from '../../core/configuration/constants';
import type { MenusViewModel } from './menus-view-model';
import { MenuContent } from './navigation-menu';
import * as styles from './navigation.module.css';

/** The open entry of the navigation. The entries observe it and report what the shopper opens. */
export interface OpenDepartment {
  readonly departmentId: string | undefined;
  readonly toggleDepartment: (id: string, isOpen: boolean) => void;
}

export interface NavigationProps {
  readonly items: ReadonlyArray<Department>;
  /** Without it, the browser holds the open state. */
  readonly departments?: OpenDepartment | undefined;
  /** The menus of the departments. Without them, as on the server, a menu contains only the department's page. */
  readonly menus?: Pick<MenusViewModel, 'of' | 'status' | 'fetch'> | undefined;
  /** Links beside the departments: services, offers, the card. */
  readonly extra?: ReactNode;
}

/** The delay before an entry opens on hover, so that crossing it does not open it. */
const HOVER_MS = 140;

const isOpenDetails = ({ currentTarget, target }: SyntheticEvent<HTMLDetailsElement>): boolean =>
  currentTarget === target && currentTarget.open;

/**
 * The menu of a department below the link to its page. It is rendered from the moment the shopper approaches the
 * entry, so that it is there in the frame in which the entry opens.
 */
const MenuPart = observer(
  ({ id, menus }: Required<Pick<NavigationProps, 'menus'>> & { readonly id: string }): ReactElement | null => {
    const menu = menus?.of(id);
    useEffect(() => void menus?.fetch(), [menus]);
    if (menu !== undefined) return <MenuContent menu={menu} />;
    return menus?.status === 'failed' ? <p className={styles.failed}>{FAILED}</p> : null;
  },
);

const FAILED = 'We couldn’t load this menu. Use the “Shop all” link instead.';

/** Tells screen readers about the menus. It is there before its text, because they announce only changes. */
const MenuStatus = observer(({ menus }: Pick<NavigationProps, 'menus'>): ReactElement => (
  <VisuallyHidden>
    <span role="status">
      {menus?.status === 'loading' ? 'Loading menu' : menus?.status === 'failed' ? FAILED : null}
    </span>
  </VisuallyHidden>
));

interface EntryProps extends Pick<NavigationProps, 'departments' | 'menus'> {
  readonly item: Department;
}

/**
 * Opens and closes an entry when a mouse enters and leaves it on wide screens; a click on the name of an entry that is
 * open in this way leads to the department. Returns the entry's attributes. A mouse that was over the entry before
 * hydration opens it, too.
 */
const useHover = (details: RefObject<HTMLDetailsElement | null>, approach: () => void): HoverAttributes => {
  const ref = useRef<HTMLLIElement>(null);
  const isHovered = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const turn = (opening: boolean): void => {
    clearTimeout(timer.current);
    if (!window.matchMedia(`(hover: hover) and (min-width: ${BREAKPOINTS.tabletLarge}px)`).matches) return;
    if (opening) approach();
    isHovered.current = opening;
    timer.current = setTimeout(() => {
      if (details.current !== null) details.current.open = opening;
    }, HOVER_MS);
  };
  const begin = useEffectEvent(() => {
    if (ref.current?.matches(':hover') === true) turn(true);
  });
  useEffect(() => {
    begin();
    return () => clearTimeout(timer.current);
  }, []);
  return {
    ref,
    onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && turn(true),
    onPointerLeave: ({ pointerType }) => pointerType === 'mouse' && turn(false),
    onClick: (event) => {
      // Space and Enter click without a count of clicks; they close the menu.
      if (!isHovered.current || event.detail === 0 || details.current?.open !== true) return;
      if (!(event.target instanceof Element) || event.target.closest('summary') === null) return;
      event.preventDefault();
      details.current.querySelector('a')?.click();
    },
  };
};

interface HoverAttributes {
  readonly ref: RefObject<HTMLLIElement | null>;
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

/** Renders again only when this entry opens or closes, or when its menu arrives. */
const Entry = observer(({ item: { id, header, url }, departments, menus }: EntryProps): ReactElement => {
  const isOpen = useMemo(() => computed(() => departments?.departmentId === id), [departments, id]);
  const { onToggle, ...details } = useDisclosure(
    departments === undefined ? {} : { open: isOpen.get(), onToggle: (open) => departments.toggleDepartment(id, open) },
  );
  const [isNear, setNear] = useState(false);
  const approach = (): void => setNear(true);
  const hover = useHover(details.ref, approach);
  // The shopper may have opened the entry before hydration.
  useEffect(() => {
    if (details.ref.current?.open === true) setNear(true);
  }, [details.ref]);
  return (
    <li
      {...hover}
      className={styles.entry}
      data-department={url.split('/').at(-1)}
      onPointerDown={approach}
      onFocus={approach}
    >
      <details
        {...details}
        name="department"
        onToggle={(event) => {
          onToggle(event);
          if (!isOpenDetails(event)) return;
          approach();
          // After a failure, opening the entry again tries again.
          void menus?.fetch();
        }}
      >
        <summary className={styles.summary}>
          {header}
          <ChevronDown size={20} aria-hidden className={styles.chevron} />
        </summary>
        <div className={styles.panel}>
          <div className={styles.inner}>
            <a href={url} className={styles.all}>
              Shop all {header}
              <ArrowRight size={20} aria-hidden />
            </a>
            {isNear && menus !== undefined ? <MenuPart id={id} menus={menus} /> : null}
          </div>
        </div>
      </details>
    </li>
  );
});

/** Memoised, since most changes of the header do not concern the departments. */
const Entries = memo(({ items, departments, menus }: Omit<NavigationProps, 'extra'>): ReactElement => (
  <CachedFragment name="navigation" inputs={[items]}>
    {() => (
      <ul className={styles.entries}>
        {items.map((item) =>
          item.hasMenu ? (
            <Entry key={item.id} item={item} departments={departments} menus={menus} />
          ) : (
            <li key={item.id} className={styles.entry}>
              <a href={item.url} className={styles.summary}>
                {item.header}
              </a>
            </li>
          ),
        )}
      </ul>
    )}
  </CachedFragment>
));

/**
 * The shop's departments (HDR-09). One entry is open at a time. It opens by click, touch or keyboard without
 * JavaScript, and by hover with it. Without JavaScript, and until its menu is loaded, an open entry contains the link
 * to the department's page, which leads to everything in the menu. On screens narrower than large tablets it is a list
 * that expands in place.
 */
export const Navigation = ({ extra, ...entries }: NavigationProps): ReactElement => (
  <nav className={styles.navigation} aria-label="Main">
    <Entries {...entries} />
    <MenuStatus menus={entries.menus} />
    {extra === undefined ? null : <div className={styles.extra}>{extra}</div>}
  </nav>
);
