import type { RefObject } from 'react';
import { useEarlyInput } from '../design/use-early-input';
import type { FormViewModel } from './form-view-model';
import { ownValue } from '../../core/shared/own-value';

/**
 * Returns the ref of a form's element. Text that was typed before hydration is copied into the model. Fields that did
 * not change keep the errors from the server.
 */
export const useFormElement = <Key extends string>(form: FormViewModel<Key>): RefObject<HTMLFormElement | null> =>
  useEarlyInput((typed) => {
    const known: Readonly<Record<string, string>> = form.values;
    const news = Object.entries(typed).filter(([name, value]) => (ownValue(known, name) ?? value) !== value);
    form.setFields(Object.fromEntries(news) as Partial<Record<Key, string>>);
  });
