import axios from 'axios';
import { when } from 'mobx';
import { err, ok, type Result } from '../../src/domain/shared/result.ts';
import type { CompanyConfiguration } from '../../src/domain/company/companyConfiguration.ts';
import { companyConfigurationOf } from '../../src/infrastructure/company/companyConfigurationOf.ts';
import { InMemoryStorage } from '../../src/infrastructure/storage/InMemoryStorage.ts';
import type { OwnedDatabase } from '../../server/infrastructure/postgres/connection/Database.ts';
import { seed } from '../support/server/seed.ts';
import { ALLOWED_ROLES, RETURNS_PRODUCT } from '../support/samples/aSample.ts';
import { CountingIds } from '../support/fakes/CountingIds.ts';
import { startTestServer, type TestServer } from '../support/server/httpServer.ts';
import { settled } from '../support/settled.ts';
import { differenceOf, textOf } from './configurationText.ts';
import type { Fault, PlannedFault } from './fault.ts';
import { FaultyLine } from './FaultyLine.ts';
import { openPage, type Page, type Tab } from './openPage.ts';
import { sampleOf } from './sampleOf.ts';
import type { Scene } from './scenes.ts';
import { withoutApplicationConfig } from './withoutApplicationConfig.ts';
import { withChanges } from '../support/changes.ts';

/** Fixed time of the service, in milliseconds since 1970. */
const NOW = Date.UTC(2026, 10, 20, 12);
/** Milliseconds after which the lease of a publish has expired. */
const LEASE = 130_000;

/** Timeout of a write in milliseconds if the planned fault withholds the response. */
const SHORT = 300;
const PATIENT = 15_000;

/** Result of one publish with at most one planned fault. */
export type Outcome = {
  readonly writes: readonly string[];
  /** Number of additional clicks on *Publish*. */
  readonly resumes: number;
};

/** A client, its service, and an unreliable connection between them. */
export class FaultEnvironment {
  readonly line: FaultyLine;
  readonly #service: TestServer;
  readonly #tab: Tab;
  #page: Page;
  readonly #reader: string;
  readonly #scene: Scene;
  #stopAttending: () => void = () => undefined;
  /** Called when the client asks the user to sign in again, before the user signs in. */
  onInterrupted: () => Promise<void> | void = () => undefined;

  private constructor(scene: Scene, service: TestServer, line: FaultyLine, tab: Tab, page: Page, reader: string) {
    this.#scene = scene;
    this.#service = service;
    this.line = line;
    this.#tab = tab;
    this.#page = page;
    this.#reader = reader;
    line.onSessionOver = () => this.endSession();
    this.#attend();
  }

  /** @param serves whether the service supports a call; by default, it supports all calls */
  static async open(
    database: () => Promise<OwnedDatabase>,
    scene: Scene,
    serves?: (method: string, path: string) => boolean,
  ): Promise<FaultEnvironment> {
    const service = await startTestServer({}, database);
    await seed(service.database, sampleOf(scene, NOW), NOW);
    const line = new FaultyLine(service, serves);
    const address = await line.listen();
    // Set the base URL, because the client's URLs are relative to its page, and tests have no page.
    axios.defaults.baseURL = address;
    const { carrier, companyId, username } = scene;
    const tab: Tab = {
      address,
      carrier,
      companyId,
      username,
      env: {
        clientKey: 'test-client',
        adminRoles: [...ALLOWED_ROLES.admin],
        merchantRoles: [...ALLOWED_ROLES.merchant],
        returnsProduct: RETURNS_PRODUCT,
      },
      storage: new InMemoryStorage(),
      localStorage: new InMemoryStorage(),
      ids: new CountingIds('attempt'),
      now: () => NOW,
      timeLimit: () => (line.planned?.fault === 'slow' ? SHORT : PATIENT),
      passTime: () => line.passTime(),
    };
    const page = await openPage(tab);
    const { access_token: token } = (await service.signIn(companyId, { username })).json<Record<string, string>>();
    return new FaultEnvironment(scene, service, line, tab, page, `Bearer ${token}`);
  }

  get page(): Page {
    return this.#page;
  }

  /** Content of the tab's storage, which is not lost in a reload. */
  get kept(): readonly (readonly [key: string, value: string])[] {
    return this.#tab.storage.entries();
  }

  async close(): Promise<void> {
    this.#leave();
    delete axios.defaults.baseURL;
    await this.line.close();
    await this.#service.close();
  }

  async reload(): Promise<void> {
    this.#leave();
    await this.line.plan();
    this.#page = await openPage(this.#tab);
    this.#attend();
  }

