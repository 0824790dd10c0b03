import { portToken } from './token.ts';

/** Details of an error: ids, kinds, counts. Never a token, a password, an address line or a merchant's text. */
export type ErrorContext = Readonly<Record<string, string | number | boolean | undefined>>;

export interface ErrorReporter {
  /** Reports an error. Never throws. */
  report(error: unknown, context?: ErrorContext): void;
  /** Excludes the page load from performance traces [RT-7]. */
  dropTrace(): void;
}
export const ErrorReporter = portToken<ErrorReporter>('ErrorReporter');
