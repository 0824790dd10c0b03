import { makeAutoObservable } from 'mobx';
import type { ListedSession } from '../../domain/session/session.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { Resource, type ResourceState } from '../shared/Resource.ts';
import type { OwnSessionsGateway } from './OwnSessionsGateway.ts';

const OWN = 'own';

/** A resource: the sessions of the signed-in user. */
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
    const ended = await this.#gateway.end(sessionId);
    if (!ended.ok && ended.error.kind !== 'not-found') return ended;
    this.#keep((session) => session.sessionId !== sessionId);
    return ok(undefined);
  }

  async endOthers(): Promise<Result<void, PortFailure>> {
    const ended = await this.#gateway.endOthers();
    if (ended.ok) this.#keep(({ isCurrent }) => isCurrent);
    return ended;
  }

  #keep(isLeft: (session: ListedSession) => boolean): void {
    const { value } = this.#sessions;
    if (value) this.#sessions.set(value.filter(isLeft));
  }
}
