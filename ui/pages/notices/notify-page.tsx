import { observer } from 'mobx-react-lite';
import { useState, type ReactElement } from 'react';
import { noticeForm } from '../../../core/stock-notices/notice-form';
import { NOT_DELIVERED } from '../../../core/stock-notices/notice-message';
import { LINKS } from '../../../core/paths/links';
import { notifyPath } from '../../../core/paths/notice-paths';
import { variantUrl } from '../../../core/paths/product-paths';
import { Banner } from '../../design/banner';
import { ButtonLink } from '../../design/button';
import { FormViewModel } from '../../forms/form-view-model';
import { knownEmail, NoticeForm } from '../../stock-notices/notice-form';
import { NoticeAsked, NoticePromise, NOTICE_TITLE, SENT_TITLE } from '../../stock-notices/notice-words';
import { UndoNotice } from '../../stock-notices/undo-notice';
import type { WantedNotice } from '../../stock-notices/wanted-notice';
import { StepLink } from '../shared/mailed-code-page';
import * as frame from '../shared/mailed-code-page.module.css';
import { PageFrame } from '../shared/page-frame';
import type { NotifyData } from './notice-data';

export interface NotifyPageProps {
  readonly data: NotifyData;
  /** The address of the member's account; empty for guests. */
  readonly memberEmail: string;
  /** The shopper's store. */
  readonly store: WantedNotice['store'];
}

const productPathOf = ({ productUrl, partNumber }: WantedNotice): string => variantUrl(productUrl, partNumber);

const InStock = ({ wanted }: { readonly wanted: WantedNotice }): ReactElement => (
  <>
    <Banner
      tone="good"
      title={`${wanted.name} is back in stock${wanted.store === undefined ? '' : ` at ${wanted.store.name}`}.`}
    />
    <ButtonLink href={productPathOf(wanted)} size="large" block>
      View product
    </ButtonLink>
  </>
);

const Ask = observer(({ data, memberEmail, store }: NotifyPageProps): ReactElement => {
  const { wanted, email, errors, problem } = data;
  const [form] = useState(() => new FormViewModel(noticeForm, { email: email ?? memberEmail }, errors));
  const known = knownEmail(form, memberEmail);
  const isOtherPlaceOffered = store !== undefined && wanted.store === undefined;
  return (
    <>
      <NoticePromise wanted={wanted} memberEmail={known} />
      {problem === undefined ? null : <Banner tone="bad" urgent title={problem} />}
      <NoticeForm form={form} wanted={wanted} memberEmail={known} />
      {isOtherPlaceOffered ? (
        <StepLink href={notifyPath(wanted.productUrl, wanted.partNumber, store.id)}>
          {`Email me when it’s at ${store.name} instead`}
        </StepLink>
      ) : null}
    </>
  );
});

/** Leads to a store for a product that is not delivered: a mail about its delivery would never come. */
const ChooseStore = ({ data: { wanted, problem }, store }: NotifyPageProps): ReactElement => (
  <>
    <Banner tone={problem === undefined ? 'info' : 'bad'} urgent={problem !== undefined} title={NOT_DELIVERED} />
    {store === undefined ? null : (
      <ButtonLink href={notifyPath(wanted.productUrl, wanted.partNumber, store.id)} size="large" block>
        {`Email me when it’s at ${store.name}`}
      </ButtonLink>
    )}
    <StepLink href={LINKS.storeLocator}>{store === undefined ? 'Choose a store' : 'Choose another store'}</StepLink>
  </>
);

/** Asks for a mail when a product is in stock again, as the dialogs do (ACC-06). It works without scripts. */
export const NotifyPage = (props: NotifyPageProps): ReactElement => {
  const { wanted, isInStock, isPossible, isAsked, isUndone, problem } = props.data;
  return (
    <PageFrame>
      <div className={frame.page}>
        <div className={frame.words}>
          <h1>{isAsked ? SENT_TITLE : NOTICE_TITLE}</h1>
        </div>
        {isAsked ? <NoticeAsked wanted={wanted} email={undefined} isMember={props.memberEmail !== ''} /> : null}
        {isAsked && problem !== undefined ? <Banner tone="bad" urgent title={problem} /> : null}
        {isAsked ? <UndoNotice wanted={wanted} /> : null}
        {isUndone ? <Banner tone="good" urgent title="We’ve canceled your request." /> : null}
        {!isAsked && isInStock ? <InStock wanted={wanted} /> : null}
        {isAsked || isInStock ? null : isPossible ? <Ask {...props} /> : <ChooseStore {...props} />}
        <StepLink href={productPathOf(wanted)}>Back to the product</StepLink>
      </div>
    </PageFrame>
  );
};
