import { use, type ReactElement } from 'react';
import { SIGN_IN_PATH } from '../../../core/errors/error-pages';
import { withReturnPath } from '../../../core/paths/return-url';
import { LINKS } from '../../../core/paths/links';
import { Button, ButtonLink } from '../../design/button';
import { EmptyState } from '../../design/empty-state';
import { NappingDog } from '../problem/napping-dog';
import { CapabilityContext } from '../../page/capability-context';
import { PageFrame } from '../shared/page-frame';
import type { ErrorPageData } from './error-data';
import { errorCopy } from './error-copy';

const Home = (): ReactElement => (
  <ButtonLink href={LINKS.home} look="secondary">
    Go to the home page
  </ButtonLink>
);

type ReturnProps = Pick<ErrorPageData, 'returnPath'>;

/** A button that signs out, for a session that the loader could not end. */
const NewSession = ({ returnPath }: ReturnProps): ReactElement => (
  <form method="post" action={LINKS.signOut}>
    <input type="hidden" name="next" value="logon-form" />
    <input type="hidden" name="URL" value={returnPath} />
    <Button type="submit">Start a new session</Button>
  </form>
);

const SignInLink = ({ returnPath }: ReturnProps): ReactElement | null =>
  use(CapabilityContext).leadsTo(SIGN_IN_PATH) ? (
    <ButtonLink href={withReturnPath(SIGN_IN_PATH, returnPath)}>Sign in</ButtonLink>
  ) : null;

const firstAction = ({ kind, isSessionEnded = false, returnPath }: ErrorPageData): ReactElement =>
  kind === 'cookie' && !isSessionEnded ? (
    <NewSession returnPath={returnPath} />
  ) : (
    <SignInLink returnPath={returnPath} />
  );

/** An error page with its own address, for errors that end what the shopper was doing (ERR-02, ERR-03). */
export const ErrorPage = ({ data }: { readonly data: ErrorPageData }): ReactElement => (
  <PageFrame>
    <EmptyState
      headingLevel={1}
      art={<NappingDog />}
      title={errorCopy(data).title}
      actions={
        <>
          {firstAction(data)}
          <Home />
        </>
      }
    >
      {errorCopy(data).text.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </EmptyState>
  </PageFrame>
);
