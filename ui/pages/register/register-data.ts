import type { CaptchaSettings } from '../../../core/captcha/captcha';
import type { RegistrationKey } from '../../../core/identity/registration/registration-form';
import type { RegisterProblem } from '../../register/register-problem';

/** The registration page; the last two are there when a registration without scripts failed. The password never is. */
export interface RegisterData {
  /** Where to go afterwards: a path of this shop. */
  readonly returnPath: string;
  readonly isServiceDown: boolean;
  readonly captcha: CaptchaSettings | undefined;
  readonly values: Readonly<Partial<Record<RegistrationKey, string>>>;
  readonly problem: RegisterProblem | undefined;
}
