import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import { ContactViewModel } from '../../../ui/checkout/contact/contact-view-model';
import { ContactPage } from '../../../ui/pages/checkout/contact-page';
import type { ContactData } from '../../../ui/pages/checkout/contact-step';
import type { Screen } from '../../page/screen';
import { stepTextOf } from './step-text-of';
import { endedSession } from './ended-session';
import { reportingStep } from './report-step';

export const contactScreen: Screen<ContactData> = (dependencies, { checkout, typed, errors, problem }) => {
  const { cart, chrome, checkoutUseCases, history } = dependencies;
  const { email = '', phoneNumber = '', firstName = '', lastName = '' } = chrome.user;
  const { contact = { email, phone: phoneNumber }, asksWhoPicksUp: isAsked = false } = checkout ?? {};
  const values = typed ?? { pickup: { firstName, lastName }, ...contact };
  // A form that was posted with a name shows it again, also when the checkout cannot be read.
  const asksWhoPicksUp = typed?.pickup !== undefined || isAsked;
  const model = new ContactViewModel(
    { values, asksWhoPicksUp, errors, problem },
    {
      useCases: checkoutUseCases,
      kept: stepTextOf(dependencies, CHECKOUT_PATHS.contact, checkout, typed !== undefined),
      leave: (path) => history.leave(path)(),
    },
  );
  return {
    element: (
      <ContactPage
        model={model}
        checkout={checkout}
        cart={cart}
        user={chrome.user}
        ended={endedSession(dependencies, CHECKOUT_PATHS.contact, checkout)}
      />
    ),
    start: reportingStep(dependencies, 'contact', () => model.start()),
  };
};
