import { portToken } from './token.ts';

/** Facts beside an error: ids, kinds, counts. Never a token, a password, an address line or a merchant's text. */
export type ErrorContext = Readonly<Record<string, string | number | boolean | undefined>>;

export interface ErrorReporter {
  /** A bug or a failure worth a developer's look. Never throws. */
  report(error: unknown, context?: ErrorContext): void;
  /** Leaves the load of the page out of what is traced [RT-7]. */
  dropTrace(): void;
}
export const ErrorReporter = portToken<ErrorReporter>('ErrorReporter');
