import { render, screen } from '@testing-library/react';
import { PetForm } from '../../../../ui/pages/account/pets/pet-form';
import { SOME_KINDS } from '../../../builders/pet';

test.each([/^Weight \(lb\)/, /^Or approximate age in years/])(
  '[ACC-04] a unit that is typed into the field %s stays to be seen and refused, instead of being cut off',
  (label) => {
    render(<PetForm kinds={SOME_KINDS} now={0} petKind="dog" addKey="" pet={undefined} />);
    expect(screen.getByLabelText<HTMLInputElement>(label).maxLength).toBeGreaterThanOrEqual('10.25 months'.length);
  },
);
