import { observer } from 'mobx-react-lite';
import { use, type ReactElement } from 'react';
import { notifyPath } from '../../../core/paths/notice-paths';
import { ButtonLink } from '../../design/button';
import { isPlainClick } from '../../design/plain-click';
import { CapabilityContext } from '../../page/capability-context';
import { variantName, type WantedNotice } from '../../stock-notices/wanted-notice';
import * as styles from './delivery.module.css';
import type { ProductViewModel } from './product-view-model';

/** Opens the dialog that asks for a mail. Without scripts the link leads to its page. */
export type OnNotify = (wanted: WantedNotice) => void;

export interface NoticeLinkProps {
  readonly model: Pick<ProductViewModel, 'product' | 'selected'>;
  readonly onNotify: OnNotify;
  /** The store in which the product is wanted; by default it is wanted for delivery. */
  readonly store?: WantedNotice['store'];
  readonly isButton?: boolean;
  /** What stands there in a shop that sends no such mail. */
  readonly otherwise: ReactElement | string;
}

/** Asks for a mail when the selected variant is in stock again (ACC-06). */
export const NoticeLink = observer(
  ({ model, onNotify, store, isButton = false, otherwise }: NoticeLinkProps): ReactElement => {
    const { product, selected } = model;
    const { can } = use(CapabilityContext);
    if (!can('stock-notices')) return <>{otherwise}</>;
    const { partNumber } = selected;
    const link = {
      href: notifyPath(product.url, partNumber, store?.id),
      children: store === undefined ? 'Email me when it’s back' : 'Email me when it’s here',
      onClick: (event: React.MouseEvent): void => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onNotify({ productUrl: product.url, partNumber, name: variantName(product, selected), store });
      },
    };
    return isButton ? <ButtonLink {...link} size="large" block /> : <a {...link} className={styles.notify} />;
  },
);
