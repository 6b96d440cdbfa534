import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import * as frame from '../forms/form-frame.module.css';
import { FormMessage } from '../forms/form-message';
import { PersonalizationForm } from './personalization-form';
import type { PersonalizationViewModel } from './personalization-view-model';

/** The body of PERSONALIZATION: the text of a product with its preview (PRO-08). */
export const PersonalizationDialog = observer(
  ({ model }: { readonly model: PersonalizationViewModel }): ReactElement => {
    const { form, wanted, problem, isAdding } = model;
    return (
      <div className={frame.form}>
        <p>{wanted.name}</p>
        <FormMessage message={problem} isPending={isAdding} />
        <PersonalizationForm form={form} wanted={wanted} isPending={isAdding} onSubmit={() => void model.add()} />
      </div>
    );
  },
);
