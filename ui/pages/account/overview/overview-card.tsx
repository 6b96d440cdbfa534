import { use, useId, type ReactElement, type ReactNode } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { OverviewPart } from '../../../../core/overview/overview-part';
import { LINKS } from '../../../../core/paths/links';
import { cx } from '../../../design/cx';
import { CapabilityContext } from '../../../page/capability-context';
import { LinkContext } from '../../../page/link-context';
import * as styles from './overview-page.module.css';

export interface OverviewCardProps {
  readonly title: string;
  readonly icon: ReactNode;
  /** The page that the card leads to. The card is left out in a shop without that page. */
  readonly link: { readonly text: string; readonly url: string };
  /** Takes the whole width. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A card of the overview: a part of the account, and the link to its page. */
export const OverviewCard = ({
  title,
  icon,
  link,
  isWide = false,
  children,
}: OverviewCardProps): ReactElement | null => {
  const id = useId();
  if (!use(CapabilityContext).leadsTo(link.url)) return null;
  return (
    <section className={cx(styles.card, isWide && styles.wide)} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {icon}
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
      <a href={link.url} className={styles.more}>
        {link.text}
        <ArrowRight size={18} aria-hidden />
      </a>
    </section>
  );
};

/** The content of a part, or a notice with a link that loads the page again. */
export const Part = <A,>({
  part,
  what,
  page = LINKS.myAccount,
  children,
}: {
  readonly part: OverviewPart<A>;
  /** Completes “We could not load …”. */
  readonly what: string;
  /** The page that shows the part; the overview by default. */
  readonly page?: string | undefined;
  readonly children: (value: A) => ReactNode;
}): ReactNode => {
  const linkTo = use(LinkContext);
  return part.kind === 'known' ? (
    children(part.value)
  ) : (
    <p className={styles.missing}>
      We couldn’t load {what}. <a href={linkTo(page)}>Try again</a>
    </p>
  );
};
