import type { ReactElement, ReactNode } from 'react';
import { withReturnPath } from '../../../core/paths/return-url';
import { LINKS } from '../../../core/paths/links';
import * as styles from './mailed-code-page.module.css';
import { PageFrame } from './page-frame';

export interface MailedCodePageProps {
  readonly title: string;
  /** The purpose of the step, below the title. */
  readonly text?: string | undefined;
  /** Messages and forms of the step. */
  readonly children: ReactNode;
  /** The path of this shop to which the sign-in returns afterwards. */
  readonly returnPath: string;
  /** In development: the path at which sent mail can be read. */
  readonly outboxPath: string | undefined;
}

/** The frame of a page that requests or uses a code by email. */
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

/** A link to the other step or to another page. */
export const StepLink = ({ href, children }: StepLinkProps): ReactElement => (
  <a href={href} className={styles.link}>
    {children}
  </a>
);
