import { observer } from 'mobx-react-lite';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { use, useId, type ReactElement, type ReactNode } from 'react';
import { storePath } from '../../../core/paths/paths';
import { useDisclosure } from '../../design/use-disclosure';
import { CapabilityContext } from '../../page/capability-context';
import { LinkContext } from '../../page/link-context';
import { MyStoreContext } from '../../stores/my-store-context';
import { PageFrame } from '../shared/page-frame';
import * as styles from './account-frame.module.css';
import { ACCOUNT_PLACES, type AccountPlace } from './account-places';

export interface AccountFrameProps {
  /** The page's entry in the navigation. */
  readonly place: AccountPlace;
  readonly title: string;
  /** Beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Observes the store: its entry leads to the page of the chosen one, as the card of the overview does (ACC-01). */
const Places = observer(({ place }: Pick<AccountFrameProps, 'place'>): ReactElement => {
  const { leadsTo } = use(CapabilityContext);
  const linkTo = use(LinkContext);
  const store = use(MyStoreContext)?.store;
  const details = useDisclosure({});
  const id = useId();
  return (
    <div className={styles.menu}>
      <details {...details} className={styles.opener}>
        <summary className={styles.summary} aria-controls={id}>
          <span>
            <span className={styles.label}>My Account</span>{' '}
            {ACCOUNT_PLACES.find((entry) => entry.place === place)?.text}
          </span>
          <ChevronDown size={22} aria-hidden />
        </summary>
      </details>
      <nav id={id} aria-label="My Account" className={styles.places}>
        <ul>
          {ACCOUNT_PLACES.filter(({ url }) => leadsTo(url)).map(({ place: own, text, url, Icon }) => (
            <li key={own}>
              <a
                href={own === 'store' && store !== undefined ? storePath(store.id) : linkTo(url)}
                aria-current={own === place ? 'page' : undefined}
                className={styles.place}
              >
                <Icon size={20} aria-hidden />
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
});

/**
 * The frame of every page of the account (CRT-05): its navigation, a list at the side on wide screens and a menu below
 * its button on narrow ones, and the page's title.
 */
export const AccountFrame = ({ place, title, actions, children }: AccountFrameProps): ReactElement => (
  <PageFrame>
    <div className={styles.account}>
      <Places place={place} />
      <div className={styles.content}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {actions}
        </header>
        {children}
      </div>
    </div>
  </PageFrame>
);
