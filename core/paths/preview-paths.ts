/** Where staff sign in to a preview of the shop and choose its date (MOD-01). It is not linked. */
export const PREVIEW_PATH = '/shop/preview';

/** The targets of the preview's forms. */
export const PREVIEW_FORM_ACTIONS = {
  /** staffName, password */
  signIn: `${PREVIEW_PATH}/sign-in`,
  /** date, time */
  chooseDate: `${PREVIEW_PATH}/date`,
  leave: `${PREVIEW_PATH}/leave`,
} as const;

/** The parameters of the page. */
export const PREVIEW_MARKS = {
  /** Shows the form of the sign-in at once, for browsers without scripts. */
  form: 'form',
  /** Why the browser was led there: `over` or `changes`. */
  because: 'because',
} as const;

export const PREVIEW_FORM_PATH = `${PREVIEW_PATH}?${PREVIEW_MARKS.form}=1`;
export const PREVIEW_OVER_PATH = `${PREVIEW_PATH}?${PREVIEW_MARKS.because}=over`;
export const PREVIEW_CHANGES_PATH = `${PREVIEW_PATH}?${PREVIEW_MARKS.because}=changes`;
