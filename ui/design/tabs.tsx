import { Fragment, useId, type ReactElement, type ReactNode } from 'react';
import * as styles from './tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly body: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the choice. */
  readonly label: string;
  /** Two to six tabs. */
  readonly tabs: ReadonlyArray<Tab>;
}

/**
 * Several views of which one is shown, selected by radio buttons that look like tabs. Arrow keys work, and no
 * JavaScript is needed.
 */
export const Tabs = ({ label, tabs }: TabsProps): ReactElement => {
  const name = useId();
  return (
    <div className={styles.tabs}>
      <div role="radiogroup" aria-label={label} className={styles.list}>
        {tabs.map((tab, index) => (
          <Fragment key={tab.id}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              id={`${name}${tab.id}`}
              defaultChecked={index === 0}
              data-tab={index}
            />
            <label className={styles.tab} htmlFor={`${name}${tab.id}`}>
              {tab.label}
            </label>
          </Fragment>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div key={tab.id} className={styles.panel} data-panel={index}>
          {tab.body}
        </div>
      ))}
    </div>
  );
};
