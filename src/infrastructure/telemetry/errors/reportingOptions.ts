import type { BrowserOptions } from '@sentry/react';
import { redactBreadcrumb, redactError, redactTransaction } from './redact.ts';

/** Build-time settings of error reporting [BR-8]. Without an endpoint, no reports are sent and no error occurs. */
export type ErrorReportingSettings = {
  readonly endpoint: string | undefined;
  readonly environment: string | undefined;
  readonly release: string;
};

export const traceSampleRate = (environment: string | undefined): number => (environment === 'production' ? 0.05 : 0.1);

/** Options of Sentry. Reports contain no personal data: `redact.ts` defines the fields that are sent [TL-9]. */
export const reportingOptions = (settings: ErrorReportingSettings, isTraceDropped: () => boolean) =>
  ({
    dsn: settings.endpoint,
    environment: settings.environment ?? 'development',
    release: settings.release,
    tracesSampleRate: traceSampleRate(settings.environment),
    // `static` sends one report per page load. Otherwise Sentry sends spans without calling `beforeSend…`.
    traceLifecycle: 'static',
    // Add no trace headers to requests [BR-9].
    tracePropagationTargets: [],
    beforeBreadcrumb: redactBreadcrumb,
    beforeSend: redactError,
    beforeSendTransaction: (event) => (isTraceDropped() ? null : redactTransaction(event)),
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
  }) satisfies BrowserOptions;
