import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Button } from '../design/button';
import { FormMessage } from '../forms/form-message';
import * as styles from './notice-dialogs.module.css';
import { knownEmail, NoticeForm } from './notice-form';
import type { NoticeViewModel } from './notice-view-model';
import { NoticeAsked, NoticePromise } from './notice-words';
import { UndoNotice } from './undo-notice';
import type { WantedNotice } from './wanted-notice';

/** The body of NOTIFY_AVAILABLE: a field for the address, or the address of the member's account (ACC-06). */
export const NoticeDialog = observer(({ model }: { readonly model: NoticeViewModel }): ReactElement => {
  const { wanted, form, problem, status } = model;
  const isPending = status === 'asking';
  const memberEmail = knownEmail(form, model.memberEmail);
  return (
    <div className={styles.body}>
      <NoticePromise wanted={wanted} memberEmail={memberEmail} />
      <FormMessage message={problem} isPending={isPending} />
      <NoticeForm
        form={form}
        wanted={wanted}
        memberEmail={memberEmail}
        isPending={isPending}
        onSubmit={() => void model.ask()}
      />
    </div>
  );
});

export interface NoticeAskedDialogProps {
  readonly wanted: WantedNotice;
  readonly email: string;
  readonly isMember: boolean;
  readonly onClose: () => void;
}

/** The body of NOTIFY_AVAILABLE_SUCCESS (ACC-06). */
export const NoticeAskedDialog = ({ wanted, email, isMember, onClose }: NoticeAskedDialogProps): ReactElement => (
  <div className={styles.body}>
    <NoticeAsked wanted={wanted} email={email} isMember={isMember} />
    <Button size="large" block onClick={onClose}>
      Done
    </Button>
    <UndoNotice wanted={wanted} />
  </div>
);
