import type { ValidationContext } from './validationContext.ts';

export type ValidationRule<Message extends string = string> = {
  readonly message: Message;
  /** Present if the rule also validates empty text, which other rules accept. */
  readonly validatesEmpty?: true;
  readonly accepts: (value: string, context: ValidationContext) => boolean;
};

export const judge = <Message extends string>(
  rule: ValidationRule<Message>,
  value: string,
  context: ValidationContext = {},
): Message | undefined =>
  (value === '' && rule.validatesEmpty !== true) || rule.accepts(value, context) ? undefined : rule.message;

export const GENERAL_MESSAGE = 'validation.invalidValue';
