import type { ProofMethod } from '../../domain/session/second-factor/secondFactor.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** Asks the signed-in user to confirm the identity. */
export interface StepUp {
  /** Resolves to true once the user has confirmed, or to false if the user cancelled. */
  confirm(methods: readonly ProofMethod[]): Promise<boolean>;
}
export const StepUp = portToken<StepUp>('StepUp');

/** Sends a call. If the call requires a confirmed identity, asks the user and then sends the call once more. */
export async function withStepUp<T>(
  stepUp: StepUp,
  attempt: () => Promise<Result<T, PortFailure>>,
): Promise<Result<T, PortFailure>> {
  const outcome = await attempt();
  if (outcome.ok || outcome.error.kind !== 'step-up-required') return outcome;
  return (await stepUp.confirm(outcome.error.methods)) ? attempt() : outcome;
}
