import { use, type ReactElement } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { NavigationItem } from '../../core/catalogue/navigation';
import { LINKS } from '../../core/paths/links';
import { Menu, MenuLink } from '../design/menu';
import type { Disclosure } from '../design/use-disclosure';
import { CapabilityContext } from '../page/capability-context';
import { serviceLinks } from './header-links';
import * as styles from './services-menu.module.css';

export interface ServicesMenuProps extends Disclosure {
  /** For a member of Vital Care the menu links to the membership (HDR-11). */
  readonly enrolledInVitalCare?: boolean;
  /** The departments of the navigation; empty when they could not be loaded. */
  readonly departments?: ReadonlyArray<Pick<NavigationItem, 'url'>>;
}

/** Whether the shop has that department. True while the departments are unknown. */
const isSoldIn = (departments: ReadonlyArray<Pick<NavigationItem, 'url'>>, department: string): boolean =>
  departments.length === 0 || departments.some(({ url }) => url === department);

/** The menu of services (HDR-08). */
export const ServicesMenu = ({
  enrolledInVitalCare = false,
  departments = [],
  ...disclosure
}: ServicesMenuProps): ReactElement => {
  const { leadsTo } = use(CapabilityContext);
  return (
    <Menu
      {...disclosure}
      group="header"
      align="end"
      className={styles.menu}
      label={
        <>
          Services
          <ChevronDown size={18} aria-hidden />
        </>
      }
    >
      <ul className={styles.list}>
        {serviceLinks(enrolledInVitalCare && leadsTo(LINKS.vitalCareMembership))
          .filter(({ url, isDepartment }) => (isDepartment ? isSoldIn(departments, url) : leadsTo(url)))
          .map(({ text, url, external }) => (
            <li key={text}>
              <MenuLink href={url} external={external}>
                {text}
              </MenuLink>
            </li>
          ))}
      </ul>
    </Menu>
  );
};
