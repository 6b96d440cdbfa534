import { useState, type ReactElement } from 'react';
import { makeFetchAdvisedPets } from '../../../adapters/browser/fetch-advised-pets';
import { PetAdvicePanel } from '../../../ui/pages/product/pet-advice';
import { PetAdviceViewModel, type ShownProduct } from '../../../ui/pages/product/pet-advice-view-model';

export interface PetAdviceProps {
  readonly model: ShownProduct;
}

const ownFetch: typeof fetch = (...call) => window.fetch(...call);

/** Advice for the shopper's pets, with its model and adapter: all of it is loaded for shoppers with such a pet only. */
export const PetAdvice = ({ model }: PetAdviceProps): ReactElement => {
  const [advice] = useState(() => new PetAdviceViewModel(model, makeFetchAdvisedPets(ownFetch)));
  return <PetAdvicePanel model={advice} />;
};
