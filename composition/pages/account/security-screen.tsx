import type { SecurityData } from '../../../ui/pages/account/security/security-data';
import { SecurityPage } from '../../../ui/pages/account/security/security-page';
import type { Screen } from '../../page/screen';

export const securityScreen: Screen<SecurityData> = (_dependencies, data) => ({
  element: <SecurityPage data={data} />,
});
