import * as E from 'fp-ts/Either';
import type { NewsletterList } from '../../core/newsletter/newsletter-list';
import { aRefusal } from '../builders/upstream-failure';
import { FakeUpstream } from './fake-upstream';

/** The newsletter's addresses in memory. */
export class FakeNewsletterList extends FakeUpstream<keyof NewsletterList> implements NewsletterList {
  readonly #emails = new Set<string>();

  constructor() {
    super('store-locator');
  }

  /** The addresses on the list, in the order in which they came. */
  emails(): ReadonlyArray<string> {
    return [...this.#emails];
  }

  readonly subscribe: NewsletterList['subscribe'] = (email) =>
    this.respondEither('subscribe', () => {
      if (!email.includes('@')) return E.left(aRefusal({ service: 'store-locator', status: 400 }));
      this.#emails.add(email);
      return E.right(undefined);
    });
}
