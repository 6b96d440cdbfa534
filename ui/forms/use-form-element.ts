import type { RefObject } from 'react';
import { useEarlyInput } from '../design/use-early-input';
import type { FormViewModel } from './form-view-model';
import { ownValue } from '../../core/shared/own-value';

/**
 * The element of a form's model: what was typed into it before the page was hydrated goes into the model. Fields that
 * stand as the server left them keep what it found wrong with them.
 */
export const useFormElement = <Key extends string>(form: FormViewModel<Key>): RefObject<HTMLFormElement | null> =>
  useEarlyInput((typed) => {
    const known: Readonly<Record<string, string>> = form.values;
    const news = Object.entries(typed).filter(([name, value]) => (ownValue(known, name) ?? value) !== value);
    form.setFields(Object.fromEntries(news) as Partial<Record<Key, string>>);
  });
