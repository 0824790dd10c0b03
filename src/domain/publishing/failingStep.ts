import { failureTreatments, type FailingOperation } from '../errors/failureTreatment.ts';
import { knownErrorMessage } from '../errors/errorMessages.ts';
import type { FailureEvent } from '../telemetry/failureEvent.ts';
import type { PublishStep } from '../changes/changeType.ts';

type Operations = Readonly<Partial<Record<PublishStep, FailingOperation | Readonly<Record<string, FailingOperation>>>>>;

const ofApplicationConfig = {
  create: 'initial-application-config',
  upload: 'file-upload',
  update: 'application-config-update',
  publish: 'application-config-publish',
} as const;

/** The operation a step carries out, or each of its calls, where the catalogue of failures has one [ER-2]. */
const operations: Operations = {
  company: 'company-update',
  'carrier-config': 'carrier-config-update',
  onboarding: 'onboarding',
  signup: 'signup',
  'merchant-application-config': ofApplicationConfig,
  'owner-application-config': ofApplicationConfig,
};

type FailingPlace = { readonly step?: PublishStep | undefined; readonly call?: string | undefined };

/** The operations that failed with a publish: the one of the step or of its call, then the publish itself. */
export function failedOperations({ step, call = '' }: FailingPlace): readonly FailingOperation[] {
  const found = step && operations[step];
  const own = typeof found === 'object' ? found[call] : found;
  return own ? [own, 'publishing'] : ['publishing'];
}

/** What product analytics is told of a publish that failed in a call of a step, or outside all of them. */
export const failureEventsOf = (place: FailingPlace): readonly FailureEvent[] =>
  failedOperations(place).flatMap((operation) => failureTreatments[operation].event ?? []);

/** The catalogue's key for a sentence of the service that it knows; anything else as the service says it. */
export const shownRefusal = (message: string | undefined): string | undefined => knownErrorMessage(message) ?? message;
