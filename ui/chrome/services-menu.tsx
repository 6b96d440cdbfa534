import { use, type ReactElement } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Menu, MenuLink } from '../design/menu';
import type { Disclosure } from '../design/use-disclosure';
import { CapabilityContext } from '../page/capability-context';
import { serviceLinks } from './header-links';
import styles from './services-menu.module.css';

export interface ServicesMenuProps extends Disclosure {
  /** A registered shopper enrolled in Vital Care is led to the membership (HDR-11). */
  readonly enrolledInVitalCare?: boolean;
}

/** What the shop does beside selling (HDR-08). */
export const ServicesMenu = ({ enrolledInVitalCare = false, ...disclosure }: ServicesMenuProps): ReactElement => {
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
        {serviceLinks(enrolledInVitalCare)
          .filter(({ url }) => leadsTo(url))
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
