import { lazy, Suspense, type ReactElement } from 'react';
import { CouponsOfMember as CouponsOnServer, type CouponsOfMemberProps } from './coupons-of-member';

/** In a browser, their code is loaded for members only: guests have no coupons. */
const CouponsOfMember = process.browser
  ? lazy(() => import('./coupons-of-member').then((module) => ({ default: module.CouponsOfMember })))
  : CouponsOnServer;

/**
 * A member's coupons beside the promotion code of a page; undefined for guests. The server's markup stays
 * until it is hydrated.
 */
export const couponsOfCart = (props: CouponsOfMemberProps): ReactElement | undefined =>
  props.dependencies.chrome.user.isRegistered ? (
    <Suspense>
      <CouponsOfMember {...props} />
    </Suspense>
  ) : undefined;
