import { checkEmail } from '../forms/checks';
import { makeForm } from '../forms/form';

export type NoticeField = 'email';

/** The form that asks for a mail when a product is in stock again (ACC-06, FRM-03). */
export const noticeForm = makeForm({ email: { label: 'Email', checks: [checkEmail] } });
