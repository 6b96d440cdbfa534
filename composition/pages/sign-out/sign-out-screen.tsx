import type { SignOutData } from '../../../ui/pages/sign-out/sign-out-data';
import { SignOutPage } from '../../../ui/pages/sign-out/sign-out-page';
import { SignOutViewModel } from '../../../ui/pages/sign-out/sign-out-view-model';
import type { Screen } from '../../page/screen';
import { typedSlot } from '../checkout/typed-slot';
import { keepingTyped } from './keeping-typed';

export const signOutScreen: Screen<SignOutData> = ({ chrome, history, session, sessionStorage, signOut }, data) => {
  const model = new SignOutViewModel(data, {
    signOut: data.next === 'home' ? signOut : keepingTyped(signOut, typedSlot(sessionStorage)),
    history,
    session,
    leadsTo: chrome.leadsTo,
  });
  return { element: <SignOutPage model={model} chrome={chrome} />, start: model.start };
};
