import { lazy, Suspense, type ReactElement } from 'react';
import type { OwnRewards } from '../../../ui/rewards/own-rewards';
import type { ScreenDependencies } from '../../page/screen-dependencies';
import { CouponsOfMember as CouponsOnServer } from './coupons-of-member';

/** In a browser, their code is loaded for members only: guests have no coupons. */
const CouponsOfMember = process.browser
  ? lazy(() => import('./coupons-of-member').then((module) => ({ default: module.CouponsOfMember })))
  : CouponsOnServer;

/**
 * A member's coupons beside the promotion code of the page at this path; undefined for guests. The server's markup stays
 * until it is hydrated.
 */
export const couponsOfCart = (
  dependencies: ScreenDependencies,
  own: OwnRewards,
  path: string,
): ReactElement | undefined =>
  dependencies.chrome.user.isRegistered ? (
    <Suspense>
      <CouponsOfMember dependencies={dependencies} own={own} path={path} />
    </Suspense>
  ) : undefined;
