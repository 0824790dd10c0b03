import { makeAutoObservable } from 'mobx';
import type { SecondFactor } from '../../domain/session/second-factor/secondFactor.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { Resource, type ResourceState } from '../shared/Resource.ts';
import type { SecondFactorGateway, TotpSecret } from './SecondFactorGateway.ts';

const OWN = 'own';

/** Second factor of the signed-in user. Read again after each write. */
export class OwnSecondFactor {
  readonly #factor: Resource<typeof OWN, SecondFactor>;
  readonly #gateway: SecondFactorGateway;

  constructor(gateway: SecondFactorGateway) {
    this.#gateway = gateway;
    this.#factor = new Resource(() => gateway.read());
    makeAutoObservable(this);
  }

  get state(): ResourceState<SecondFactor> {
    return this.#factor.state;
  }

  async load(): Promise<void> {
    await this.#factor.reload(OWN);
  }

  beginTotp(): Promise<Result<TotpSecret, PortFailure>> {
    return this.#gateway.beginTotp();
  }

  async confirmTotp(code: string): Promise<Result<readonly string[] | undefined, PortFailure>> {
    return this.#reloadAfter(await this.#gateway.confirmTotp(code));
  }

  async removeTotp(): Promise<Result<void, PortFailure>> {
    return this.#reloadAfter(await this.#gateway.removeTotp());
  }

  async createRecoveryCodes(): Promise<Result<readonly string[], PortFailure>> {
    return this.#reloadAfter(await this.#gateway.createRecoveryCodes());
  }

  #reloadAfter<T>(outcome: Result<T, PortFailure>): Result<T, PortFailure> {
    if (outcome.ok) void this.load();
    return outcome;
  }
}
