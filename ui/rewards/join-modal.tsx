import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Banner } from '../design/banner';
import { Button } from '../design/button';
import type { JoinModalViewModel } from './join-modal-view-model';
import * as styles from './join-modal.module.css';

export interface JoinModalProps {
  readonly model: JoinModalViewModel;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
}

/** A question with two buttons. The reason of a failed join is shown above them until the next attempt. */
export const JoinModal = observer(({ model, text, yes, no }: JoinModalProps): ReactElement => (
  <div className={styles.body}>
    <p>{text}</p>
    <div aria-live="assertive">
      {model.joining.problem === undefined ? null : <Banner tone="bad" title={model.joining.problem} />}
    </div>
    <div className={styles.answers}>
      <Button
        look="reward"
        size="large"
        block
        pending={model.joining.status !== 'idle'}
        onClick={() => void model.join()}
      >
        {yes}
      </Button>
      <Button look="quiet" block onClick={model.decline}>
        {no}
      </Button>
    </div>
  </div>
));
