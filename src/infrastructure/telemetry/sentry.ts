// Named one by one, so that the rest of the library stays out of the build.
export { captureException, init } from '@sentry/react';
