import { useState, type ReactElement } from 'react';
import { CART_PATH } from '../../../core/paths/paths';
import { variantUrl } from '../../../core/paths/product-paths';
import { personalizationForm } from '../../../core/personalization/personalization-form';
import { Banner } from '../../design/banner';
import { FormViewModel } from '../../forms/form-view-model';
import { PersonalizationForm } from '../../personalization/personalization-form';
import { StepLink } from '../shared/mailed-code-page';
import * as frame from '../shared/mailed-code-page.module.css';
import { PageFrame } from '../shared/page-frame';
import type { PersonalizeData } from './personalize-data';

/** Asks for the text of a product, as the dialog does, and changes that of a line of the cart (PRO-08). */
export const PersonalizePage = ({ data }: { readonly data: PersonalizeData }): ReactElement => {
  const { wanted, typed, errors, problem } = data;
  const [form] = useState(() => new FormViewModel(personalizationForm(wanted.offer), typed, errors));
  return (
    <PageFrame>
      <div className={frame.page}>
        <div className={frame.words}>
          <h1>Personalize it</h1>
          <p>{wanted.name}</p>
        </div>
        {problem === undefined ? null : <Banner tone="bad" urgent title={problem} />}
        <PersonalizationForm form={form} wanted={wanted} />
        {wanted.lineId === undefined ? (
          <StepLink href={variantUrl(wanted.productUrl, wanted.partNumber)}>Back to the product</StepLink>
        ) : (
          <StepLink href={CART_PATH}>Back to the cart</StepLink>
        )}
      </div>
    </PageFrame>
  );
};
