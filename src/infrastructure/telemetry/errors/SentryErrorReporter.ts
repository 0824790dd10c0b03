import type { ErrorContext, ErrorReporter } from '../../../application/shared/ErrorReporter.ts';
import type { ErrorReportingSettings } from './reportingOptions.ts';

type Sentry = Pick<typeof import('./sentry.ts'), 'start' | 'captureException'>;

/** Reports errors to Sentry, which is loaded after the first paint. Earlier errors are queued. */
export class SentryErrorReporter implements ErrorReporter {
  readonly #settings: ErrorReportingSettings;
  readonly #load: () => Promise<Sentry>;
  readonly #waiting: { error: unknown; context: ErrorContext | undefined }[] = [];
  #sentry: Sentry | undefined;
  #isTraceDropped = false;

  constructor(settings: ErrorReportingSettings, load: () => Promise<Sentry>) {
    this.#settings = settings;
    this.#load = load;
  }

  async start(): Promise<void> {
    if (this.#settings.endpoint === undefined || this.#settings.endpoint === '') return;
    try {
      const sentry = await this.#load();
      sentry.start(this.#settings, () => this.#isTraceDropped);
      this.#sentry = sentry;
      for (const { error, context } of this.#waiting.splice(0)) this.report(error, context);
    } catch (error) {
      // Only log this, because a failure of error reporting must not affect the page.
      console.info('error reporting is off', String(error));
    }
  }

  dropTrace(): void {
    this.#isTraceDropped = true;
  }

  report(error: unknown, context?: ErrorContext): void {
    if (this.#settings.endpoint === undefined || this.#settings.endpoint === '') return;
    if (this.#sentry) this.#sentry.captureException(error, { extra: { ...context } });
    else if (this.#waiting.length < 50) this.#waiting.push({ error, context });
  }
}
