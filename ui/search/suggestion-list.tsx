import type { UseComboboxReturnValue } from 'downshift';
import { observer } from 'mobx-react-lite';
import type { HTMLAttributes, MouseEvent, ReactElement } from 'react';
import Clock from 'lucide-react/icons/clock';
import Search from 'lucide-react/icons/search';
import Tag from 'lucide-react/icons/tag';
import TrendingUp from 'lucide-react/icons/trending-up';
import { Money } from '../design/money';
import type { SuggestionProduct } from '../../core/search/suggestions/suggestions';
import { nameBelowBrand } from '../design/name-below-brand';
import { isPlainClick } from '../design/plain-click';
import { ProductPicture } from '../design/product-picture';
import { completedParts } from './completed-parts';
import * as styles from './suggestions.module.css';
import type { SuggestionOption, SuggestionSection } from './suggestion-sections';
import type { SuggestionsViewModel } from './suggestions-view-model';

export interface SuggestionListProps {
  readonly model: SuggestionsViewModel;
  readonly menu: HTMLAttributes<HTMLElement>;
  readonly getItemProps: UseComboboxReturnValue<SuggestionOption>['getItemProps'];
}

const ICONS = {
  recent: Clock,
  phrases: Search,
  related: Tag,
  trending: TrendingUp,
  brands: undefined,
  products: undefined,
};

/** Typed text is plain, its completion is bold (SRC-12). */
const Completed = ({ text, term }: { readonly text: string; readonly term: string }): ReactElement => (
  <span className={styles.text}>
    {completedParts(text, term).map((part, place) =>
      part.isTyped ? <span key={place}>{part.text}</span> : <b key={place}>{part.text}</b>,
    )}
  </span>
);

const Product = ({ product }: { readonly product: SuggestionProduct }): ReactElement => (
  <>
    <ProductPicture
      image={product.image.url}
      alt={product.image.alt === product.name ? '' : product.image.alt}
      sizes="72px"
      width={72}
      height={72}
      from={72}
      to={160}
      priority="eager"
      className={styles.picture}
    />
    <span className={styles.productWords}>
      {product.brands[0] === undefined ? null : <span className={styles.brand}>{product.brands[0]}</span>}{' '}
      <span className={styles.name}>{nameBelowBrand(product.name, product.brands[0])}</span>{' '}
      <span className={styles.price}>
        <Money amount={product.price} />
      </span>
    </span>
  </>
);

interface OptionProps extends SuggestionListProps {
  readonly section: SuggestionSection;
  readonly option: SuggestionOption;
  readonly index: number;
}

/** An option with a URL is a link, so that a middle click opens it in a tab. */
const Option = observer(({ model, getItemProps, section, option, index }: OptionProps): ReactElement => {
  const props = getItemProps({ item: option, index });
  const highlight = model.highlighted === index ? '' : undefined;
  if (option.kind === 'clear-recent')
    return (
      <div {...props} className={styles.clear} data-highlighted={highlight} onClick={() => model.take(option)}>
        {option.text}
      </div>
    );
  const Icon = ICONS[section.id];
  return (
    <a
      {...props}
      href={option.url}
      tabIndex={-1}
      className={styles[section.look === 'rows' ? 'row' : section.look === 'chips' ? 'chip' : 'product']}
      data-highlighted={highlight}
      onClick={(event: MouseEvent) => {
        model.take(option);
        if (isPlainClick(event)) model.close();
      }}
      onAuxClick={() => model.take(option)}
    >
      {option.kind === 'product' ? (
        <Product product={option.product} />
      ) : (
        <>
          {Icon === undefined || section.look === 'chips' ? null : <Icon size={18} aria-hidden />}
          {option.kind !== 'recent' && option.highlight ? (
            <Completed text={option.text} term={model.term} />
          ) : (
            <span className={styles.text}>{option.text}</span>
          )}
        </>
      )}
    </a>
  );
});

const Section = observer(({ section, ...list }: SuggestionListProps & Pick<OptionProps, 'section'>): ReactElement => {
  const label = `suggestions-${section.id}`;
  return (
    <div role="group" aria-labelledby={label} className={styles.section} data-section={section.id}>
      <div id={label} role="presentation" className={styles.label}>
        {section.label}
      </div>
      <div className={styles[section.look]}>
        {section.options.map((option, place) => (
          <Option key={place} {...list} section={section} option={option} index={section.first + place} />
        ))}
      </div>
    </div>
  );
});

/** One list of options for the arrow keys, grouped by kind: phrases on one side, brands and products on the other. */
export const SuggestionList = observer((list: SuggestionListProps): ReactElement => {
  const { model, menu } = list;
  const isWare = ({ id }: SuggestionSection): boolean => id === 'brands' || id === 'products';
  const words = model.sections.filter((section) => !isWare(section));
  const wares = model.sections.filter(isWare);
  return (
    <div {...menu} className={styles.list} aria-busy={model.isLoading}>
      {[words, wares].map((column, place) =>
        column.length === 0 ? null : (
          <div key={place} className={styles[place === 0 ? 'words' : 'wares']}>
            {column.map((section) => (
              <Section key={section.id} {...list} section={section} />
            ))}
          </div>
        ),
      )}
    </div>
  );
});
