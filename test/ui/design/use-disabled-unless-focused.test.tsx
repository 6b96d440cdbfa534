import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useDisabledUnlessFocused } from '../../../ui/design/use-disabled-unless-focused';

const Form = ({ isDisabled }: { readonly isDisabled: boolean }): ReactElement => (
  <>
    <input aria-label="Words" />
    <button type="submit" {...useDisabledUnlessFocused(isDisabled)} />
  </>
);

test('[SRC-01] a button is disabled once the focus has left it, so that hydration takes no focus away', () => {
  const { rerender } = render(<Form isDisabled={false} />);
  const button = screen.getByRole<HTMLButtonElement>('button');
  act(() => button.focus());
  rerender(<Form isDisabled />);
  expect([button.disabled, document.activeElement]).toEqual([false, button]);
  act(() => screen.getByRole('textbox').focus());
  expect(button.disabled).toBe(true);
});
