import * as O from 'fp-ts/Option';
import { fields, listOf, optionalFlag, optionalText, reader, text } from '../../http/wire-codecs';

/** A path of the shop, or the address of a page, a telephone or a mailbox. */
const LINK = /^(?:\/(?![/\\])|https?:|tel:|mailto:)/;

const linkUrl = reader('path or address', (value) =>
  typeof value === 'string' && LINK.test(value) ? O.some(value) : O.none,
);

export const chatAnswerWire = fields('chat answer', {
  x_chatAnswer: fields('answer', {
    found: optionalFlag,
    text: optionalText,
    links: listOf(fields('link', { text, url: linkUrl })),
  }),
});

export const chatCareWire = fields('chat', { x_chatCare: fields('care', { text }) });
