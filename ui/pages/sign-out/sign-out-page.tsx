import { observer } from 'mobx-react-lite';
import { use, type ReactElement } from 'react';
import { SIGN_IN_PATH } from '../../../core/errors/error-pages';
import type { ChromeViewModel } from '../../chrome/chrome-view-model';
import { LINKS } from '../../../core/paths/links';
import { Banner } from '../../design/banner';
import { Button, ButtonLink } from '../../design/button';
import { EmptyState } from '../../design/empty-state';
import { Scene } from '../../design/scene';
import { CapabilityContext } from '../../page/capability-context';
import { PageFrame } from '../shared/page-frame';
import type { SignOutViewModel } from './sign-out-view-model';

const COPY = {
  home: {
    title: 'Sign out of this device?',
    text: 'Your cart and lists are saved to your account.',
    button: 'Sign Out',
  },
  'logon-form': {
    title: 'Your session has ended',
    text: 'To keep your account safe, we sign you out after a while. If you have an account, your cart and lists are saved to it. Sign in again to pick up where you left off.',
    button: 'Sign in again',
  },
  'prohibited-character': {
    title: 'We couldn’t accept what you typed',
    text: 'It looked like code, so we didn’t save it and ended your session to be safe. If you have an account, your cart and lists are saved.',
    button: 'Continue',
  },
} as const;

/** The texts for a shop without sign-in. */
const ENDED = {
  title: 'Your session has ended',
  text: 'We’ll start a new one so you can keep shopping.',
  button: 'Continue',
};

export interface SignOutPageProps {
  readonly model: SignOutViewModel;
  readonly chrome: Pick<ChromeViewModel, 'user'>;
}

/** Shown to shoppers who open this page without being signed in. */
const SignedOut = (): ReactElement => (
  <PageFrame>
    <EmptyState
      headingLevel={1}
      art={<Scene name="stores" priority="eager" />}
      title="You’re signed out"
      actions={
        <>
          {use(CapabilityContext).leadsTo(LINKS.signIn) ? <ButtonLink href={LINKS.signIn}>Sign In</ButtonLink> : null}
          <ButtonLink href={LINKS.home} look="secondary">
            Go to the home page
          </ButtonLink>
        </>
      }
    >
      <p>If you have an account, your cart and lists are saved to it.</p>
    </EmptyState>
  </PageFrame>
);

/** Asks for a confirmation. The sign-out is a form and never a link (RTE-06). */
export const SignOutPage = observer(({ model, chrome }: SignOutPageProps): ReactElement => {
  const hasSignIn = use(CapabilityContext).leadsTo(SIGN_IN_PATH);
  const { next, returnPath } = model.data;
  if (!model.isForced && model.status === 'asking' && !chrome.user.isRegistered) return <SignedOut />;
  const { title, text, button } = next === 'logon-form' && !hasSignIn ? ENDED : COPY[next];
  return (
    <PageFrame>
      <EmptyState
        headingLevel={1}
        art={<Scene name="stores" priority="eager" />}
        title={title}
        actions={
          <>
            <form
              method="post"
              action={LINKS.signOut}
              onSubmit={(event) => {
                event.preventDefault();
                void model.signOut();
              }}
            >
              <input type="hidden" name="next" value={next} />
              <input type="hidden" name="URL" value={returnPath} />
              <Button type="submit" pending={model.status === 'signing-out'}>
                {button}
              </Button>
            </form>
            <ButtonLink href={LINKS.home} look="secondary">
              {model.isForced ? 'Go to the home page' : 'Stay signed in'}
            </ButtonLink>
          </>
        }
      >
        <p>{text}</p>
        <div aria-live="polite">
          {model.status === 'failed' ? (
            <Banner tone="bad" title="We couldn’t sign you out.">
              Please try again in a moment
              {hasSignIn ? (
                <>
                  , or <a href={SIGN_IN_PATH}>go to the sign-in page</a>
                </>
              ) : null}
              .
            </Banner>
          ) : null}
        </div>
      </EmptyState>
    </PageFrame>
  );
});
