import { makeAutoObservable } from 'mobx';
import type { SecondFactor } from '../../domain/session/second-factor/secondFactor.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { Resource, type ResourceState } from '../shared/Resource.ts';
import type { BrowserPasskeys, PasskeyError, PasskeyOptions } from './BrowserPasskeys.ts';
import type { NewPasskey, SecondFactorGateway, TotpSecret } from './SecondFactorGateway.ts';

const OWN = 'own';

/** Second factor of the signed-in user. Read again after each write. */
export class OwnSecondFactor {
  readonly #factor: Resource<typeof OWN, SecondFactor>;
  readonly #gateway: SecondFactorGateway;
  readonly #passkeys: BrowserPasskeys;

  constructor(gateway: SecondFactorGateway, passkeys: BrowserPasskeys) {
    this.#gateway = gateway;
    this.#passkeys = passkeys;
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

  beginPasskey(): Promise<Result<NewPasskey, PortFailure>> {
    return this.#gateway.beginPasskey();
  }

  /** Creates a passkey in the browser, and adds it. */
  async addPasskey(
    options: PasskeyOptions,
    name: string,
  ): Promise<Result<readonly string[] | undefined, PortFailure | PasskeyError>> {
    const created = await this.#passkeys.create(options);
    return created.ok ? this.#reloadAfter(await this.#gateway.addPasskey(name, created.value)) : created;
  }

  async renamePasskey(passkeyId: string, name: string): Promise<Result<void, PortFailure>> {
    return this.#reloadAfter(await this.#gateway.renamePasskey(passkeyId, name));
  }

  async removePasskey(passkeyId: string): Promise<Result<void, PortFailure>> {
    return this.#reloadAfter(await this.#gateway.removePasskey(passkeyId));
  }

  async createRecoveryCodes(): Promise<Result<readonly string[], PortFailure>> {
    return this.#reloadAfter(await this.#gateway.createRecoveryCodes());
  }

  #reloadAfter<T>(outcome: Result<T, PortFailure>): Result<T, PortFailure> {
    if (outcome.ok) void this.load();
    return outcome;
  }
}
