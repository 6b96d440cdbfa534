import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { ChromeViewModel } from '../../ui/app/chrome-view-model';
import { SignOutPage } from '../../ui/pages/sign-out/sign-out-page';
import { ChromeTokens } from '../tokens/chrome-tokens';
import type { Screen } from './screen';

const Leaving = observer(({ chrome }: { readonly chrome: ChromeViewModel }): ReactElement => (
  <SignOutPage isSigningOut={chrome.status === 'signing-out'} onSignOut={chrome.signOut} />
));

export const signOutScreen: Screen<Record<string, never>> = (supplies) => ({
  element: <Leaving chrome={supplies.get(ChromeTokens.chrome)} />,
});
