import { ok, type Result } from '../../../../src/domain/shared/result.ts';
import type { Acting, CompanyRequest } from '../../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../../shared/failure.ts';
import type { CompanySignal, CompanySignals } from './CompanySignals.ts';
import type { CompanyState, PublishedEvent, ReadCompanyEvents } from './ReadCompanyEvents.ts';

export type FollowRequest = CompanyRequest & {
  /** Revision tag that the client already knows. Only later publishes are sent. */
  readonly since: string | undefined;
};

export type CompanyEvent =
  | { readonly name: 'present'; readonly data: CompanyState['present'] }
  | { readonly name: 'published'; readonly data: PublishedEvent }
  | { readonly name: 'draft'; readonly data: { readonly revision: string } };

/** Receives the events for one client. A reconnecting client sends the last `id` as `since`. */
export interface EventReader {
  send(event: CompanyEvent & { readonly id?: string | undefined }): void;
  end(): void;
}

/** Sends the events of a company to one client, and remembers the events that were sent. */
export class FollowedCompany {
  readonly #read: ReadCompanyEvents;
  readonly #request: FollowRequest;
  readonly #reader: EventReader;
  #sent: CompanyState['present'] | undefined;
  #catchingUp: Promise<boolean> | undefined;
  #isCatchUpRequested = false;
  #stop = (): void => undefined;
  #onAccessChange = (): void => undefined;

  constructor(read: ReadCompanyEvents, request: FollowRequest, reader: EventReader) {
    this.#read = read;
    this.#request = request;
    this.#reader = reader;
  }

  async begin(): Promise<Result<Acting, ServiceFailure>> {
    const state = await this.#read.execute(this.#request);
    if (!state.ok) return state;
    this.#send({ name: 'present', data: state.value.present });
    this.#sendPublished(state.value);
    return ok(state.value.acting);
  }

  listen(signals: CompanySignals, { tenant, actor }: Acting): void {
    this.#stop = signals.subscribe(tenant, (signal) => this.#handleSignal(signal, actor.userId));
    // Catch up with events between the read and the subscription.
    void this.catchUp().catch(() => undefined);
  }

  onAccess(callback: () => void): void {
    this.#onAccessChange = callback;
  }

  stop(): void {
    this.#stop();
  }

  /** Reads the state and sends new events. Resolves to false if access was revoked. Rejects if the read fails. */
  catchUp(): Promise<boolean> {
    if (this.#catchingUp) this.#isCatchUpRequested = true;
    this.#catchingUp ??= this.#catchUp().finally(() => (this.#catchingUp = undefined));
    return this.#catchingUp;
  }

  async #catchUp(): Promise<boolean> {
    do {
      this.#isCatchUpRequested = false;
      const before = this.#sent?.draft;
      const state = await this.#read.execute({ ...this.#request, since: this.#sent?.revision });
      if (!state.ok) {
        this.#reader.end();
        return false;
      }
      this.#sendPublished(state.value);
      // Ignore the draft that was read if a signal arrived during the read, because the signal is newer.
      if (this.#sent?.draft === before) this.#sendDraft(state.value.present.draft);
    } while (this.#isCatchUpRequested);
    return true;
  }

  #handleSignal(signal: CompanySignal | undefined, userId: string): void {
    if (signal === undefined || signal.kind === 'published') void this.catchUp().catch(() => undefined);
    else if (signal.userId !== userId) return;
    else if (signal.kind === 'draft') this.#sendDraft(signal.revision);
    // The transaction that ended the access has committed, so an access check now sees its result.
    else this.#onAccessChange();
  }

  #sendPublished({ published, present }: CompanyState): void {
    for (const data of published) this.#send({ name: 'published', data });
    this.#sent = { revision: present.revision, draft: this.#sent?.draft ?? present.draft };
  }

  #sendDraft(revision: string): void {
    if (!this.#sent || this.#sent.draft === revision) return;
    this.#sent = { ...this.#sent, draft: revision };
    this.#send({ name: 'draft', data: { revision } });
  }

  #send(event: CompanyEvent): void {
    const id = event.name === 'draft' ? {} : { id: event.data.revision };
    this.#reader.send({ ...event, ...id });
  }
}
