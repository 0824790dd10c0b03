/** The version in package.json, put in by the build; shown to people and told to error reporting. */
declare const __APP_VERSION__: string;

interface ImportMetaEnv {
  /** Where errors are reported; nothing is sent where it is absent. */
  readonly VITE_ERROR_REPORTING_ENDPOINT?: string;
  /** The name errors are reported under, as `production`. */
  readonly VITE_ERROR_REPORTING_ENVIRONMENT?: string;
}
