import type { SecondFactorGateway } from '../../application/session/SecondFactorGateway.ts';
import { withStepUp, type StepUp } from '../../application/session/StepUp.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { WRONG_PASSWORD } from '../../domain/session/accountRules.ts';
import { REQUIRED_FACTOR } from '../../domain/session/second-factor/secondFactor.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';
import { hasPassword, type DemoMember } from '../demo/DemoStaff.ts';

const refused = (message?: string): Result<never, PortFailure> => err({ kind: 'rejected', status: 400, message });

/** Second factor of the demo's signed-in user. */
export function inMemorySecondFactorGateway(service: DemoService, stepUp: StepUp): SecondFactorGateway {
  const { secondFactors } = service;

  async function asUser<T>(act: (user: DemoMember) => Result<T, PortFailure>): Promise<Result<T, PortFailure>> {
    const user = service.signedIn;
    return user ? act(user) : err({ kind: 'unauthorized' });
  }

  const confirmed = <T>(act: (user: DemoMember) => Result<T, PortFailure>): Promise<Result<T, PortFailure>> =>
    withStepUp(stepUp, async () => {
      const isConfirmed = service.identityConfirmed();
      return isConfirmed.ok ? asUser(act) : isConfirmed;
    });

  return {
    read: () =>
      asUser((user) => ok({ ...secondFactors.read(user.userId), requiredBy: service.secondFactorRequiredBy(user) })),
    beginTotp: () => confirmed(({ userId, email }) => ok(secondFactors.begin(userId, 'Returns demo', email))),
    confirmTotp: (code) =>
      confirmed(({ userId }) => {
        const turnedOn = secondFactors.turnOn(userId, code);
        return turnedOn.ok ? turnedOn : refused(turnedOn.error);
      }),
    removeTotp: () =>
      confirmed((user) => {
        if (service.secondFactorRequiredBy(user) !== undefined) return refused(REQUIRED_FACTOR);
        secondFactors.remove(user.userId);
        return ok(undefined);
      }),
    createRecoveryCodes: () =>
      confirmed(({ userId }) => (secondFactors.has(userId) ? ok(secondFactors.createCodes(userId)) : refused())),
    confirmIdentity: (method, proof) =>
      asUser((user) => {
        if (method === 'password') {
          if (!hasPassword(user, proof)) return refused(WRONG_PASSWORD);
        } else {
          const accepted = secondFactors.accept(user.userId, method, proof);
          if (!accepted.ok) return refused(accepted.error);
        }
        secondFactors.confirm(user.userId);
        return ok(undefined);
      }),
  };
}
