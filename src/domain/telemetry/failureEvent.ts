export const failureEvents = [
  'initial_application_config_failure',
  'file_upload_failure',
  'application_config_update_failure',
  'application_config_publish_failure',
  'onboarding_failed',
  'publishing_failure',
  'address_lookup_failure',
  'page_load_failure',
] as const;
export type FailureEvent = (typeof failureEvents)[number];
