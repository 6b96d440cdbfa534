import { makeRegisterAction } from '../../../ui/pages/register/register-action';
import { makeRegisterWithOrderAction } from '../../../ui/pages/register/register-with-order-action';
import { captchaCsp } from '../../captcha/captcha-csp';
import { FORM_ACTIONS } from '../../../core/paths/form-actions';
import { ORDER_FORM_ACTIONS } from '../../../core/paths/order-form-actions';
import { makeRegisterLoader } from '../../../ui/pages/register/register-loader';
import type { RegisterData } from '../../../ui/pages/register/register-data';
import { definePage } from '../../page/page';

export const registerPage = definePage<RegisterData>({
  screen: () => import('./register-screen').then(({ registerScreen }) => registerScreen),
  server: process.browser
    ? undefined
    : {
        paths: [FORM_ACTIONS.register],
        screenModule: 'composition/pages/register/register-screen.tsx',
        loader: makeRegisterLoader,
        reads: ['URL'],
        actions: {
          [FORM_ACTIONS.register]: makeRegisterAction,
          [ORDER_FORM_ACTIONS.registerWithOrder]: makeRegisterWithOrderAction,
        },
        csp: ({ configuration }) => captchaCsp(configuration),
        readsReferrer: true,
      },
});
