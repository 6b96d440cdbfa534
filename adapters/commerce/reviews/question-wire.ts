import { fields, listOf, optionalFlag, optionalNumber, optionalText, text } from '../../http/wire-codecs';

const answerWire = fields('answer', {
  answerId: text,
  text,
  author: optionalText,
  isShop: optionalFlag,
  answeredAt: optionalText,
});

const questionWire = fields('question', {
  questionId: text,
  text,
  author: optionalText,
  askedAt: optionalText,
  answerCount: optionalNumber,
  answers: listOf(answerWire),
});

/** `x_questions/byProduct/{productId}`, an extension of this project's wire (PRO-05). */
export const questionsWire = fields('questions', {
  recordSetTotal: optionalNumber,
  recordSetMatchCount: optionalNumber,
  x_questions: listOf(questionWire),
});

export const postedWire = fields('posted text', { status: text });
