import { bannerSize } from '../../core/ads/banner-size';
import { element } from './element';
import { EMBED_STYLE } from './embed-style';
import type { Placeholder } from './placeholders';

/** Determines the size of a slot before it has content. */
export interface SlotLook {
  readonly theme: 'light' | 'dark';
  /** Whether tiles have Add To Cart. */
  readonly buys: boolean;
}

/** The box in a placeholder. It has its final size from the start, and shows an ad or the page's own content. */
export interface Slot {
  /** Shows an ad in the box. Undefined restores the page's own content. */
  readonly show: (ad: HTMLElement | undefined) => void;
  /** Whether the slot contains the focus. Such a slot is not changed. */
  readonly hasFocus: () => boolean;
  /** Removes the slot from the placeholder. */
  readonly leave: () => void;
}

/**
 * Opens slots in placeholders. Each has a shadow root, so that the styles of the page and of the ads do not affect each
 * other.
 */
export class Slots {
  readonly #roots = new WeakMap<HTMLElement, ShadowRoot>();
  #sheet: CSSStyleSheet | undefined;
  readonly #window: Window & Pick<typeof globalThis, 'CSSStyleSheet'>;

  constructor(window: Window & Pick<typeof globalThis, 'CSSStyleSheet'>) {
    this.#window = window;
  }

  /** Opens a slot. Throws when the placeholder has a shadow root of the page. */
  open(placeholder: Placeholder, { theme, buys }: SlotLook): Slot {
    const { document } = this.#window;
    const root = this.#rootOf(placeholder.element);
    const own = document.createElement('slot');
    const box = element(document, 'div', {
      class: ['box', `for-${placeholder.kind}`, theme, ...(buys ? ['buy'] : [])].join(' '),
    });
    if (placeholder.kind === 'banner') {
      const { width, height } = bannerSize(placeholder.slotId);
      box.style.setProperty('--ratio', `${width}/${height}`);
    }
    const frame = element(document, 'div', { class: 'frame' }, box, own);
    root.adoptedStyleSheets = [this.#style()];
    root.replaceChildren(frame);
    return {
      show: (ad) => {
        box.replaceChildren(...(ad === undefined ? [] : [ad]));
        if (ad !== undefined) own.remove();
        else if (!own.isConnected) frame.append(own);
      },
      hasFocus: () => root.activeElement !== null,
      leave: () => {
        root.adoptedStyleSheets = [];
        root.replaceChildren(own);
      },
    };
  }

  /**
   * Returns the element's shadow root, which an element keeps forever. An element that cannot have one gets a child
   * with a shadow root.
   */
  #rootOf(host: HTMLElement): ShadowRoot {
    const known = this.#roots.get(host);
    if (known !== undefined) return known;
    const root = attach(host);
    this.#roots.set(host, root);
    return root;
  }

  #style(): CSSStyleSheet {
    if (this.#sheet === undefined) {
      this.#sheet = new this.#window.CSSStyleSheet();
      this.#sheet.replaceSync(EMBED_STYLE);
    }
    return this.#sheet;
  }
}

const attach = (host: HTMLElement): ShadowRoot => {
  try {
    return host.attachShadow({ mode: 'open' });
  } catch (error) {
    if (host.shadowRoot !== null) throw error;
    const inner = host.ownerDocument.createElement('div');
    host.append(inner);
    return inner.attachShadow({ mode: 'open' });
  }
};
