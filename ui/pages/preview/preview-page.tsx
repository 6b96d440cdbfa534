import type { ReactElement } from 'react';
import { HOME_PATH } from '../../../core/paths/paths';
import { PREVIEW_FORM_PATH } from '../../../core/paths/preview-paths';
import { shownDate } from '../../../core/preview/preview-message';
import { Banner } from '../../design/banner';
import { ButtonLink } from '../../design/button';
import { isPlainClick } from '../../design/plain-click';
import { dateFields, PREVIEW_TITLE, STAFF_SIGN_IN_TITLE } from '../../preview/preview-dialogs';
import { LeavePreviewForm, PreviewDateForm, StaffSignInForm } from '../../preview/preview-forms';
import { StepLink } from '../shared/mailed-code-page';
import * as frame from '../shared/mailed-code-page.module.css';
import { PageFrame } from '../shared/page-frame';
import type { PreviewData } from './preview-data';

export interface PreviewPageProps {
  readonly data: PreviewData;
  /** Opens the dialog of the sign-in. Without scripts the button leads to its form. */
  readonly onSignIn: () => void;
}

const SignIn = ({ data: { showsForm, typed, errors }, onSignIn }: PreviewPageProps): ReactElement =>
  showsForm ? (
    <StaffSignInForm formId="staff" values={{ staffName: typed.staffName ?? '' }} errors={errors} />
  ) : (
    <ButtonLink
      href={PREVIEW_FORM_PATH}
      size="large"
      block
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onSignIn();
      }}
    >
      Sign In
    </ButtonLink>
  );

const ChooseDate = ({ at, data }: { readonly at: string | undefined; readonly data: PreviewData }): ReactElement => (
  <>
    <p>{`You’re seeing the store as of ${shownDate(at)}.`}</p>
    <PreviewDateForm formId="preview" values={{ ...dateFields(at), ...data.typed }} errors={data.errors} />
    <LeavePreviewForm />
  </>
);

/** Where staff sign in to a preview of the shop and choose its date (MOD-01). It works without scripts. */
export const PreviewPage = (props: PreviewPageProps): ReactElement => {
  const { preview, problem } = props.data;
  return (
    <PageFrame>
      <div className={frame.page}>
        <div className={frame.words}>
          <h1>{preview === undefined ? STAFF_SIGN_IN_TITLE : PREVIEW_TITLE}</h1>
          <p>See offers and messages for another date. You can’t place orders or make changes in a preview.</p>
        </div>
        {problem === undefined ? null : <Banner tone="bad" urgent title={problem} />}
        {preview === undefined ? <SignIn {...props} /> : <ChooseDate at={preview.at} data={props.data} />}
        <StepLink href={HOME_PATH}>Continue shopping</StepLink>
      </div>
    </PageFrame>
  );
};
