import { useState, type ReactElement } from 'react';
import { PetAdvicePanel } from '../../../ui/pages/product/pet-advice';
import { PetAdviceViewModel, type ShownProduct } from '../../../ui/pages/product/pet-advice-view-model';
import { fetchAdvisedPets } from '../../pets/fetch-advised-pets';

export interface PetAdviceProps {
  readonly model: ShownProduct;
}

/** Advice for the shopper's pets, with its model and adapter: all of it is loaded for shoppers with such a pet only. */
export const PetAdvice = ({ model }: PetAdviceProps): ReactElement => {
  const [advice] = useState(() => new PetAdviceViewModel(model, fetchAdvisedPets));
  return <PetAdvicePanel model={advice} />;
};
