// Named one by one, so that the rest of the library stays out of the build.
import { browserTracingIntegration, captureException, init } from '@sentry/react';
import { reportingOptions } from './reportingOptions.ts';
import type { ErrorReportingSettings } from './ErrorReportingSettings.ts';

export { captureException };

/** Begins to report; `isTraceDropped` is asked once the load of the page is over. */
export function start(settings: ErrorReportingSettings, isTraceDropped: () => boolean): void {
  init({
    ...reportingOptions(settings, isTraceDropped),
    integrations: [browserTracingIntegration({ instrumentNavigation: false, enableInp: false, enableLongTask: false })],
  });
}
