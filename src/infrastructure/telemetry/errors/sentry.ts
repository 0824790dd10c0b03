// Import single names, so that the rest of the library is not bundled.
import { browserTracingIntegration, captureException, init } from '@sentry/react';
import { reportingOptions, type ErrorReportingSettings } from './reportingOptions.ts';

export { captureException };

/** Starts Sentry. `isTraceDropped` is called when the trace of the page load is complete. */
export function start(settings: ErrorReportingSettings, isTraceDropped: () => boolean): void {
  init({
    ...reportingOptions(settings, isTraceDropped),
    integrations: [browserTracingIntegration({ instrumentNavigation: false, enableInp: false, enableLongTask: false })],
  });
}
