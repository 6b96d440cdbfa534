import type { ReactElement } from 'react';
import { ACCOUNT_FORM_ACTIONS } from '../../../../core/paths/account-form-actions';
import type { PendingNotice } from '../../../../core/stock-notices/stock-notices';
import { VisuallyHidden } from '../../../design/visually-hidden';
import { PostedForm } from '../../shared/posted-form';
import * as shared from '../account-list.module.css';
import { AccountSection } from '../account-section';

const placeOf = ({ store }: PendingNotice): string => (store === undefined ? 'For delivery' : `At ${store}`);

/** The products about which one mail will come when they are in stock, each with a way to remove the request (ACC-06). */
export const PendingNotices = ({ notices }: { readonly notices: ReadonlyArray<PendingNotice> }): ReactElement | null =>
  notices.length === 0 ? null : (
    <AccountSection title="Back-in-stock emails" lead="We’ll send one email for each when it’s in stock.">
      <ul>
        {notices.map((notice) => (
          <li key={notice.id} className={shared.entry}>
            <div>
              <p className={shared.name}>{notice.product}</p>
              <p className={shared.soft}>{placeOf(notice)}</p>
            </div>
            <PostedForm
              action={ACCOUNT_FORM_ACTIONS.removeNotice}
              look="quiet"
              size="small"
              label={
                <>
                  Remove<VisuallyHidden> {notice.product}</VisuallyHidden>
                </>
              }
            >
              <input type="hidden" name="id" value={notice.id} />
            </PostedForm>
          </li>
        ))}
      </ul>
    </AccountSection>
  );
