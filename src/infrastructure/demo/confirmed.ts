import { withStepUp, type StepUp } from '../../application/session/StepUp.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { DemoService } from './DemoService.ts';

/** Runs `act` once the signed-in user of the demo has confirmed the identity. */
export const confirmed = <T>(
  service: DemoService,
  stepUp: StepUp,
  act: () => Result<T, PortFailure> | Promise<Result<T, PortFailure>>,
): Promise<Result<T, PortFailure>> =>
  withStepUp(stepUp, async () => {
    const isConfirmed = service.identityConfirmed();
    return isConfirmed.ok ? act() : isConfirmed;
  });
