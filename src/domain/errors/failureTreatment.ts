import type { FailureEvent } from '../telemetry/failureEvent.ts';

export type FailingOperation =
  | 'configuration-read'
  | 'address-lookup'
  | 'company-update'
  | 'carrier-config-update'
  | 'initial-application-config'
  | 'file-upload'
  | 'application-config-update'
  | 'application-config-publish'
  | 'onboarding'
  | 'signup'
  | 'publishing'
  | 'other';

/** Handling of a failure: analytics event, and where its message is shown [ER-2]. */
export type FailureTreatment = {
  readonly event: FailureEvent | undefined;
  readonly log: 'reporting' | 'console';
  /**
   * `store`: a store keeps the message for its page. `pass-on`: the caller receives the failure. `show`: a toast shows
   * the message.
   */
  readonly becomes: 'store' | 'pass-on' | 'show';
  readonly message: 'own' | 'mapped' | 'default';
};

const ofPublishStep = (event: FailureEvent): FailureTreatment => ({
  event,
  log: 'reporting',
  becomes: 'pass-on',
  message: 'default',
});

export const failureTreatments: Readonly<Record<FailingOperation, FailureTreatment>> = {
  'configuration-read': { event: 'page_load_failure', log: 'reporting', becomes: 'store', message: 'own' },
  'address-lookup': { event: 'address_lookup_failure', log: 'reporting', becomes: 'store', message: 'own' },
  'company-update': { event: undefined, log: 'reporting', becomes: 'pass-on', message: 'own' },
  'carrier-config-update': { event: undefined, log: 'reporting', becomes: 'pass-on', message: 'mapped' },
  'initial-application-config': ofPublishStep('initial_application_config_failure'),
  'file-upload': ofPublishStep('file_upload_failure'),
  'application-config-update': ofPublishStep('application_config_update_failure'),
  'application-config-publish': ofPublishStep('application_config_publish_failure'),
  onboarding: ofPublishStep('onboarding_failed'),
  signup: { event: undefined, log: 'reporting', becomes: 'pass-on', message: 'mapped' },
  publishing: { event: 'publishing_failure', log: 'reporting', becomes: 'show', message: 'default' },
  other: { event: undefined, log: 'console', becomes: 'pass-on', message: 'default' },
};
