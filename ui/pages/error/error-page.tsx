import type { ReactElement } from 'react';
import { SIGN_IN_PATH, type ErrorPage as Kind } from '../../../core/errors/error-pages';
import { LINKS } from '../../chrome/header-links';
import { Button, ButtonLink } from '../../design/button';
import { EmptyState } from '../../design/empty-state';
import { NappingDog } from '../problem/napping-dog';
import { PageFrame } from '../shared/page-frame';
import type { ErrorPageData } from './error-data';
import { ERROR_WORDS } from './error-words';

const Home = (): ReactElement => (
  <ButtonLink href={LINKS.home} look="secondary">
    Go to the home page
  </ButtonLink>
);

/** A session that does not fit is ended for good, so that the next one does. */
const StartAfresh = (): ReactElement => (
  <form method="post" action={LINKS.signOut}>
    <input type="hidden" name="next" value="logon-form" />
    <Button type="submit">Start afresh</Button>
  </form>
);

const FIRST_WAY_ON: Readonly<Record<Kind, ReactElement>> = {
  'prohibited-character': <ButtonLink href={SIGN_IN_PATH}>Sign in</ButtonLink>,
  'cross-site-request-forgery': <ButtonLink href={SIGN_IN_PATH}>Sign in</ButtonLink>,
  cookie: <StartAfresh />,
};

/** A page of its own for an error that ends what the shopper was doing (ERR-02, ERR-03). */
export const ErrorPage = ({ data: { kind } }: { readonly data: ErrorPageData }): ReactElement => (
  <PageFrame>
    <EmptyState
      headingLevel={1}
      art={<NappingDog />}
      title={ERROR_WORDS[kind].title}
      actions={
        <>
          {FIRST_WAY_ON[kind]}
          <Home />
        </>
      }
    >
      {ERROR_WORDS[kind].text.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </EmptyState>
  </PageFrame>
);
