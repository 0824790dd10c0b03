import type { BrowserOptions } from '@sentry/react';
import { redactBreadcrumb, redactError, redactTransaction } from './redact.ts';

/** Build-time settings [BR-8]. Without an endpoint nothing is sent and nothing fails. */
export type ErrorReportingSettings = {
  readonly endpoint: string | undefined;
  readonly environment: string | undefined;
  readonly release: string;
};

/** Share of page loads that are traced [BR-9]. */
export const traceSampleRate = (environment: string | undefined): number => (environment === 'production' ? 0.05 : 0.1);

/** Sends no personal data. `redact.ts` lists the fields that are sent [TL-9]. */
export const reportingOptions = (settings: ErrorReportingSettings, isTraceDropped: () => boolean) =>
  ({
    dsn: settings.endpoint,
    environment: settings.environment ?? 'development',
    release: settings.release,
    tracesSampleRate: traceSampleRate(settings.environment),
    // One report per page load, because `beforeSend…` is not called for standalone spans.
    traceLifecycle: 'static',
    // No trace headers in other calls [BR-9].
    tracePropagationTargets: [],
    beforeBreadcrumb: redactBreadcrumb,
    beforeSend: redactError,
    beforeSendTransaction: (event) => (isTraceDropped() ? null : redactTransaction(event)),
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
  }) satisfies BrowserOptions;
