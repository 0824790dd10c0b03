/** Build-time settings [BR-8]. Without an endpoint nothing is sent and nothing fails. */
export type ErrorReportingSettings = {
  readonly endpoint: string | undefined;
  readonly environment: string | undefined;
  readonly release: string;
};
