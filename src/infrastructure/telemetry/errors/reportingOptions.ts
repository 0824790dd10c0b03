import type { BrowserOptions } from '@sentry/react';
import { redactBreadcrumb, redactError, redactTransaction } from './redact.ts';
import type { ErrorReportingSettings } from './ErrorReportingSettings.ts';

/** Share of page loads that are traced [BR-9]. */
export const traceSampleRate = (environment: string | undefined): number => (environment === 'production' ? 0.05 : 0.1);

/** How the library reports: without anything personal, each report cut to what is named in `redact.ts` [TL-9]. */
export const reportingOptions = (settings: ErrorReportingSettings, isTraceDropped: () => boolean) =>
  ({
    dsn: settings.endpoint,
    environment: settings.environment ?? 'development',
    release: settings.release,
    tracesSampleRate: traceSampleRate(settings.environment),
    // The load of a page is one report: the library asks about it before it is sent. Spans of their own are not asked about.
    traceLifecycle: 'static',
    // Nothing of a trace goes into the headers of other calls [BR-9].
    tracePropagationTargets: [],
    beforeBreadcrumb: redactBreadcrumb,
    beforeSend: redactError,
    beforeSendTransaction: (event) => (isTraceDropped() ? null : redactTransaction(event)),
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
  }) satisfies BrowserOptions;
