import type { ErrorReporter } from './ErrorReporter.ts';
import type { PortFailure } from './failure.ts';

export const malformedFieldOf = (failure: PortFailure): { readonly field?: string } =>
  failure.kind === 'malformed' ? { field: failure.field } : {};

/** Reports a failed read of a configuration, with the malformed field [CF-1] [CF-2] [ER-2]. */
export function reportReadFailure(reporter: ErrorReporter, failure: PortFailure): void {
  reporter.report(new Error('configuration-read failed'), { kind: failure.kind, ...malformedFieldOf(failure) });
}
