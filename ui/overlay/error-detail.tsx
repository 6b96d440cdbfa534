import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Button, ButtonLink } from '../design/button';
import type { ErrorDetailViewModel } from './error-detail-view-model';
import * as styles from './error-detail.module.css';

export interface ErrorDetailProps {
  readonly model: Pick<ErrorDetailViewModel, 'detail'>;
  readonly onClose: () => void;
}

/** Shows an error and what to do about it. It can always be closed. */
export const ErrorDetail = observer(({ model, onClose }: ErrorDetailProps): ReactElement => {
  const { text, action } = model.detail;
  return (
    <div className={styles.body}>
      <p>{text}</p>
      <div className={styles.actions}>
        {action === undefined ? null : 'url' in action ? (
          <ButtonLink href={action.url} size="large" block>
            {action.label}
          </ButtonLink>
        ) : (
          <Button
            size="large"
            block
            onClick={() => {
              onClose();
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
        <Button look={action === undefined ? 'primary' : 'quiet'} block onClick={onClose}>
          {action === undefined ? 'OK' : 'Close'}
        </Button>
      </div>
    </div>
  );
});
