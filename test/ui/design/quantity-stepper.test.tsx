import { fireEvent, render, screen } from '@testing-library/react';
import { QuantityStepper, type QuantityStepperProps } from '../../../ui/design/quantity-stepper';

const show = (props: Partial<QuantityStepperProps> = {}) => {
  const chosen: number[] = [];
  render(<QuantityStepper label="Quantity of Bed" onChange={(quantity) => chosen.push(quantity)} {...props} />);
  const input = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of Bed' });
  return {
    chosen,
    input,
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    type: (text: string) => {
      fireEvent.change(input, { target: { value: text } });
      fireEvent.blur(input);
    },
  };
};

test('[CRT-03] the buttons count up and down and stop at the limits', () => {
  const { input, press, chosen } = show({ defaultValue: 2, max: 3 });
  press('One more');
  expect(input.value).toBe('3');
  expect(screen.getByRole('button', { name: 'One more' })).toHaveProperty('disabled', true);
  press('One less');
  press('One less');
  expect(screen.getByRole('button', { name: 'One less' })).toHaveProperty('disabled', true);
  expect(chosen).toEqual([3, 2, 1]);
});

test.each([
  ['7', 7],
  ['120', 99],
  ['0', 1],
  ['-4', 1],
  ['2.9', 2],
])('[CRT-03] %s typed is read as %d', (text, quantity) => {
  const { type, input, chosen } = show({ defaultValue: 5 });
  type(text);
  expect(chosen).toEqual([quantity]);
  expect(input.value).toBe(String(quantity));
});

test.each(['0', '-4', '120'])('[CHK-10] %s typed stays in a field that leaves the refusal to the browser', (text) => {
  const { type, input, chosen } = show({ defaultValue: 5, refusesTyped: true });
  type(text);
  expect(input.value).toBe(text);
  expect(input.validity.valid).toBe(false);
  expect(chosen).toEqual([]);
  type('7');
  expect(chosen).toEqual([7]);
});

test.each(['0', '-4', '120'])(
  '[CHK-10] %s typed is reported as it is to a form that says why it is refused',
  (text) => {
    const { type, chosen } = show({ value: 5, keepsTyped: true });
    type(text);
    expect(chosen).toEqual([Number(text)]);
  },
);

test('[CRT-03] an empty field falls back to the last quantity', () => {
  const { type, input, chosen } = show({ defaultValue: 5 });
  type('');
  expect(chosen).toEqual([]);
  expect(input.value).toBe('5');
});

test('[CRT-03] Enter in the field applies the typed quantity before the form submits', () => {
  const { input, chosen } = show({ defaultValue: 1 });
  fireEvent.change(input, { target: { value: '5' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(chosen).toEqual([5]);
});

test('[CRT-03] shows a controlled quantity', () => {
  const { rerender } = render(<QuantityStepper label="Quantity" value={2} />);
  const input = screen.getByRole<HTMLInputElement>('spinbutton');
  rerender(<QuantityStepper label="Quantity" value={9} />);
  expect(input.value).toBe('9');
});

test('[PLT-03] submits with its form as a plain number field', () => {
  render(
    <form aria-label="Line">
      <QuantityStepper label="Quantity" defaultValue={4} />
    </form>,
  );
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('quantity')).toBe('4');
});
