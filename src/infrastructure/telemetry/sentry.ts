// Named one by one, so that the rest of the library stays out of the build.
export { browserTracingIntegration, captureException, init } from '@sentry/react';
