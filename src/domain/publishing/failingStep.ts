import { failureTreatments, type FailingOperation } from '../errors/failureTreatment.ts';
import { knownErrorMessage } from '../errors/errorMessages.ts';
import type { FailureEvent } from '../telemetry/failureEvent.ts';
import type { PublishStep } from './publishStep.ts';

/** The operation a step carries out, where the catalogue of failures has one for the whole step (source, section 8). */
const operations: Readonly<Partial<Record<PublishStep, FailingOperation>>> = {
  company: 'company-update',
  'carrier-config': 'carrier-config-update',
  onboarding: 'onboarding',
  signup: 'signup',
};

/** The operations that failed with a publish: the step's own, then the publish itself. */
export function failedOperations(step: PublishStep | undefined): readonly FailingOperation[] {
  const own = step && operations[step];
  return own ? [own, 'publishing'] : ['publishing'];
}

/** What product analytics is told of a publish that failed in a step, or outside all of them. */
export const failureEventsOf = (step: PublishStep | undefined): readonly FailureEvent[] =>
  failedOperations(step).flatMap((operation) => failureTreatments[operation].event ?? []);

/**
 * What a refused value's message is shown as: the catalogue's key for a sentence it knows, such as a carrier that cannot
 * be added or a trading name that is taken; anything else as the service says it.
 */
export const shownRefusal = (message: string | undefined): string | undefined => knownErrorMessage(message) ?? message;
