import type { CaptchaSettings } from '../../../core/captcha/captcha';
import type { RegistrationKey } from '../../../core/identity/registration/registration-form';
import type { RegisterProblem } from '../../register/register-problem';

/**
 * The data of the registration page. The last two properties are set after a failed registration without scripts. The
 * password is never part of it.
 */
export interface RegisterData {
  /** The path of this shop to open after the registration. */
  readonly returnPath: string;
  readonly isServiceDown: boolean;
  readonly captcha: CaptchaSettings | undefined;
  readonly values: Readonly<Partial<Record<RegistrationKey, string>>>;
  readonly problem: RegisterProblem | undefined;
}
