import type { ReactElement } from 'react';
import { LINKS } from '../../chrome/header-links';
import { Button, ButtonLink } from '../../design/button';
import { EmptyState } from '../../design/empty-state';
import { Scene } from '../../design/scene';
import { PageFrame } from '../shared/page-frame';

export interface SignOutPageProps {
  readonly isSigningOut?: boolean;
  readonly onSignOut?: (() => void) | undefined;
}

/** Signing out is a form, never a link: the page asks, and its button does it (RTE-06). */
export const SignOutPage = ({ isSigningOut = false, onSignOut }: SignOutPageProps): ReactElement => (
  <PageFrame>
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
  </PageFrame>
);
