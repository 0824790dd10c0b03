import type { ErrorContext, ErrorReporter } from '../../../src/application/shared/ErrorReporter.ts';

export class RecordingErrorReporter implements ErrorReporter {
  readonly reports: { readonly error: unknown; readonly context: ErrorContext | undefined }[] = [];

  droppedTraces = 0;

  dropTrace(): void {
    this.droppedTraces += 1;
  }

  report(error: unknown, context?: ErrorContext): void {
    this.reports.push({ error, context });
  }
}
