import type { SignInLinkData } from '../../../ui/pages/sign-in-link/sign-in-link-data';
import { SignInLinkPage } from '../../../ui/pages/sign-in-link/sign-in-link-page';
import type { Screen } from '../../page/screen';

export const signInLinkScreen: Screen<SignInLinkData> = (_dependencies, data) => ({
  element: <SignInLinkPage data={data} />,
});
