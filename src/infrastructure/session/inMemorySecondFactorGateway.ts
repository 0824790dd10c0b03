import type { SecondFactorGateway } from '../../application/session/SecondFactorGateway.ts';
import type { StepUp } from '../../application/session/StepUp.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { WRONG_PASSWORD } from '../../domain/session/accountRules.ts';
import { passkeyNameIn } from '../../domain/session/second-factor/passkey.ts';
import { canRemoveFactor, REQUIRED_FACTOR } from '../../domain/session/second-factor/secondFactor.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { confirmed } from '../demo/confirmed.ts';
import { DEMO_HOST } from '../demo/DemoPasskeys.ts';
import type { DemoService } from '../demo/DemoService.ts';
import { hasPassword, type DemoMember } from '../demo/DemoStaff.ts';

const refused = (message?: string): Result<never, PortFailure> => err({ kind: 'rejected', status: 400, message });

/** Second factor of the demo's signed-in user. */
export function inMemorySecondFactorGateway(service: DemoService, stepUp: StepUp, ids: Ids): SecondFactorGateway {
  const { secondFactors } = service;

  async function asUser<T>(act: (user: DemoMember) => Result<T, PortFailure>): Promise<Result<T, PortFailure>> {
    const user = service.signedIn;
    return user ? act(user) : err({ kind: 'unauthorized' });
  }

  const asConfirmedUser = <T>(act: (user: DemoMember) => Result<T, PortFailure>): Promise<Result<T, PortFailure>> =>
    confirmed(service, stepUp, () => asUser(act));

  const mayRemove = (user: DemoMember): boolean =>
    canRemoveFactor({ ...secondFactors.read(user.userId), requiredBy: service.secondFactorRequiredBy(user) });
  const lastFactor = refused(REQUIRED_FACTOR);

  return {
    read: () =>
      asUser((user) => ok({ ...secondFactors.read(user.userId), requiredBy: service.secondFactorRequiredBy(user) })),
    beginTotp: () => asConfirmedUser(({ userId, email }) => ok(secondFactors.begin(userId, 'Returns demo', email))),
    confirmTotp: (code) =>
      asConfirmedUser(({ userId }) => {
        const turnedOn = secondFactors.turnOn(userId, code);
        return turnedOn.ok ? turnedOn : refused(turnedOn.error);
      }),
    removeTotp: () =>
      asConfirmedUser((user) => (mayRemove(user) ? ok(secondFactors.removeTotp(user.userId)) : lastFactor)),
    beginPasskey: () =>
      asConfirmedUser(({ userId }) =>
        ok({ options: secondFactors.passkeys.begin(userId, ids.next()), host: DEMO_HOST }),
      ),
    addPasskey: (text, credential) =>
      asConfirmedUser(({ userId }) => {
        const name = passkeyNameIn(text);
        const added = name === undefined ? undefined : secondFactors.addPasskey(userId, name, credential);
        return added?.ok ? added : refused(added?.error);
      }),
    renamePasskey: (passkeyId, text) =>
      asConfirmedUser(({ userId }) => {
        const name = passkeyNameIn(text);
        if (name === undefined) return refused();
        const isRenamed = secondFactors.passkeys.change(userId, passkeyId, (passkey) => ({ ...passkey, name }));
        return isRenamed ? ok(undefined) : err({ kind: 'not-found' });
      }),
    removePasskey: (passkeyId) =>
      asConfirmedUser((user) => {
        if (!mayRemove(user)) return lastFactor;
        return secondFactors.removePasskey(user.userId, passkeyId) ? ok(undefined) : err({ kind: 'not-found' });
      }),
    requestPasskey: () =>
      asUser(({ userId }) => {
        const requested = secondFactors.passkeys.request(userId, ids.next());
        return requested.ok ? requested : refused(requested.error);
      }),
    createRecoveryCodes: () =>
      asConfirmedUser(({ userId }) => (secondFactors.has(userId) ? ok(secondFactors.createCodes(userId)) : refused())),
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
