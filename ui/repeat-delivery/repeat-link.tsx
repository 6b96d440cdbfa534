import { use, type ReactElement } from 'react';
import { REPEAT_START_PATH } from '../../core/paths/repeat-delivery-paths';
import { repeatStartPath, type StartChoice } from '../../core/repeat-delivery/start-address';
import { isPlainClick } from '../design/plain-click';
import { VisuallyHidden } from '../design/visually-hidden';
import { CapabilityContext } from '../page/capability-context';

export interface RepeatLinkProps extends StartChoice {
  /** The name of the product, for screen readers. */
  readonly name: string;
  /** Opens the dialog about the address of the link. Without scripts the page opens. */
  readonly onOpen: (path: string) => void;
  readonly className?: string | undefined;
}

/** Leads to a repeat delivery of a product. Nothing in a shop without them (RPD-01). */
export const RepeatLink = ({ name, onOpen, className, ...choice }: RepeatLinkProps): ReactElement | null => {
  const { leadsTo } = use(CapabilityContext);
  const path = repeatStartPath(choice);
  return leadsTo(REPEAT_START_PATH) ? (
    <a
      href={path}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen(path);
      }}
    >
      Set up repeat delivery<VisuallyHidden> of {name}</VisuallyHidden>
    </a>
  ) : null;
};
