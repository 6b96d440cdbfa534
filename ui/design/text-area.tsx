import { useId, type ReactElement, type TextareaHTMLAttributes } from 'react';
import { described, Frame, type FieldFrame } from './field';
import * as styles from './text-area.module.css';

export interface TextAreaProps extends FieldFrame, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'style'> {}

/** A field for a longer text, with label, hint and errors. */
export const TextArea = ({ label, hint, error, hideLabel, id: givenId, ...area }: TextAreaProps): ReactElement => {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Frame id={id} label={label} hint={hint} error={error} hideLabel={hideLabel} required={area.required}>
      <textarea rows={3} {...area} {...described(id, { hint, error }, area)} className={styles.area} />
    </Frame>
  );
};
