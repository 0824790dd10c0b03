import type { ErrorReporter } from './ErrorReporter.ts';
import type { PortFailure } from './failure.ts';

/** The field of an answer that broke the contract, for the log. */
export const malformedFieldOf = (failure: PortFailure): { readonly field?: string } =>
  failure.kind === 'malformed' ? { field: failure.field } : {};

/** Tells error reporting that a configuration could not be read, with the field that was wrong [CF-1] [CF-2] [ER-2]. */
export function reportReadFailure(reporter: ErrorReporter, failure: PortFailure): void {
  reporter.report(new Error('configuration-read failed'), { kind: failure.kind, ...malformedFieldOf(failure) });
}
