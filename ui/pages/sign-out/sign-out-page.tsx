import type { ReactElement } from 'react';
import { LINKS } from '../../chrome/header-links';
import { Button, ButtonLink } from '../../design/button';
import { EmptyState } from '../../design/empty-state';
import { Scene } from '../../design/scene';
import { PageFrame } from '../shared/page-frame';

export interface SignOutPageProps {
  /** True once the shopper is signed out: the page says so and leads on; before, it asks. */
  readonly isSignedOut?: boolean;
  readonly isSigningOut?: boolean;
  readonly onSignOut?: (() => void) | undefined;
}

/** Signing out is a form, never a link; afterwards the way leads to the sign-in form or back into the shop (RTE-06). */
export const SignOutPage = ({
  isSignedOut = false,
  isSigningOut = false,
  onSignOut,
}: SignOutPageProps): ReactElement => (
  <PageFrame>
    {isSignedOut ? (
      <EmptyState
        headingLevel={1}
        art={<Scene name="stores" priority="eager" />}
        title="You are signed out"
        actions={
          <>
            <ButtonLink href={LINKS.home}>Keep shopping</ButtonLink>
            <ButtonLink href={LINKS.signIn} look="secondary">
              Sign In again
            </ButtonLink>
          </>
        }
      >
        <p>See you soon. Give them a scratch behind the ears from us.</p>
      </EmptyState>
    ) : (
      <EmptyState
        headingLevel={1}
        art={<Scene name="stores" priority="eager" />}
        title="Sign out of this device?"
        actions={
          <>
            <form
              method="post"
              action={LINKS.signOut}
              onSubmit={(event) => {
                if (onSignOut === undefined) return;
                event.preventDefault();
                onSignOut();
              }}
            >
              <Button type="submit" pending={isSigningOut}>
                Sign Out
              </Button>
            </form>
            <ButtonLink href={LINKS.home} look="secondary">
              Stay signed in
            </ButtonLink>
          </>
        }
      >
        <p>Your cart and your lists stay with your account.</p>
      </EmptyState>
    )}
  </PageFrame>
);
