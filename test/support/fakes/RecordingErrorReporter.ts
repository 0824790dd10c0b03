import type { ErrorContext, ErrorReporter } from '../../../src/application/shared/ErrorReporter.ts';

/** Keeps every report for the test to read. */
export class RecordingErrorReporter implements ErrorReporter {
  readonly reports: { readonly error: unknown; readonly context: ErrorContext | undefined }[] = [];

  /** How often the load of the page was left out of what is traced. */
  droppedTraces = 0;

  dropTrace(): void {
    this.droppedTraces += 1;
  }

  report(error: unknown, context?: ErrorContext): void {
    this.reports.push({ error, context });
  }
}
