import { CommerceFailure, invalidParameter } from './commerce-failure.ts';

const MAX_TEXT_LENGTH = 4000;
const MAX_PATH_LENGTH = 40;

/** C0 controls, delete and line separators; no field of the shop needs them. */
const isControl = (code: number): boolean => code < 32 || code === 127 || code === 0x2028 || code === 0x2029;

const prohibitedSequences: readonly RegExp[] = [
  /<\s*(?:\/\s*)?(script|iframe|object|embed|svg|link|meta)\b/i,
  /(java|vb)script\s*:/i,
  /data\s*:\s*text\/html/i,
  /\bon(error|load|click|focus|mouseover|toggle)\s*=/i,
];

/** Secrets and opaque proofs can contain anything; they are never displayed. */
const unreadFields: readonly string[] = [
  'logonPassword',
  'logonPasswordVerify',
  'xcred_logonPassword',
  'logonPasswordOld',
  'xcred_logonPasswordOld',
  'xcred_logonPasswordVerify',
  'xcred_demographicField5',
];

const hasControl = (text: string): boolean => {
  for (let index = 0; index < text.length; index += 1) if (isControl(text.charCodeAt(index))) return true;
  return false;
};

const inspectText = (text: string, path: readonly string[]): void => {
  const parameter = path.join('.') || 'body';
  if (text.length > MAX_TEXT_LENGTH) throw invalidParameter(parameter, `${parameter} is too long.`);
  if (hasControl(text)) throw invalidParameter(parameter, `${parameter} must not contain control characters.`);
  if (unreadFields.includes(path.at(-1) ?? '')) return;
  if (prohibitedSequences.some((sequence) => sequence.test(text))) {
    throw new CommerceFailure({
      errorKey: '_ERR_PROHIBITED_CHAR',
      errorCode: '2520',
      message: 'Your entry contains characters that aren’t allowed.',
      parameters: parameter,
    });
  }
};

/**
 * Checks all values of a request. Refuses, with the name of the parameter, text that is too long, control characters,
 * and sequences that could be a script (code 2520).
 */
export const inspectInput = (value: unknown, path: readonly string[] = []): void => {
  if (typeof value === 'string') return inspectText(value, path);
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length > MAX_PATH_LENGTH)
    throw invalidParameter(path.slice(0, 3).join('.'), 'The request is nested too deeply.');
  for (const [key, inner] of Object.entries(value)) {
    inspectText(key, ['name of a field']);
    inspectInput(inner, [...path, key]);
  }
  return undefined;
};
