import { setting } from './setting.ts';
import * as types from './setting-types.ts';

/** The settings of questions about products in the embedded backend. */
export const QUESTION_SETTINGS = {
  QUESTIONS_KEY: setting({
    of: ['backend'],
    type: types.longKey,
    fallback: '',
    unset: 'none; `/questions/v1` is off',
    meaning: 'the key with which the shop answers questions and decides about texts that are held',
    when: 'to let another system or a person answer questions',
    isSecret: true,
  }),
};
