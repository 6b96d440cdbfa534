import { bannerSize } from '../../core/ads/banner-size';
import { element } from './element';
import { EMBED_STYLE } from './embed-style';
import type { Placeholder } from './placeholders';

/** What makes a box as large as what will stand in it, before it does. */
export interface Look {
  readonly theme: 'light' | 'dark';
  /** Tiles have Add To Cart. */
  readonly buys: boolean;
}

/** A placeholder that is served: a box of its final size, in which an ad or the page's own content stands. */
export interface Place {
  /** Puts an ad into the box in place of what stands there; undefined brings the page's own content back. */
  readonly show: (drawing: HTMLElement | undefined) => void;
  /** Whether the keyboard is in it: what somebody is about to follow is not changed under their hands. */
  readonly hasFocus: () => boolean;
  /** Gives the placeholder back to its page. */
  readonly leave: () => void;
}

/** Draws into placeholders, each behind a shadow root, so that styles of neither side reach the other. */
export class Places {
  private readonly roots = new WeakMap<HTMLElement, ShadowRoot>();
  private sheet: CSSStyleSheet | undefined;

  constructor(private readonly window: Window & Pick<typeof globalThis, 'CSSStyleSheet'>) {}

  /** Takes a placeholder. Throws where its page has a shadow root of its own in it. */
  open(placeholder: Placeholder, { theme, buys }: Look): Place {
    const { document } = this.window;
    const root = this.rootOf(placeholder.element);
    const own = document.createElement('slot');
    const box = element(document, 'div', {
      class: ['box', `for-${placeholder.kind}`, theme, ...(buys ? ['buy'] : [])].join(' '),
    });
    if (placeholder.kind === 'banner') {
      const { width, height } = bannerSize(placeholder.slotId);
      box.style.setProperty('--ratio', `${width}/${height}`);
    }
    const frame = element(document, 'div', { class: 'frame' }, box, own);
    root.adoptedStyleSheets = [this.style()];
    root.replaceChildren(frame);
    return {
      show: (drawing) => {
        box.replaceChildren(...(drawing === undefined ? [] : [drawing]));
        if (drawing !== undefined) own.remove();
        else if (!own.isConnected) frame.append(own);
      },
      hasFocus: () => root.activeElement !== null,
      leave: () => {
        root.adoptedStyleSheets = [];
        root.replaceChildren(own);
      },
    };
  }

  /** A root that was once opened in an element stays there. Not every element can have one: then a box inside it has. */
  private rootOf(host: HTMLElement): ShadowRoot {
    const known = this.roots.get(host);
    if (known !== undefined) return known;
    const root = attach(host);
    this.roots.set(host, root);
    return root;
  }

  private style(): CSSStyleSheet {
    if (this.sheet === undefined) {
      this.sheet = new this.window.CSSStyleSheet();
      this.sheet.replaceSync(EMBED_STYLE);
    }
    return this.sheet;
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
