import fc from 'fast-check';
import { reaction } from 'mobx';
import { ReturnReasonsStore } from '../../../src/application/return-reasons/ReturnReasonsStore.ts';
import type { ChangeHistory } from '../../../src/domain/changes/changeHistory.ts';
import type { DraftConflict } from '../../../src/domain/changes/drafts/mergeDraft.ts';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import { REASON_ORDER_KEY } from '../../../src/domain/return-reasons/reasonList.ts';
import { saveReason } from '../../../src/domain/return-reasons/reasonEdits.ts';
import { deepEqual } from '../../../src/domain/shared/deepEqual.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { dropPublished } from '../changes.ts';
import { CountingIds } from '../fakes/CountingIds.ts';
import { Faults, type Fault } from '../fakes/Faults.ts';
import type { SampleData } from '../../../sample/SampleData.ts';
import { aSample } from '../samples/aSample.ts';
import { aReason } from '../samples/builders.ts';
import { settled } from '../settled.ts';
import { anEnvironment, liveOf, openWorkspace, type Environment, type Workspace } from '../workspace.ts';
import { ANYBODY, Placements } from './Placements.ts';

const DEVICES = 3;
const CODES = ['SIZE', 'DAMAGED', 'NEW'] as const;
type Code = (typeof CODES)[number];
/** Includes reasons that tests only move, so that concurrent moves often concern different reasons. */
const REASONS = ['SIZE', 'DAMAGED', 'MIND', 'WRONG', 'LATE'] as const;

type Act =
  | { readonly do: 'write'; readonly code: Code }
  | { readonly do: 'remove'; readonly code: Code }
  | { readonly do: 'fail'; readonly call: 'draft' | 'draft-read'; readonly fault: Fault }
  | { readonly do: 'wait'; readonly milliseconds: number }
  | { readonly do: 'move'; readonly code: (typeof REASONS)[number] | 'NEW'; readonly place: number }
  | { readonly do: 'sign-out'; readonly keeps: boolean; readonly reloads: boolean }
  | { readonly do: Plain };
type Plain = 'undo' | 'redo' | 'discard' | 'reload' | 'close' | 'expire' | 'publish' | 'release';
type Move = Act & { readonly device: number };

const code = fc.constantFrom(...CODES);
const fault = fc.constantFrom<Fault>(
  'lost-before',
  'lost-after',
  'timed-out',
  'server-error-after',
  'rejected',
  'held',
);
const plain = (name: Plain) => fc.constant<Act>({ do: name });
const act: fc.Arbitrary<Act> = fc.oneof(
  { arbitrary: fc.record({ do: fc.constant('write' as const), code }), weight: 8 },
  {
    arbitrary: fc.record({ do: fc.constant('wait' as const), milliseconds: fc.constantFrom(100, 500, 3000) }),
    weight: 6,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('fail' as const),
      call: fc.constantFrom('draft', 'draft', 'draft-read'),
      fault,
    }),
    weight: 3,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      code: fc.constantFrom(...REASONS, 'NEW' as const),
      place: fc.nat(REASONS.length),
    }),
    weight: 6,
  },
  { arbitrary: fc.record({ do: fc.constant('remove' as const), code }), weight: 1 },
  {
    arbitrary: fc.record({
      do: fc.constant('sign-out' as const),
      keeps: fc.constantFrom(true, true, false),
      reloads: fc.boolean(),
    }),
    weight: 2,
  },
  { arbitrary: plain('undo'), weight: 2 },
  plain('redo'),
  plain('discard'),
  { arbitrary: plain('reload'), weight: 2 },
  plain('close'),
  { arbitrary: plain('expire'), weight: 2 },
  plain('publish'),
  plain('release'),
);
export const anyMoves: fc.Arbitrary<readonly Move[]> = fc.array(
  fc.tuple(act, fc.nat(DEVICES - 1)).map(([each, device]): Move => ({ ...each, device })),
  { maxLength: 60, size: 'max' },
);

const textIn = (value: unknown): string | undefined =>
  (value as { readonly description?: string } | undefined)?.description;

/** State of a tab when its user signed out. */
type SignedOut = {
  /** The page, if the user signs in again without a reload. */
  readonly page: Workspace | undefined;
  readonly pending: readonly PendingChange[];
  readonly history: ChangeHistory;
  /** Number of actions of all devices at the sign-out. Absent if another device may have unsent changes. */
  readonly acts: number | undefined;
};
type Tab = {
  readonly environment: Environment;
  page: Workspace | undefined;
  isClosed: boolean;
  signedOut: SignedOut | undefined;
};

