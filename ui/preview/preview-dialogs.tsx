import type { ReactElement } from 'react';
import { shownDate } from '../../core/preview/preview-message';
import * as frame from '../forms/form-frame.module.css';
import { LeavePreviewForm, PreviewDateForm, StaffSignInForm } from './preview-forms';

export const STAFF_SIGN_IN_TITLE = 'Sign in to preview';
export const PREVIEW_TITLE = 'Preview date';

/** The body of PREVIEW_SIGN_IN (MOD-01). */
export const StaffSignInDialog = (): ReactElement => (
  <div className={frame.whole}>
    <p>For staff only. Your customer account won’t work here.</p>
    <StaffSignInForm formId="staff-dialog" />
  </div>
);

/** Splits the date of a preview into what the fields of its form show. */
export const dateFields = (at: string | undefined): { readonly date: string; readonly time: string } => {
  const [date = '', time = ''] = (at ?? '').split('T');
  return { date, time };
};

/** The body of PREVIEW_MODE: another date, or the end of the preview (MOD-01). */
export const PreviewModeDialog = ({ at }: { readonly at: string | undefined }): ReactElement => (
  <div className={frame.whole}>
    <p>{`You’re seeing the store as of ${shownDate(at)}. You can’t place orders or make changes in a preview.`}</p>
    <PreviewDateForm formId="preview-dialog" values={dateFields(at)} />
    <LeavePreviewForm />
  </div>
);
