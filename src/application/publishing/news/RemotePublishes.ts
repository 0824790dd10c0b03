import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { isNewer } from '../../../domain/publishing/publish.ts';
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
import type { MergePublished } from './MergePublished.ts';

export type NewsTools = {
  readonly events: CompanyEvents;
  readonly company: CompanyStore;
  readonly changes: PendingChangesStore;
  readonly drafts: DraftStore;
  readonly progress: PublishProgress;
  readonly otherTabs: OtherTabsStore;
  readonly merge: MergePublished;
  /** Calls `left` once, when the user may no longer read the company, e.g. after a review. */
  readonly untilLeft: (companyId: CompanyId, left: () => void) => () => void;
  readonly isAnnounced: () => boolean;
};

/** Store of publishes that were made elsewhere since this page read the company, until they are merged. */
export class RemotePublishes {
  connection: EventsConnection = 'connecting';
  failure: PortFailure | undefined;
  isTakingIn = false;
  /** Received publishes, oldest first. */
  received: readonly PublishedNews[] = [];
  /** Latest publish at the time when the user dismissed the notice. A newer publish shows the notice again. */
  dismissed: string | undefined;
  #followedRevision: string | undefined;
  readonly #tools: NewsTools;

  constructor(tools: NewsTools) {
    this.#tools = tools;
    makeAutoObservable(this, { failure: observableRef, received: observableRef });
  }

  /** Publishes by other users, oldest first. */
  get news(): readonly PublishedNews[] {
    const news = this.#ahead.filter(({ isOwn }) => !isOwn);
    return this.#tools.progress.isPublishing || news.at(-1)?.publishId === this.dismissed ? [] : news;
  }

  get authors(): readonly string[] {
    return [...new Set(this.news.map(({ actorName }) => actorName))].filter((name) => name !== '');
  }

  /** Number of changed values. A value that two publishes changed counts once. */
  get changeCount(): number {
    const changedValues = this.news.reduce((count, { changeCount }) => count + changeCount, 0);
    return changedValues - this.changes.length + this.#keys.size;
  }

  get changes(): PublishedNews['changes'] {
    return this.news.flatMap(({ changes }) => changes);
  }

  get touched(): number {
    return this.#tools.changes.list.filter(({ key }) => this.#keys.has(key)).length;
  }

  follow(): () => void {
    const { company, events, untilLeft } = this.#tools;
    const { configuration } = company;
    if (!configuration || !this.#tools.isAnnounced()) return () => undefined;
    const { companyId, carrier } = configuration;
    this.received = [];
    const isOpen = (): boolean => company.companyId === companyId;
    const unsubscribe = events.subscribe(
      { rootOrgId: carrier.rootOrgId, companyId },
      {
        since: () => (isOpen() ? company.published?.revision : undefined),
        onEvent: (event) => runInAction(() => isOpen() && this.#receive(event)),
        connection: (state) => runInAction(() => (this.connection = state)),
      },
    );
    const stops = [
      unsubscribe,
      // Unsubscribe at once, because the pages of the company close only later.
      untilLeft(companyId, unsubscribe),
      // Merge the user's own publishes without a notice.
      reaction(
        () => this.#ownRevisionToLoad,
        (revision) => {
          if (revision === undefined) return;
          this.#followedRevision = revision;
          void company.refetch();
        },
      ),
    ];
    return () => {
      for (const stop of stops) stop();
      runInAction(() => (this.received = []));
    };
  }

  /** Rebases the pending changes onto the publishes. Resolves to false on a failure or a conflict. */
  async merge(): Promise<boolean> {
    if (this.isTakingIn) return false;
    this.isTakingIn = true;
    this.failure = undefined;
    const result = await this.#tools.merge.execute();
    runInAction(() => {
      this.isTakingIn = false;
      if (!result.ok) this.failure = result.error;
    });
    return result.ok && result.value === 'merged';
  }

  dismiss(): void {
    this.dismissed = this.news.at(-1)?.publishId;
  }

  get #ahead(): readonly PublishedNews[] {
    const currentRevision = this.#tools.company.published?.revision;
    return this.received.filter(({ revision }) => isNewer(revision, currentRevision));
  }

  get #keys(): ReadonlySet<string> {
    return new Set(this.changes.map(({ key }) => key));
  }

  /** Revision of the user's own publish. Undefined if this tab or a pending read already loads it. */
  get #ownRevisionToLoad(): string | undefined {
    const { progress, otherTabs, company } = this.#tools;
    const { state } = company;
    const isBusy = progress.isPublishing || otherTabs.running !== undefined;
    if (isBusy || state.kind !== 'ready' || state.refresh === 'loading') return undefined;
    if (this.#ahead.some(({ isOwn }) => !isOwn)) return undefined;
    const newest = this.#ahead.at(-1)?.revision;
    return newest === this.#followedRevision ? undefined : newest;
  }

  #receive(event: CompanyEvent): void {
    if (event.kind === 'draft') return this.#tools.drafts.onAnnounced(event.revision);
    const isKnown = this.received.some(({ publishId }) => publishId === event.news.publishId);
    if (!isKnown) this.received = [...this.#ahead, event.news];
  }
}
