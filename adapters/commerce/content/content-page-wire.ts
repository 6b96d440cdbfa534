import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import { fields, listOf, optional, optionalFlag, optionalText, reader, text } from '../../http/wire-codecs';
import { plainText } from '../plain-text';

/** Text for people, without any markup. */
const words = reader('words', (value) =>
  text.is(value)
    ? pipe(
        plainText(String(value)),
        O.fromPredicate((plain) => plain !== ''),
      )
    : O.none,
);

const optionalWords = reader('words or nothing', (value) =>
  optionalText.is(value) ? O.some(plainText(String(value ?? '')) || undefined) : O.none,
);

const linkWire = fields('link', { text: words, url: text });

const sectionWire = fields('section', {
  heading: words,
  paragraphs: listOf(words),
  list: listOf(words),
  links: listOf(linkWire),
});

/** `content/{path}`: this project's extension of the wire, since the platform keeps its pages in templates. */
export const contentPageWire = fields('content', {
  contentPage: fields('page', {
    title: words,
    lead: optionalWords,
    description: optionalWords,
    image: optionalText,
    layout: optionalText,
    notice: optionalWords,
    parent: optional(linkWire),
    actions: listOf(linkWire),
    sections: listOf(sectionWire),
    relatedLinks: listOf(linkWire),
    indexed: optionalFlag,
  }),
});

/** `content/@all`: the pages that search engines may list. */
export const contentPathsWire = fields('content', { contentPages: listOf(fields('page', { path: text })) });
