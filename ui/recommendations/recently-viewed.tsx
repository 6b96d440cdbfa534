import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Button } from '../design/button';
import { ProductPicture } from '../design/product-picture';
import { Section } from '../design/section';
import { useIsHydrated } from '../design/use-is-hydrated';
import type { RecentlyViewedViewModel } from './recently-viewed-view-model';
import * as styles from './recently-viewed.module.css';

const MAX_SHOWN = 6;

/** The button that had the focus is gone, so the text takes it. */
const focus = (element: HTMLElement | null): void => element?.focus();

/** The products that the shopper viewed last (PRO-11). It stands last on its page, so nothing moves when it appears. */
export const RecentlyViewedRow = observer(
  ({ model: { products, isCleared, clear } }: { readonly model: RecentlyViewedViewModel }): ReactElement | null => {
    const isHydrated = useIsHydrated();
    return !isHydrated || (products.length === 0 && !isCleared) ? null : (
      <Section title="Recently viewed">
        {isCleared ? (
          <p ref={focus} tabIndex={-1}>
            Your recently viewed products were cleared.
          </p>
        ) : (
          <>
            <ul className={styles.items}>
              {products.slice(0, MAX_SHOWN).map(({ name, url, image }) => (
                <li key={url}>
                  <a href={url} className={styles.item}>
                    <ProductPicture
                      image={image}
                      alt=""
                      sizes="(min-width: 768px) 10rem, 30vw"
                      from={160}
                      to={320}
                      className={styles.picture}
                    />
                    {name}
                  </a>
                </li>
              ))}
            </ul>
            <Button look="quiet" size="small" onClick={clear}>
              Clear recently viewed
            </Button>
          </>
        )}
      </Section>
    );
  },
);
