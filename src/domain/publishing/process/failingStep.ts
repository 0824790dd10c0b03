import { eventOfFailure, type FailingOperation } from '../../errors/failingOperation.ts';
import { knownErrorMessage } from '../../errors/errorMessages.ts';
import type { FailureEvent } from '../../telemetry/failureEvent.ts';
import type { PublishStep } from '../../changes/changeType.ts';

type Operations = Readonly<Partial<Record<PublishStep, FailingOperation | Readonly<Record<string, FailingOperation>>>>>;

const ofApplicationConfig = {
  create: 'initial-application-config',
  upload: 'file-upload',
  update: 'application-config-update',
  publish: 'application-config-publish',
} as const;

/** Operation in the failure catalogue [ER-2], by publish step, or by step and call. */
const operations: Operations = {
  company: 'company-update',
  'carrier-config': 'carrier-config-update',
  onboarding: 'onboarding',
  signup: 'signup',
  'merchant-application-config': ofApplicationConfig,
  'owner-application-config': ofApplicationConfig,
};

type FailingPlace = { readonly step?: PublishStep | undefined; readonly call?: string | undefined };

export function failedOperations({ step, call = '' }: FailingPlace): readonly FailingOperation[] {
  const found = step && operations[step];
  const ownOperation = typeof found === 'object' ? found[call] : found;
  return ownOperation ? [ownOperation, 'publishing'] : ['publishing'];
}

export const failureEventsOf = (place: FailingPlace): readonly FailureEvent[] =>
  failedOperations(place).flatMap((operation) => eventOfFailure[operation] ?? []);

export const shownRefusal = (message: string | undefined): string | undefined => knownErrorMessage(message) ?? message;