  /** Ends the client's session from another device. The client is not notified. */
  async endSession(): Promise<void> {
    const response = await this.#service.inject({
      method: 'DELETE',
      url: '/v2/oauth/sessions',
      headers: { authorization: this.#reader },
    });
    if (response.statusCode !== 204)
      throw new Error(`The sessions did not end: ${response.statusCode} ${response.body}`);
  }

  /**
   * Publishes a round's changes with a planned fault. Clicks *Publish* again as often as a user would have to. Returns
   * an error unless the changes were applied exactly once, in one revision, and customers saw either all of them or
   * none.
   */
  async publish(round: number, planned?: PlannedFault): Promise<Result<Outcome, string>> {
    if (this.#scene.startsWithoutApplicationConfig) {
      await withoutApplicationConfig(this.#service.database, await this.#company());
      await this.#page.company.refetch();
    }
    const before = await this.live();
    const changes = this.#scene.changes(before.configuration, round);
    const expected = withChanges(before.configuration, changes);
    const allowedTexts = new Set([textOf(before.configuration)]);
    this.line.onEffect = async () => void allowedTexts.add(textOf((await this.live()).configuration));
    let isClosed = false;
    this.line.onTabClosed = () => (isClosed = true);
    this.#page.changes.edit(changes);
    await this.line.plan(planned);
    await this.#press();
    const writes = [...this.line.writes];
    let resumes = 0;
    if (isClosed) await this.reload();
    await this.line.plan();
    if (this.#page.changes.count > 0) {
      resumes += 1;
      await this.#resume(planned?.fault);
    }
    const after = await this.live();
    allowedTexts.add(textOf(after.configuration));
    const described = `${JSON.stringify(planned)} of ${writes.join(', ')}`;
    if (this.#page.changes.count > 0) return err(`still pending after ${described}: ${this.#problemText()}`);
    if (textOf(after.configuration) !== textOf(expected))
      return err(
        `not what was wanted after ${described}: ${differenceOf(textOf(expected), textOf(after.configuration))}`,
      );
    const problem = await this.#scene.findError?.(this.#service.database, round);
    if (problem !== undefined) return err(`${problem} after ${described}`);
    // Without publish sessions, each write is published at once, so do not check the number of revisions.
    if (!this.#page.hasSessions) return ok({ writes, resumes });
    if (after.revision !== before.revision + 1)
      return err(`revision ${before.revision} became ${after.revision} after ${described}`);
    if (allowedTexts.size > 2) return err(`consumers saw ${allowedTexts.size} states during ${described}`);
    const openLeft = await this.#openPublishes();
    return openLeft === 0 ? ok({ writes, resumes }) : err(`${openLeft} publishes are open after ${described}`);
  }

  async live(): Promise<{ readonly configuration: CompanyConfiguration; readonly revision: number }> {
    const answer = await this.#service.inject({
      method: 'POST',
      url: '/api/merchant-config',
      headers: { authorization: this.#reader },
      payload: { merchant: this.#tab.companyId, token: '' },
    });
    const { revision, lastPublishedAt: _, ...document } = answer.json<Record<string, unknown>>();
    const configuration = companyConfigurationOf(document as Parameters<typeof companyConfigurationOf>[0]);
    if (!configuration) throw new Error(`The company could not be read: ${answer.statusCode} ${answer.body}`);
    return { configuration, revision: Number(/\d+/.exec(String(revision))?.[0]) };
  }

  get #rootOrgId(): string {
    return this.#page.company.configuration?.carrier.rootOrgId ?? '';
  }

  async #company() {
    return { rootOrgId: this.#rootOrgId, companyId: (await this.live()).configuration.companyId };
  }

  /** Signs in again whenever the client asks the user to do so. */
  #attend(): void {
    const { sessions, signIn } = this.#page;
    this.#stopAttending = when(
      () => sessions.session === undefined && sessions.shown !== undefined,
      () => void this.#comeBack(signIn),
    );
  }

  async #comeBack(signIn: () => Promise<void>): Promise<void> {
    await this.onInterrupted();
    await signIn();
    this.#attend();
  }

  #leave(): void {
    this.#stopAttending();
    this.#page.leave();
  }

  async #press(): Promise<void> {
    await this.#page.publishing.publish(0);
    await settled();
    await settled();
  }

  async #resume(fault: Fault | undefined): Promise<void> {
    const { publishing } = this.#page;
    const { conflict } = publishing;
    if (conflict) publishing.settleConflict(new Set(conflict.conflicts.map(({ mine }) => mine.key)));
    // Let the lease expire, because the draft of a closed tab is deleted only after that.
    if (fault === 'tab-closed' && !publishing.stopped) this.#service.advance(LEASE);
    await this.#press();
  }

  #problemText(): string {
    const { state, stoppedBy, conflict } = this.#page.publishing;
    return JSON.stringify({ state, stoppedBy, conflicts: conflict?.conflicts.length });
  }

  async #openPublishes(): Promise<number> {
    const answer = await this.#service.inject({
      method: 'GET',
      url: `/v1/returns-portal-service/${this.#rootOrgId}/company/${this.#tab.companyId}/publishes?limit=5`,
      headers: { authorization: this.#reader },
    });
    return answer.json<{ publishes: { state: string }[] }>().publishes.filter(({ state }) => state === 'open').length;
  }
}
