import { consentDeskContract } from '../../contracts/consent-desk.contract';
import { FakeConsentDesk } from '../../fakes/fake-consent-desk';

consentDeskContract('FakeConsentDesk', ({ need, hasPrivacySignal }) => {
  const desk = new FakeConsentDesk(need);
  return hasPrivacySignal === true ? desk.hasPrivacySignal() : desk;
});
