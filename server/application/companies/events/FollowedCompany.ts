import { ok, type Result } from '../../../../src/domain/shared/result.ts';
import type { Acting, CompanyRequest } from '../../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../../shared/failure.ts';
import type { CompanySignal, CompanySignals } from './CompanySignals.ts';
import type { CompanyState, PublishedEvent, ReadCompanyEvents } from './ReadCompanyEvents.ts';

export type FollowRequest = CompanyRequest & {
  /** The revision that is stood on, as a tag: what went live since is told. */
  readonly since: string | undefined;
};

export type CompanyEvent =
  | { readonly name: 'present'; readonly data: CompanyState['present'] }
  | { readonly name: 'published'; readonly data: PublishedEvent }
  | { readonly name: 'draft'; readonly data: { readonly revision: string } };

/** Hears what is told; `id` is what it says when it comes again. */
export interface EventReader {
  tell(event: CompanyEvent & { readonly id?: string | undefined }): void;
  /** Nothing more is told. */
  end(): void;
}

/** What one reader of a company was told, and is told next. */
export class FollowedCompany {
  readonly #read: ReadCompanyEvents;
  readonly #request: FollowRequest;
  readonly #reader: EventReader;
  /** What the reader knows. */
  #told: CompanyState['present'] | undefined;
  #catchingUp: Promise<boolean> | undefined;
  #isAskedAgain = false;
  #stop = (): void => undefined;
  #doubt = (): void => undefined;

  constructor(read: ReadCompanyEvents, request: FollowRequest, reader: EventReader) {
    this.#read = read;
    this.#request = request;
    this.#reader = reader;
  }

  /** Tells how the company stands. */
  async begin(): Promise<Result<Acting, ServiceFailure>> {
    const state = await this.#read.execute(this.#request);
    if (!state.ok) return state;
    this.#tell({ name: 'present', data: state.value.present });
    this.#tellPublished(state.value);
    return ok(state.value.acting);
  }

  listen(signals: CompanySignals, { tenant, actor }: Acting): void {
    this.#stop = signals.subscribe(tenant, (signal) => this.#hear(signal, actor.userId));
    // What happened between the reading and the listening.
    void this.catchUp().catch(() => undefined);
  }

  /** Calls back where the reader may have lost what let them in. */
  onAccess(callback: () => void): void {
    this.#doubt = callback;
  }

  stop(): void {
    this.#stop();
  }

  /** Reads how it stands and tells what is new; false where the reader may not hear any more. Rejects where it cannot be read. */
  catchUp(): Promise<boolean> {
    if (this.#catchingUp) this.#isAskedAgain = true;
    this.#catchingUp ??= this.#catchUp().finally(() => (this.#catchingUp = undefined));
    return this.#catchingUp;
  }

  async #catchUp(): Promise<boolean> {
    do {
      this.#isAskedAgain = false;
      const before = this.#told?.draft;
      const state = await this.#read.execute({ ...this.#request, since: this.#told?.revision });
      if (!state.ok) {
        this.#reader.end();
        return false;
      }
      this.#tellPublished(state.value);
      // A signal that came meanwhile is newer than what was read.
      if (this.#told?.draft === before) this.#tellDraft(state.value.present.draft);
    } while (this.#isAskedAgain);
    return true;
  }

  #hear(signal: CompanySignal | undefined, userId: string): void {
    if (signal === undefined || signal.kind === 'published') void this.catchUp().catch(() => undefined);
    else if (signal.userId !== userId) return;
    else if (signal.kind === 'draft') this.#tellDraft(signal.revision);
    // What ended in this transaction is read as ended by whoever asks from now on.
    else this.#doubt();
  }

  #tellPublished({ published, present }: CompanyState): void {
    for (const data of published) this.#tell({ name: 'published', data });
    this.#told = { revision: present.revision, draft: this.#told?.draft ?? present.draft };
  }

  #tellDraft(revision: string): void {
    if (!this.#told || this.#told.draft === revision) return;
    this.#told = { ...this.#told, draft: revision };
    this.#tell({ name: 'draft', data: { revision } });
  }

  #tell(event: CompanyEvent): void {
    const id = event.name === 'draft' ? {} : { id: event.data.revision };
    this.#reader.tell({ ...event, ...id });
  }
}
