import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { isNewer } from '../../../domain/publishing/revisionTag.ts';
import type { DraftStore } from '../../changes/drafts/DraftStore.ts';
import type { PendingChangesStore } from '../../changes/PendingChangesStore.ts';
import type {
  CompanyEvent,
  CompanyEvents,
  EventsConnection,
  PublishedNews,
} from '../../company/events/CompanyEvents.ts';
import type { CompanyId } from '../../../domain/company/companyId.ts';
import type { CompanyStore } from '../../company/CompanyStore.ts';
import type { PortFailure } from '../../shared/failure.ts';
import type { OtherTabsStore } from '../OtherTabsStore.ts';
import type { PublishProgress } from '../PublishProgress.ts';
import type { TakeInPublished } from './TakeInPublished.ts';

export type NewsTools = {
  readonly events: CompanyEvents;
  readonly company: CompanyStore;
  readonly changes: PendingChangesStore;
  readonly drafts: DraftStore;
  readonly progress: PublishProgress;
  readonly otherTabs: OtherTabsStore;
  readonly takeIn: TakeInPublished;
  /** Calls back once, when the company may not be asked any more, as after a review; the answer stops waiting for that. */
  readonly untilLeft: (companyId: CompanyId, left: () => void) => () => void;
  /** Whether the service tells what happens. */
  readonly isAnnounced: () => boolean;
};

/** A process: what was published elsewhere since this page read the company, until it is taken in. */
export class RemotePublishes {
  connection: EventsConnection = 'connecting';
  /** Why it could not be taken in, until it is tried again. */
  failure: PortFailure | undefined;
  isTakingIn = false;
  /** Each publish that was told, the oldest first. */
  heard: readonly PublishedNews[] = [];
  /** The newest one when the notice was put aside; the next one brings it back. */
  dismissed: string | undefined;
  /** The revision that was read anew for a publish of one's own. */
  #followed: string | undefined;
  readonly #tools: NewsTools;

  constructor(tools: NewsTools) {
    this.#tools = tools;
    makeAutoObservable(this, { failure: observableRef, heard: observableRef });
  }

  /** By somebody else, the oldest first. */
  get news(): readonly PublishedNews[] {
    const news = this.#ahead.filter(({ isOwn }) => !isOwn);
    return this.#tools.progress.isPublishing || news.at(-1)?.publishId === this.dismissed ? [] : news;
  }

  get authors(): readonly string[] {
    return [...new Set(this.news.map(({ actorName }) => actorName))].filter((name) => name !== '');
  }

  /** How many values are another by now: what two publishes changed counts once. */
  get changeCount(): number {
    const told = this.news.reduce((count, { changeCount }) => count + changeCount, 0);
    return told - this.changes.length + this.#keys.size;
  }

  /** What they changed, by name. */
  get changes(): PublishedNews['changes'] {
    return this.news.flatMap(({ changes }) => changes);
  }

  /** How many of the pending changes are of something that was published as well. */
  get touched(): number {
    return this.#tools.changes.list.filter(({ key }) => this.#keys.has(key)).length;
  }

  /** Hears what happens to a company until stopped. */
  follow(): () => void {
    const { company, events, untilLeft } = this.#tools;
    const { configuration } = company;
    if (!configuration || !this.#tools.isAnnounced()) return () => undefined;
    const { companyId, carrier } = configuration;
    this.heard = [];
    const isOpen = (): boolean => company.companyId === companyId;
    const stopHearing = events.subscribe(
      { rootOrgId: carrier.rootOrgId, companyId },
      {
        since: () => (isOpen() ? company.published?.revision : undefined),
        hear: (event) => runInAction(() => isOpen() && this.#hear(event)),
        connection: (state) => runInAction(() => (this.connection = state)),
      },
    );
    const stops = [
      stopHearing,
      // The page is drawn without the company some time later.
      untilLeft(companyId, stopHearing),
      // What this person published elsewhere is theirs already.
      reaction(
        () => this.#ownToFollow,
        (revision) => {
          if (revision === undefined) return;
          this.#followed = revision;
          void company.refetch();
        },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
      runInAction(() => (this.heard = []));
    };
  }

  /**
   * Reads what was published and puts the pending changes on it; nothing is sent. False where something is to be decided
   * first, which is shown, or where it failed.
   */
  async takeIn(): Promise<boolean> {
    if (this.isTakingIn) return false;
    this.isTakingIn = true;
    this.failure = undefined;
    const taken = await this.#tools.takeIn.execute();
    runInAction(() => {
      this.isTakingIn = false;
      if (!taken.ok) this.failure = taken.error;
    });
    return taken.ok && taken.value === 'taken';
  }

  /** Says no more of it until something else is published. */
  dismiss(): void {
    this.dismissed = this.news.at(-1)?.publishId;
  }

  get #ahead(): readonly PublishedNews[] {
    const standing = this.#tools.company.published?.revision;
    return this.heard.filter(({ revision }) => isNewer(revision, standing));
  }

  get #keys(): ReadonlySet<string> {
    return new Set(this.changes.map(({ key }) => key));
  }

  /** Of this person's publishes alone, and none that this tab or a reading under way brings. */
  get #ownToFollow(): string | undefined {
    const { progress, otherTabs, company } = this.#tools;
    const { state } = company;
    const isBusy = progress.isPublishing || otherTabs.running !== undefined;
    if (isBusy || state.kind !== 'ready' || state.refresh === 'loading') return undefined;
    if (this.#ahead.some(({ isOwn }) => !isOwn)) return undefined;
    const newest = this.#ahead.at(-1)?.revision;
    return newest === this.#followed ? undefined : newest;
  }

  #hear(event: CompanyEvent): void {
    if (event.kind === 'draft') return this.#tools.drafts.hear(event.revision);
    const isKnown = this.heard.some(({ publishId }) => publishId === event.news.publishId);
    if (!isKnown) this.heard = [...this.#ahead, event.news];
  }
}
