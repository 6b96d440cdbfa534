import { CHECKOUT_PATHS } from '../../../core/paths/paths';
import { PrescriptionPage } from '../../../ui/pages/checkout/prescription-page';
import type { PrescriptionData } from '../../../ui/pages/checkout/prescription-step';
import type { Screen } from '../../page/screen';
import { endedSession } from './ended-session';
import { stepTextOf } from './step-text-of';
import { reportingStep } from './report-step';

export const prescriptionScreen: Screen<PrescriptionData> = (dependencies, data) => ({
  element: (
    <PrescriptionPage
      data={data}
      cart={dependencies.cart}
      kept={stepTextOf(dependencies, CHECKOUT_PATHS.prescription, data.checkout, data.typed !== undefined)}
      loadSuggestClinic={() => dependencies.loadAll().then(({ suggestClinic }) => suggestClinic)}
      ended={endedSession(dependencies, CHECKOUT_PATHS.prescription, data.checkout)}
    />
  ),
  start: reportingStep(dependencies, 'prescription'),
});
