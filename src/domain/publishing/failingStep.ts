import { failureTreatments, type FailingOperation } from '../errors/failureTreatment.ts';
import { knownErrorMessage } from '../errors/errorMessages.ts';
import type { FailureEvent } from '../telemetry/failureEvent.ts';
import type { PublishStep } from '../changes/changeType.ts';

type Operations = Readonly<Partial<Record<PublishStep, FailingOperation | Readonly<Record<string, FailingOperation>>>>>;

/** What each call of an application configuration's step carries out, by the name the step gives it. */
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

/** Where a publish stopped: in none of its steps where opening or completing it failed. */
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

/**
 * What a refused value's message is shown as: the catalogue's key for a sentence it knows, such as a carrier that cannot
 * be added or a trading name that is taken; anything else as the service says it.
 */
export const shownRefusal = (message: string | undefined): string | undefined => knownErrorMessage(message) ?? message;
