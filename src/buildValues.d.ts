/** Version in package.json, shown to users and sent with error reports. */
declare const __APP_VERSION__: string;

interface ImportMetaEnv {
  /** Endpoint of error reporting. Nothing is sent without it. */
  readonly VITE_ERROR_REPORTING_ENDPOINT?: string;
  /** Environment of error reports, e.g. `production`. */
  readonly VITE_ERROR_REPORTING_ENVIRONMENT?: string;
}
