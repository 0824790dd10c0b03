import { LeaveReviewMode } from '../../../src/application/review-mode/LeaveReviewMode.ts';
import { ReviewModeStore } from '../../../src/application/review-mode/ReviewModeStore.ts';
import { PendingChangesArchive } from '../../../src/application/changes/PendingChangesArchive.ts';
import { productOf, type CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { parseJson } from '../../../src/application/shared/parseJson.ts';
import type { DraftContent } from '../../../src/domain/changes/drafts/draft.ts';
import { isPendingChange, type PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import { browserDraftKey } from '../../../src/infrastructure/changes/StoredDrafts.ts';
import { inMemoryReviewSessionGateway } from '../../../src/infrastructure/review-mode/inMemoryReviewSessionGateway.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { actFor } from '../actFor.ts';
import { CountingIds } from '../fakes/CountingIds.ts';
import { Faults } from '../fakes/Faults.ts';
import { settled } from '../settled.ts';
import { anEnvironment, liveOf, openWorkspace, REFETCH_DELAY, type Environment, type Workspace } from '../workspace.ts';
import type { Texts } from './Model.ts';
import { changeSubjects } from '../changes.ts';

/** Users of the clients: two tabs of one staff user, and an admin in review mode. */
const ADMIN = 2;
export const TABS = ['user-1', 'user-1', 'admin'] as const;

type Tab = { environment: Environment; page: Workspace | undefined; readonly review: ReviewModeStore };

const textsOf = (reasons: readonly { readonly code: string; readonly description: string }[]): Texts =>
  Object.fromEntries(reasons.map(({ code, description }) => [code, description]));

const publishedTexts = (configuration: CompanyConfiguration | undefined): Texts =>
  textsOf((configuration && productOf(configuration).returnReasons?.reasons) ?? []);

/** Three clients of one service. Each has its own storage and an unreliable connection. */
export class World {
  readonly #environment = anEnvironment();
  readonly #tabs: readonly Tab[];

  private constructor() {
    this.#tabs = TABS.map((_, index) => {
      const ids = new CountingIds(`tab-${index}`);
      // Give each tab its own draft. `Devices` tests tabs that share a draft.
      const environment = {
        ...this.#environment,
        storage: new InMemoryStorage(),
        faults: new Faults(),
        drafts: new Map(),
        ids,
      };
      const gateway = inMemoryReviewSessionGateway(environment.service, environment.clock, ids);
      return {
        environment,
        page: undefined,
        review: new ReviewModeStore(gateway, environment.storage, environment.clock),
      };
    });
  }

  /** Creates a world in which only the first tab is open. */
  static async begin(): Promise<World> {
    const world = new World();
    await world.open(0);
    return world;
  }

  get live(): Texts {
    return textsOf(liveOf(this.#environment).reasons);
  }

  get revisions(): number {
    return Number(/\d+/.exec(liveOf(this.#environment).revision)?.[0]) - 1;
  }

  isOpen(tab: number): boolean {
    return this.#tab(tab).page !== undefined;
  }

  page(tab: number): Workspace {
    const { page } = this.#tab(tab);
    if (!page) throw new Error(`tab ${tab} is closed`);
    return page;
  }

  faults(tab: number): Faults {
    return this.#tab(tab).environment.faults;
  }

  published(tab: number): Texts {
    return publishedTexts(this.page(tab).company.configuration);
  }

  /** Published texts to which a conflict of the tab refers. */
  theirs(tab: number): Texts {
    return publishedTexts(this.page(tab).publishing.conflict?.published.configuration);
  }

  /** Texts that the tab shows, with its pending changes applied. */
  shown(tab: number): Texts {
    return textsOf(this.page(tab).shown());
  }

  /** Pending changes that a reload of the tab would restore. */
  kept(tab: number): readonly PendingChange[] {
    const { storage, drafts } = this.#tab(tab).environment;
    const owner = { userId: TABS[tab] ?? '', companyId: 'ACME' };
    const kept = parseJson(drafts.get(owner.userId)?.read(browserDraftKey(owner.userId, owner.companyId)));
    const { draft } = (kept ?? {}) as { readonly draft?: DraftContent };
    const changes = new Map(draft?.changes.filter(isPendingChange).map((change) => [change.key, change]));
    for (const { key, change } of new PendingChangesArchive(storage, changeSubjects).readUnsent(owner))
      if (change) changes.set(key, change);
      else changes.delete(key);
    return [...changes.values()];
  }

  async open(index: number): Promise<void> {
    const tab = this.#tab(index);
    tab.environment.faults.clear();
    if (index === ADMIN) await actFor(tab.review, 'ACME');
    tab.page = await openWorkspace(tab.environment, { userId: TABS[index], isAdmin: index === ADMIN });
  }

  async reload(index: number): Promise<void> {
    this.page(index).leave();
    await this.open(index);
  }

  /** Closes a tab. Its staff user continues in another browser with empty storage. An admin closes the review. */
  async close(index: number): Promise<void> {
    const tab = this.#tab(index);
    const page = this.page(index);
    if (index === ADMIN)
      await new LeaveReviewMode(tab.review, page.changes, page.drafts, page.publishing, page.branding).execute(
        Promise.resolve(),
      );
    page.leave();
    tab.page = undefined;
    if (index !== ADMIN) tab.environment = { ...tab.environment, storage: new InMemoryStorage(), drafts: new Map() };
  }

  async publish(tab: number): Promise<void> {
    await this.page(tab).publishing.publish(REFETCH_DELAY);
    await settled();
  }

  async wait(milliseconds: number): Promise<void> {
    this.#environment.clock.advance(milliseconds);
    await settled();
  }

  end(): void {
    for (const { page } of this.#tabs) page?.leave();
  }

  #tab(index: number): Tab {
    const tab = this.#tabs[index];
    if (!tab) throw new Error(`no tab ${index}`);
    return tab;
  }
}
