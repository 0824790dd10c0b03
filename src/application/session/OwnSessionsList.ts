import { makeAutoObservable } from 'mobx';
import type { ListedSession } from '../../domain/session/session.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { Resource, type ResourceState } from '../shared/Resource.ts';
import type { OwnSessionsGateway } from './OwnSessionsGateway.ts';

const OWN = 'own';

export class OwnSessionsList {
  readonly #sessions: Resource<typeof OWN, readonly ListedSession[]>;
  readonly #gateway: OwnSessionsGateway;

  constructor(gateway: OwnSessionsGateway) {
    this.#gateway = gateway;
    this.#sessions = new Resource(() => gateway.list());
    makeAutoObservable(this);
  }

  get state(): ResourceState<readonly ListedSession[]> {
    return this.#sessions.state;
  }

  get hasOthers(): boolean {
    return this.#sessions.value?.some(({ isCurrent }) => !isCurrent) ?? false;
  }

  async load(): Promise<void> {
    await this.#sessions.reload(OWN);
  }

  async end(sessionId: string): Promise<Result<void, PortFailure>> {
    const result = await this.#gateway.end(sessionId);
    if (!result.ok && result.error.kind !== 'not-found') return result;
    this.#filterList((session) => session.sessionId !== sessionId);
    return ok(undefined);
  }

  async endOthers(): Promise<Result<void, PortFailure>> {
    const result = await this.#gateway.endOthers();
    if (result.ok) this.#filterList(({ isCurrent }) => isCurrent);
    return result;
  }

  #filterList(isListed: (session: ListedSession) => boolean): void {
    const { value } = this.#sessions;
    if (value) this.#sessions.set(value.filter(isListed));
  }
}
