import { failedOperations, failureEventsOf } from '../../domain/publishing/process/failingStep.ts';
import type { Analytics } from '../shared/Analytics.ts';
import type { ErrorReporter } from '../shared/ErrorReporter.ts';
import type { PublishFailure } from './PublishPendingChanges.ts';

/** Reports kind and step of a failed publish [TL-8], but no published content. */
export class ReportPublishFailure {
  readonly #analytics: Analytics;
  readonly #reporter: ErrorReporter;

  constructor(analytics: Analytics, reporter: ErrorReporter) {
    this.#analytics = analytics;
    this.#reporter = reporter;
  }

  execute(failure: PublishFailure): void {
    const { step, cause } = failure;
    for (const type of failureEventsOf(failure))
      this.#analytics.track({ type, properties: { kind: cause.kind, ...(step && { step }) } });
    const [operation] = failedOperations(failure);
    this.#reporter.report(new Error(`${operation} failed`), { kind: cause.kind, step });
  }
}
