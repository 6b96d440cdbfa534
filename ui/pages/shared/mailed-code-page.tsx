import type { ReactElement, ReactNode } from 'react';
import { withReturnPath } from '../../../core/paths/return-url';
import { LINKS } from '../../../core/paths/links';
import * as styles from './mailed-code-page.module.css';
import { PageFrame } from './page-frame';

export interface MailedCodePageProps {
  readonly title: string;
  /** What the step is for, below the title. */
  readonly text?: string | undefined;
  /** Messages, and the forms of the step. */
  readonly children: ReactNode;
  /** Where a sign-in afterwards leads back to: a path of this shop. */
  readonly returnPath: string;
  /** Where the mail can be read while the shop is being developed. */
  readonly outboxPath: string | undefined;
}

/** A page on which a code is asked for by email and used: what both its steps have around their forms. */
export const MailedCodePage = ({
  title,
  text,
  children,
  returnPath,
  outboxPath,
}: MailedCodePageProps): ReactElement => (
  <PageFrame>
    <div className={styles.page}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {text === undefined ? null : <p>{text}</p>}
      </div>
      {children}
      {outboxPath === undefined ? null : (
        <p className={styles.development}>
          Development: <a href={outboxPath}>see the outbox</a>
        </p>
      )}
      <StepLink href={withReturnPath(LINKS.signIn, returnPath)}>Back to sign in</StepLink>
    </div>
  </PageFrame>
);

export interface StepLinkProps {
  readonly href: string;
  readonly children: string;
}

/** A link to the other step, or away. */
export const StepLink = ({ href, children }: StepLinkProps): ReactElement => (
  <a href={href} className={styles.link}>
    {children}
  </a>
);
