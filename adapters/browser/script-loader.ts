import * as E from 'fp-ts/Either';
import type { ScriptFailure, ScriptLoader } from '../../core/shared/script-loader';
import type { TrustScriptUrl } from './trusted-script-url';

type Outcome = E.Either<ScriptFailure, void>;

interface Entry {
  readonly element: HTMLScriptElement;
  readonly outcome: Promise<Outcome>;
}

/** Scripts as elements at the end of the document's head; the content-security-policy must name where they are from. */
export class DocumentScriptLoader implements ScriptLoader {
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly document: Document,
    private readonly trust: TrustScriptUrl,
  ) {}

  readonly load: ScriptLoader['load'] =
    (src, { timeoutMs }) =>
    async () => {
      const entry = this.entries.get(src) ?? this.add(src, timeoutMs);
      const outcome = await entry.outcome;
      if (E.isLeft(outcome) && this.entries.get(src) === entry) this.remove(src)();
      return outcome;
    };

  readonly remove: ScriptLoader['remove'] = (src) => () => {
    this.entries.get(src)?.element.remove();
    this.entries.delete(src);
  };

  private add(src: string, timeoutMs: number): Entry {
    const element = this.document.createElement('script');
    element.async = true;
    element.src = this.trust(src);
    const entry = { element, outcome: settled(element, src, timeoutMs) };
    this.entries.set(src, entry);
    this.document.head.append(element);
    return entry;
  }
}

const settled = (element: HTMLScriptElement, src: string, timeoutMs: number): Promise<Outcome> =>
  new Promise((resolve) => {
    const fail = (cause: ScriptFailure['cause']) => (): void =>
      resolve(E.left({ kind: 'script-not-loaded', src, cause }));
    const timer = setTimeout(fail('timed-out'), timeoutMs);
    element.addEventListener('load', () => resolve(E.right(undefined)));
    element.addEventListener('error', fail('refused'));
    for (const type of ['load', 'error']) element.addEventListener(type, () => clearTimeout(timer));
  });
