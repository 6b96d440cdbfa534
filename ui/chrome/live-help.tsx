import { observer } from 'mobx-react-lite';
import { use, type ReactElement } from 'react';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import MessageCircle from 'lucide-react/icons/message-circle';
import { LINKS } from '../../core/paths/links';
import { CapabilityContext } from '../page/capability-context';
import type { HeaderPanelsViewModel } from './header-panels-view-model';
import { linkAsButton } from './link-as-button';
import * as styles from './live-help.module.css';
import { CHAT_OPENER_ID, DIALOG_BUTTON, OPENS_DIALOG } from './page-regions';

/** The header's link to live help (HDR-07). */
export const LiveHelp = (): ReactElement | null =>
  use(CapabilityContext).leadsTo(LINKS.contact) ? (
    <a href={LINKS.contact} className={styles.help}>
      <LifeBuoy size={24} aria-hidden />
      <span className={styles.word}>Live help</span>
    </a>
  ) : null;

export interface ChatOpenerProps {
  readonly panels: Pick<HeaderPanelsViewModel, 'isOpen'>;
  /** Undefined until the header is hydrated. */
  readonly onToggle: (() => void) | undefined;
}

/** Live help by chat (HDR-01): shows and hides the chat. Without scripts it leads to the ways to reach us. */
export const ChatOpener = observer(({ panels, onToggle }: ChatOpenerProps): ReactElement => (
  <a
    id={CHAT_OPENER_ID}
    href={LINKS.contact}
    className={styles.help}
    {...OPENS_DIALOG}
    {...(onToggle === undefined ? {} : { ...DIALOG_BUTTON, 'aria-expanded': panels.isOpen('chat') })}
    suppressHydrationWarning
    {...linkAsButton(onToggle)}
  >
    <MessageCircle size={24} aria-hidden />
    <span className={styles.word}>Chat</span>
  </a>
));