const reasonsOf = ({ services }: Workspace): ReturnReasonsStore => services.get(ReturnReasonsStore);
const byKey = (changes: readonly PendingChange[]) => Object.fromEntries(changes.map((change) => [change.key, change]));
const valuesOf = ({ changes }: Workspace) => Object.fromEntries(changes.list.map(({ key, value }) => [key, value]));
const codesShown = (page: Workspace): readonly string[] => page.shown().map((reason) => reason.code);

/** A company with enough reasons, so that two devices can move different ones. */
function withReasons(): SampleData {
  const sample = aSample({ drafts: true, events: true });
  const { products } = sample.owners[0]?.merchants[0]?.configuration ?? {};
  const returnReasons = products?.['RETURNS_PORTAL']?.returnReasons;
  if (!returnReasons) throw new Error('The sample has no reasons.');
  const { paymentRequirements: _, ...plainReason } = aReason();
  returnReasons.reasons = REASONS.map((each) => ({ ...plainReason, code: each, description: `First ${each}` }));
  return sample;
}

/** Several tabs and devices of one user with one service. Checks that no typed text and no move is lost. */
export class Devices {
  readonly #service = anEnvironment(withReasons());
  readonly #tabs: Tab[];
  readonly #typed = new Set<string>();
  /** Texts that may disappear, because a user saw and replaced them, a conflict showed them, or they were published. */
  readonly #seenTexts = new Set<string>();
  readonly #problems: string[] = [];
  readonly #placements = new Placements();
  readonly #met = { conflicts: 0, published: 0, expired: 0, signedOut: 0, cameBack: 0, moved: 0 };
  #count = 0;
  #acts = 0;

