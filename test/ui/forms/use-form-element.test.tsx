import { waitFor } from '@testing-library/react';
import { useLayoutEffect, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { makeForm } from '../../../core/forms/form';
import { FormField } from '../../../ui/forms/form-field';
import { FormViewModel } from '../../../ui/forms/form-view-model';
import { useFormElement } from '../../../ui/forms/use-form-element';

// React works as in a browser: its passive effects run in a task of their own after the commit.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };
const inTests = environment.IS_REACT_ACT_ENVIRONMENT;
beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = inTests;
  document.body.replaceChildren();
});

const form = () => new FormViewModel(makeForm({ line1: { label: 'Line 1' }, line2: { label: 'Line 2' } }), stored);
const stored = { line1: 'LUNA', line2: '555-0100' };

interface TextsProps {
  readonly model: FormViewModel<'line1' | 'line2'>;
  readonly onCommit?: () => void;
}

const Texts = ({ model, onCommit }: TextsProps): ReactElement => {
  useLayoutEffect(() => onCommit?.(), [onCommit]);
  return (
    <form ref={useFormElement(model)}>
      <FormField form={model} formId="texts" name="line1" autoComplete="off" />
      <FormField form={model} formId="texts" name="line2" autoComplete="off" />
    </form>
  );
};

const field = (): HTMLInputElement => document.querySelector<HTMLInputElement>('[name=line1]') ?? fail();
const fail = (): never => {
  throw new Error('there is no field');
};

/** Types as a browser does: the value changes without the property that React watches. */
const type = (text: string, name: 'line1' | 'line2' = 'line1'): void => {
  const input = document.querySelector(`[name=${name}]`) ?? fail();
  Reflect.set(HTMLInputElement.prototype, 'value', text, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

const page = (): HTMLElement => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Texts model={form()} />);
  return place;
};

test('[PLT-03] a text typed before hydration replaces the one of the server, also an empty one', async () => {
  const place = page();
  type('LUNA II');
  type('', 'line2');
  const model = form();
  const root = hydrateRoot(place, <Texts model={model} />);
  await waitFor(() => expect(model.values).toEqual({ line1: 'LUNA II', line2: '' }));
  expect(field().value).toBe('LUNA II');
  root.unmount();
});

test('[PLT-03] a text typed in the moment after hydration is kept, and posted at once', async () => {
  const place = page();
  const model = form();
  let root: Root | undefined;
  const shown = await new Promise<string>((resolve) => {
    const onCommit = (): void =>
      queueMicrotask(() => {
        type('LUNA II');
        resolve(field().value);
      });
    root = hydrateRoot(place, <Texts model={model} onCommit={onCommit} />);
  });
  expect(shown).toBe('LUNA II');
  await waitFor(() => expect(model.values.line1).toBe('LUNA II'));
  expect(field().value).toBe('LUNA II');
  root?.unmount();
});
