import { observer } from 'mobx-react-lite';
import { use, useEffect, useRef, type ReactElement } from 'react';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { LINKS } from '../../core/paths/links';
import { Banner } from '../design/banner';
import { Button } from '../design/button';
import { FIRST_FOCUS } from '../design/first-focus';
import { FloatFormField } from '../forms/float-form-field';
import { distanceText } from './store-messages';
import { CapabilityContext } from '../page/capability-context';
import * as styles from './zip-dialog.module.css';
import type { ZipViewModel } from './zip-view-model';

export interface ZipDialogProps {
  readonly model: ZipViewModel;
  readonly onClose: () => void;
  /** Replaces this dialog by the one that chooses a store. */
  readonly onChooseStore: () => void;
}

const FORM_ID = 'zip';

const Note = observer(({ model: { note } }: Pick<ZipDialogProps, 'model'>): ReactElement => (
  <div role="status">{note === undefined ? null : <Banner tone={note.tone}>{note.text}</Banner>}</div>
));

/** Offers the store nearest to the new ZIP code to shoppers without a preferred store. */
const Offer = observer(({ model, onClose, onChooseStore }: ZipDialogProps): ReactElement | null => {
  const question = useRef<HTMLParagraphElement>(null);
  // The focused button was removed, so the focus moves to the question.
  useEffect(() => question.current?.focus(), []);
  if (model.offer === undefined) return null;
  const { store, distance } = model.offer;
  return (
    <div className={styles.body}>
      <p ref={question} tabIndex={-1} className={styles.question}>
        Your nearest store is <b>{store.name}</b>, {distanceText(distance)} away.{' '}
        {use(CapabilityContext).can('pickup')
          ? 'Would you like to see what you can pick up there today?'
          : 'Would you like to make it your store?'}
      </p>
      <Note model={model} />
      <Button size="large" block pending={model.status === 'choosing'} onClick={() => void model.takeOffer()}>
        Make it my store
      </Button>
      <div className={styles.ways}>
        <Button look="quiet" onClick={onChooseStore}>
          Choose another store
        </Button>
        <Button look="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </div>
  );
});

type ModelProps = Pick<ZipDialogProps, 'model'>;

/** The delivery destination: the chosen one, else the one guessed from the connection. */
const Destination = observer(({ model }: ModelProps): ReactElement => {
  if (model.zipCode !== undefined) {
    return (
      <>
        We deliver to <b>{model.zipCode}</b>.
      </>
    );
  }
  if (model.guessedZip === undefined) return <>Enter your ZIP code to see delivery dates and nearby stores.</>;
  return (
    <>
      Based on your connection, you’re near <b>{model.guessedZip}</b>. Not right? Enter your ZIP.
    </>
  );
});

const ZipForm = observer(({ model }: ModelProps): ReactElement => (
  <form
    id={FORM_ID}
    method="get"
    action={LINKS.storeLocator}
    noValidate
    className={styles.form}
    onSubmit={(event) => {
      event.preventDefault();
      void model.submit();
    }}
  >
    <div className={styles.field}>
      <FloatFormField
        form={model.form}
        formId={FORM_ID}
        name="zipCode"
        postedAs="q"
        type="text"
        inputMode="numeric"
        maxLength={10}
        autoComplete="postal-code"
        {...{ [FIRST_FOCUS]: true as const }}
      />
    </div>
    <Button type="submit" size="large" pending={model.status === 'saving'}>
      Update
    </Button>
  </form>
));

/** Sets the delivery ZIP code, which the shopper types or has located (HDR-03). */
export const ZipDialog = observer((props: ZipDialogProps): ReactElement => {
  const { model, onChooseStore } = props;
  useEffect(() => model.start(), [model]);
  if (model.offer !== undefined) return <Offer {...props} />;
  return (
    <div className={styles.body}>
      <p>
        <Destination model={model} />
      </p>
      <ZipForm model={model} />
      <Note model={model} />
      <div className={styles.ways}>
        <Button
          look="quiet"
          icon={<LocateFixed size={20} aria-hidden />}
          pending={model.status === 'locating'}
          onClick={() => void model.useMyLocation()}
        >
          Use my location
        </Button>
        <Button look="quiet" onClick={onChooseStore}>
          Choose a store
        </Button>
      </div>
    </div>
  );
});
