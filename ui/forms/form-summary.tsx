import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactElement } from 'react';
import { Banner } from '../design/banner';
import { fieldId } from './field-id';
import type { FormViewModel } from './form-view-model';
import * as styles from './form-summary.module.css';

export interface FormSummaryProps {
  readonly form: Pick<FormViewModel<never>, 'failedChecks' | 'faulty'>;
  readonly formId: string;
}

/**
 * A summary of the errors above a submitted form. It takes the focus, so that screen readers announce it. Each line
 * links to its field. It stays until all errors are corrected.
 */
export const FormSummary = observer(({ form, formId }: FormSummaryProps): ReactElement | null => {
  const summary = useRef<HTMLDivElement>(null);
  const { failedChecks, faulty } = form;
  useEffect(() => {
    if (failedChecks > 0) summary.current?.focus();
  }, [failedChecks]);
  if (failedChecks === 0 || faulty.length === 0) return null;
  return (
    <div ref={summary} tabIndex={-1} className={styles.summary}>
      <Banner
        tone="bad"
        title={faulty.length === 1 ? 'Please check one field:' : `Please check ${faulty.length} fields:`}
      >
        <ul className={styles.list}>
          {faulty.map(({ key, label, errors }) => (
            <li key={key}>
              <a href={`#${fieldId(formId, key)}`}>
                {label}: {errors[0]}
              </a>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
});
