import { observer } from 'mobx-react-lite';
import { use, type ReactElement } from 'react';
import { DEFAULT_BRAND, type Brand } from '../../../core/configuration/brand';
import { withReturnPath } from '../../../core/paths/return-url';
import { LINKS } from '../../../core/paths/links';
import { RegisterForm } from '../../register/register-form';
import type { RegisterViewModel } from '../../register/register-view-model';
import type { Can } from '../../../core/configuration/capabilities';
import { CapabilityContext } from '../../page/capability-context';
import { AccountPromise, type AccountPoint } from '../shared/account-promise';
import { PageFrame } from '../shared/page-frame';
import * as styles from './register-page.module.css';
import { formatMoney } from '../../../core/shared/money';
import { POINTS_FOR_A_REWARD, REWARD_AMOUNT } from '../../../core/rewards/reward-terms';

export interface RegisterPageProps {
  readonly model: RegisterViewModel;
  readonly returnPath: string;
  readonly brand?: Brand;
}

/** The complete rule. The error beside the field is the text of the specification (FRM-05). */
const PASSWORD_RULE =
  '8-20 characters with at least one number, one uppercase letter and one lowercase letter. No spaces.';

const worth = ({ rewards, currency }: Brand, can: Can): ReadonlyArray<AccountPoint> => [
  ...(can('rewards')
    ? [
        {
          what: `Join ${rewards} for free`,
          how: `Earn 1 point for every ${formatMoney(1, currency, 0)} and a ${formatMoney(REWARD_AMOUNT, currency, 0)} reward for every ${POINTS_FOR_A_REWARD} points.`,
        },
      ]
    : []),
  { what: 'Your cart on every device', how: 'Start on your phone and finish on your computer.' },
  ...(can('orders')
    ? [
        {
          what: 'Easy reordering',
          ...(can('repeat-delivery') ? { how: 'Or get items delivered on your schedule.' } : {}),
        },
      ]
    : []),
];

/** The registration form beside the benefits of an account (REG-01 to REG-08). */
export const RegisterPage = observer(
  ({ model, returnPath, brand = DEFAULT_BRAND }: RegisterPageProps): ReactElement => (
    <PageFrame>
      <div className={styles.page}>
        <div className={styles.form}>
          <header className={styles.header}>
            <h1>Create your account</h1>
            <p className={styles.lead}>It only takes a minute.</p>
          </header>
          <RegisterForm
            model={model}
            formId="register"
            brand={brand}
            passwordRule={PASSWORD_RULE}
            returnPath={returnPath}
            signIn={{ href: withReturnPath(LINKS.signIn, returnPath) }}
          />
        </div>
        <AccountPromise
          id="worth"
          title="What you get"
          points={worth(brand, use(CapabilityContext).can)}
          sizes="(min-width: 768px) 36rem, 94vw"
        />
      </div>
    </PageFrame>
  ),
);
