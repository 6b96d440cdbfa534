import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactElement } from 'react';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { LINKS } from '../../core/paths/links';
import { Banner } from '../design/banner';
import { Button } from '../design/button';
import { FIRST_FOCUS } from '../design/first-focus';
import { FloatFormField } from '../forms/float-form-field';
import { distanceText } from './store-messages';
import styles from './zip-dialog.module.css';
import type { ZipViewModel } from './zip-view-model';

export interface ZipDialogProps {
  readonly model: ZipViewModel;
  readonly onClose: () => void;
  /** Opens the choice of a store in its place. */
  readonly onChooseStore: () => void;
}

const FORM_ID = 'zip';

const Note = observer(({ model: { note } }: Pick<ZipDialogProps, 'model'>): ReactElement => (
  <div role="status">{note === undefined ? null : <Banner tone={note.tone}>{note.text}</Banner>}</div>
));

/** The store next to the new ZIP code, for whoever has none yet. */
const Offer = observer(({ model, onClose, onChooseStore }: ZipDialogProps): ReactElement | null => {
  const question = useRef<HTMLParagraphElement>(null);
  // The button that led here is gone.
  useEffect(() => question.current?.focus(), []);
  if (model.offer === undefined) return null;
  const { store, distance } = model.offer;
  return (
    <div className={styles.body}>
      <p ref={question} tabIndex={-1} className={styles.question}>
        Your nearest store is <b>{store.name}</b>, {distanceText(distance)} away. Shall we show what you can pick up
        there today?
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

/** Where to deliver to: a ZIP code, typed or found (HDR-03). */
export const ZipDialog = observer((props: ZipDialogProps): ReactElement => {
  const { model, onChooseStore } = props;
  useEffect(() => model.start(), [model]);
  if (model.offer !== undefined) return <Offer {...props} />;
  return (
    <div className={styles.body}>
      <p>
        {model.zipCode !== undefined ? (
          <>
            We deliver to <b>{model.zipCode}</b>.
          </>
        ) : model.guessedZip !== undefined ? (
          <>
            By your connection you are around <b>{model.guessedZip}</b>. Tell us if that is not so.
          </>
        ) : (
          'Tell us where you are, and we show what reaches you and when.'
        )}
      </p>
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
