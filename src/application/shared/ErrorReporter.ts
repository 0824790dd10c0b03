import { portToken } from './token.ts';

/** Ids, kinds, counts. Never a token, a password, an address line or a merchant's text. */
export type ErrorContext = Readonly<Record<string, string | number | boolean | undefined>>;

export interface ErrorReporter {
  /** Never throws. */
  report(error: unknown, context?: ErrorContext): void;
  /** Excludes the load of the page from traces [RT-7]. */
  dropTrace(): void;
}
export const ErrorReporter = portToken<ErrorReporter>('ErrorReporter');
