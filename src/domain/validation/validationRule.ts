import type { ValidationContext } from './validationContext.ts';

/** A named rule: when it accepts a text, and the message it has where it does not. */
export type ValidationRule<Message extends string = string> = {
  readonly message: Message;
  /** Set where the rule judges an empty text too; every other rule lets it pass. */
  readonly judgesEmpty?: true;
  readonly accepts: (value: string, context: ValidationContext) => boolean;
};

/** The rule's message where it does not accept the text. An empty one passes, unless the rule judges it. */
export const judge = <Message extends string>(
  rule: ValidationRule<Message>,
  value: string,
  context: ValidationContext = {},
): Message | undefined =>
  (value === '' && rule.judgesEmpty !== true) || rule.accepts(value, context) ? undefined : rule.message;

export const GENERAL_MESSAGE = 'validation.invalidValue';