  constructor() {
    this.#tabs = Array.from({ length: DEVICES }, (_, index) => ({
      environment: {
        ...this.#service,
        storage: new InMemoryStorage(),
        // The first two devices are tabs of one browser. The last one is a separate device.
        tabs: index === DEVICES - 1 ? new Map() : this.#service.tabs,
        faults: new Faults(),
        ids: new CountingIds(`device-${index}`),
      },
      page: undefined,
      isClosed: false,
      signedOut: undefined,
    }));
  }

  /** Number of times that each situation occurred, so that a test can check that it covered them. */
  get met() {
    return { ...this.#met, unchangedPlacements: this.#placements.unchangedPlacements };
  }

  /** Pages that are open and whose user is signed in. */
  get #pages(): readonly Workspace[] {
    return this.#tabs.flatMap(({ page }) => page ?? []);
  }

  async make({ device, ...move }: Move): Promise<void> {
    const tab = this.#tabs[device];
    if (!tab) return;
    if (tab.signedOut) await this.#signIn(tab, tab.signedOut);
    this.#acts += 1;
    if (!tab.page) {
      // Remove the faults, because a delayed call would delay the opening until the test advances the time.
      tab.environment.faults.clear();
      tab.page = await this.#open(tab);
    }
    const { page } = tab;
    const { faults, storage } = tab.environment;
    switch (move.do) {
      case 'write':
        this.#see(tab, page, () => this.#write(page, move.code, this.#type(device)), [move.code]);
        break;
      case 'remove':
        if (codesShown(page).includes(move.code))
          this.#see(tab, page, () => reasonsOf(page).remove(move.code), [move.code]);
        break;
      case 'move':
        this.#move(device, page, move.code, move.place);
        break;
      case 'undo':
        this.#see(tab, page, () => page.changes.undo());
        break;
      case 'redo':
        this.#see(tab, page, () => page.changes.redo());
        break;
      case 'discard':
        this.#see(tab, page, () => page.changes.discard());
        break;
      case 'sign-out':
        await this.#signOut(tab, page, move);
        break;
      case 'wait':
        await this.#wait(move.milliseconds);
        break;
      case 'fail':
        faults.plan(move.call, move.fault);
        break;
      case 'release':
        faults.release();
        await settled();
        break;
      case 'reload': {
        const unsent = page.drafts.state === 'stored' ? [] : page.changes.list;
        page.leave();
        faults.clear();
        faults.release();
        await settled();
        tab.page = await this.#open(tab);
        for (const change of unsent) this.#expectStored(tab.page, change);
        break;
      }
      case 'close':
        // Close only if all changes are sent, because otherwise the browser would warn the user.
        if (page.drafts.state !== 'stored') break;
        page.leave();
        storage.clear();
        tab.page = undefined;
        tab.isClosed = true;
        break;
      case 'expire': {
        this.#met.expired += 1;
        storage.clear();
        page.leave();
        faults.clear();
        faults.release();
        await settled();
        await page.company.refetch();
        await page.reopen();
        break;
      }
      case 'publish':
        await this.#publish(page);
        break;
    }
    this.#look();
  }

  /** Removes all faults and waits. Returns lost texts, lost moves, and devices with different changes. */
  async finish(): Promise<readonly string[]> {
    for (const { environment } of this.#tabs) {
      environment.faults.clear();
      environment.faults.release();
    }
    for (const tab of this.#tabs) if (tab.signedOut) await this.#signIn(tab, tab.signedOut);
    for (let round = 0; round < 6; round += 1) await this.#wait(60_000);
    this.#look();
    for (const [index, { page }] of this.#tabs.entries()) {
      if (!page) continue;
      // A refused draft is sent again only with the next edit, so make one.
      if (page.drafts.state === 'refused') this.#write(page, `LAST${index}`, `last ${index}`);
    }
    for (let round = 0; round < 6; round += 1) await this.#wait(60_000);
    this.#look();
    for (const { page, environment } of this.#tabs) {
      if (!page) continue;
      if (page.drafts.state !== 'stored') this.#problems.push(`a device is ${page.drafts.state}`);
      if (environment.storage.read('pendingChanges/user-1/ACME') !== undefined) this.#problems.push('a tab holds rows');
    }
    const newPage = await openWorkspace({ ...this.#service, storage: new InMemoryStorage(), faults: new Faults() });
    const storedTexts = new Set(
      [...newPage.shown(), ...liveOf(this.#service).reasons].map(({ description }) => description),
    );
    const [first, ...others] = this.#pages.map(valuesOf);
    if (others.some((other) => !deepEqual(other, first))) this.#problems.push('not all have the same changes');
    this.#problems.push(...this.#placements.agree(codesShown(newPage)));
    const lost = [...this.#typed].filter((text) => !storedTexts.has(text) && !this.#seenTexts.has(text));
    for (const { page } of [...this.#tabs, { page: newPage }]) page?.leave();
    return [...this.#problems, ...lost.map((text) => `lost: ${text}`)];
  }

  /** Opens a page. The user has then seen every conflict that the page shows, however briefly. */
  async #open(tab: Tab): Promise<Workspace> {
    const page = await openWorkspace(tab.environment);
    tab.isClosed = false;
    reaction(
      () => page.drafts.conflicts,
      (conflicts) => this.#meet(conflicts),
      { fireImmediately: true },
    );
    return page;
  }

  #meet(conflicts: readonly DraftConflict[]): void {
    for (const { theirs } of conflicts) {
      this.#met.conflicts += 1;
      this.#addSeenText(textIn(theirs.value));
      if (theirs.key === REASON_ORDER_KEY) this.#placements.forget(ANYBODY, REASONS);
    }
  }

  #type(device: number): string {
    const text = `device ${device}: ${(this.#count += 1)}`;
    this.#typed.add(text);
    return text;
  }

  /** Saves a reason like the page does. This also updates the order. */
  #write(page: Workspace, reasonCode: string, description: string): void {
    const reasons = reasonsOf(page);
    reasons.edit([saveReason(reasons.published, aReason({ code: reasonCode, description }))]);
  }

  #move(device: number, page: Workspace, reasonCode: string, targetIndex: number): void {
    const before = codesShown(page);
    if (!before.includes(reasonCode)) return;
    reasonsOf(page).moveTo(reasonCode, targetIndex);
    const after = codesShown(page);
    if (deepEqual(before, after)) return;
    this.#met.moved += 1;
    // Moves of other devices may replace a move back to the published order, because it is not a pending change.
    if (page.changes.get(REASON_ORDER_KEY)) this.#placements.place(device, reasonCode, before, after);
    else this.#placements.forget(device, before);
  }

  /**
   * Signs the user out. Before that, keeps or discards the pending changes, as the user answers the prompt. Does not
   * sign out if the changes could not be kept.
   */
  async #signOut(tab: Tab, page: Workspace, { keeps, reloads }: Extract<Act, { do: 'sign-out' }>): Promise<void> {
    if (page.changes.count > 0) {
      if (!keeps) this.#see(tab, page, () => page.changes.discard());
      const isStored = await this.#flush(tab, page);
      // Show conflicts with other devices that were found meanwhile, because users see them before the sign-out.
      this.#look();
      // If discarding failed on the service, the user sees a message and is signed out anyway.
      if (keeps && !isStored) return;
    }
    this.#met.signedOut += 1;
    const { list: pending, history } = page.changes;
    const isSame = ({ drafts, changes }: Workspace): boolean =>
      drafts.state === 'stored' && deepEqual([changes.list, changes.history], [pending, history]);
    // Without pending changes there is no prompt, so the client does not wait until the undo history is stored.
    const isQuiet = pending.length > 0 && this.#pages.every(isSame);
    tab.signedOut = { page: reloads ? undefined : page, pending, history, acts: isQuiet ? this.#acts : undefined };
    tab.page = undefined;
    tab.environment.storage.clear();
    page.leave();
  }

  /** Waits until the service has stored everything, like the prompt. Returns false on failure or a timeout. */
  async #flush({ environment }: Tab, page: Workspace): Promise<boolean> {
    let isStored: boolean | undefined;
    void page.drafts.flush().then((stored) => (isStored = stored));
    for (let turn = 0; turn < 8 && isStored === undefined; turn += 1) {
      environment.faults.release();
      await settled();
    }
    return isStored === true;
  }

  /** Signs the user in again. Expects the same pending changes and undo history as before. */
  async #signIn(tab: Tab, { page, pending, history, acts }: SignedOut): Promise<void> {
    const { environment } = tab;
    environment.faults.clear();
    environment.faults.release();
    await settled();
    await page?.company.refetch();
    await page?.reopen();
    tab.page = page ?? (await this.#open(tab));
    tab.signedOut = undefined;
    this.#look();
    for (const change of pending) this.#expectStored(tab.page, change, 'a sign-out');
    const { changes } = tab.page;
    if (acts !== this.#acts) return;
    this.#met.cameBack += 1;
    // Ignore changes that are already published, because an undo may have restored them.
    const { configuration } = tab.page.company;
    const expected = configuration ? dropPublished(configuration, pending) : pending;
    if (!deepEqual(byKey(changes.list), byKey(expected)))
      this.#problems.push('other changes are there after a sign-out');
    if (!deepEqual(changes.history, history)) this.#problems.push('something else can be undone after a sign-out');
  }

  /** Runs an action of the user, who has then seen the texts that it replaces. */
  #see(tab: Tab, page: Workspace, run: () => void, codes: readonly string[] = CODES): void {
    const [codesBefore, orderBefore] = [codesShown(page), page.changes.get(REASON_ORDER_KEY)];
    const before = new Map(page.shown().map((reason) => [reason.code, reason.description]));
    const pending = page.changes.list.map(({ key, value }) => [key, textIn(value)] as const);
    run();
    const after = new Map(page.shown().map((reason) => [reason.code, reason.description]));
    for (const each of codes) if (before.get(each) !== after.get(each)) this.#addSeenText(before.get(each));
    for (const [key, text] of pending) if (textIn(page.changes.get(key)?.value) !== text) this.#addSeenText(text);
    const codesAfter = codesShown(page);
    if (!deepEqual([codesBefore, orderBefore], [codesAfter, page.changes.get(REASON_ORDER_KEY)]))
      this.#placements.forget(this.#tabs.indexOf(tab), new Set([...codesBefore, ...codesAfter]));
  }

  #addSeenText(text: string | undefined): void {
    if (text !== undefined) this.#seenTexts.add(text);
  }

  #look(): void {
    const { reasons } = liveOf(this.#service);
    for (const { description } of reasons) this.#addSeenText(description);
    this.#placements.publish(reasons.map((reason) => reason.code));
    const orders = this.#pages.map(codesShown);
    const [order] = orders;
    // Check nothing while a page is closed, because its last request may not have arrived.
    const isQuiet =
      this.#pages.every(({ drafts }) => drafts.state === 'stored') &&
      this.#tabs.every((tab) => !tab.signedOut && !tab.isClosed);
    if (order && isQuiet && orders.every((other) => deepEqual(other, order)))
      this.#problems.push(...this.#placements.agree(order));
  }

  #expectStored(page: Workspace, change: PendingChange, event = 'a reload'): void {
    const now = textIn(page.changes.get(change.key)?.value);
    const text = textIn(change.value);
    if (text !== undefined && now !== text && !this.#seenTexts.has(text))
      this.#problems.push(`gone with ${event}: ${text}`);
  }

  async #publish(page: Workspace): Promise<void> {
    if (!page.publishing.canPublish) return;
    await page.publish();
    const { conflict } = page.publishing;
    if (conflict) {
      this.#placements.forget(ANYBODY, REASONS);
      for (const { theirs } of conflict.conflicts) this.#addSeenText(textIn(theirs));
      page.publishing.settleConflict(new Set(conflict.conflicts.map(({ mine }) => mine.key)));
    } else this.#met.published += 1;
    await settled();
  }

  async #wait(milliseconds: number): Promise<void> {
    this.#service.clock.advance(milliseconds);
    for (let turn = 0; turn < 4; turn += 1) {
      await settled();
      this.#look();
    }
  }
}
