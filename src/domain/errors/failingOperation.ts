import type { FailureEvent } from '../telemetry/failureEvent.ts';

/** Analytics events of failed publish operations [TL-8]. */
export const eventOfFailure = {
  'company-update': undefined,
  'carrier-config-update': undefined,
  'initial-application-config': 'initial_application_config_failure',
  'file-upload': 'file_upload_failure',
  'application-config-update': 'application_config_update_failure',
  'application-config-publish': 'application_config_publish_failure',
  onboarding: 'onboarding_failed',
  signup: undefined,
  publishing: 'publishing_failure',
} as const satisfies Readonly<Record<string, FailureEvent | undefined>>;

export type FailingOperation = keyof typeof eventOfFailure;
