import type { ValidationContext } from './validationContext.ts';

/** A named rule: when it accepts a text, and the message it has where it does not. */
export type ValidationRule<Message extends string = string> = {
  readonly message: Message;
  /** Set where the rule judges an empty text too; every other rule lets it pass. */
  readonly judgesEmpty?: true;
  readonly accepts: (value: string, context: ValidationContext) => boolean;
};

/** What a rule without a message of its own answers: the general one for a value that does not fit. */
export const GENERAL_MESSAGE = 'validation.invalidValue';
