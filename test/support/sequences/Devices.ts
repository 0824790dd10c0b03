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
/** Some more that are only moved, so that two who move at once often move others. */
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

/** Where somebody signed out: what was kept then, and how much had been done by anybody. */
type SignedOut = {
  /** The page they did it on, where they come back to it without a reload. */
  readonly page: Workspace | undefined;
  readonly pending: readonly PendingChange[];
  readonly history: ChangeHistory;
  /** How much had been done by then; nothing where others may have something on their way. */
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

/** The company with enough reasons for two people to move different ones. */
function withReasons(): SampleData {
  const sample = aSample({ drafts: true, events: true });
  const { products } = sample.owners[0]?.merchants[0]?.configuration ?? {};
  const returnReasons = products?.['RETURNS_PORTAL']?.returnReasons;
  if (!returnReasons) throw new Error('The sample has no reasons.');
  const { paymentRequirements: _, ...plainReason } = aReason();
  returnReasons.reasons = REASONS.map((each) => ({ ...plainReason, code: each, description: `First ${each}` }));
  return sample;
}

/** Tabs and devices of one person over one service, and what became of everything that was typed and moved. */
export class Devices {
  readonly #service = anEnvironment(withReasons());
  readonly #tabs: Tab[];
  readonly #typed = new Set<string>();
  /** Replaced by somebody who saw it, shown as a conflict, or live once. */
  readonly #known = new Set<string>();
  /** What must not be. */
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
        // The first two are tabs of one browser, the last one is a device of its own.
        tabs: index === DEVICES - 1 ? new Map() : this.#service.tabs,
        faults: new Faults(),
        ids: new CountingIds(`device-${index}`),
      },
      page: undefined,
      isClosed: false,
      signedOut: undefined,
    }));
  }

  /** What came about, so that a test can tell that it was about something. */
  get met() {
    return { ...this.#met, heldAmidOthers: this.#placements.heldAmidOthers };
  }

  /** Those that are open, with somebody signed in. */
  get #pages(): readonly Workspace[] {
    return this.#tabs.flatMap(({ page }) => page ?? []);
  }

  async make({ device, ...move }: Move): Promise<void> {
    const tab = this.#tabs[device];
    if (!tab) return;
    if (tab.signedOut) await this.#signIn(tab, tab.signedOut);
    this.#acts += 1;
    if (!tab.page) {
      // A held call would hold the opening up for as long as nobody lets time pass.
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
        const unsent = page.drafts.state === 'kept' ? [] : page.changes.list;
        page.leave();
        faults.clear();
        faults.release();
        await settled();
        tab.page = await this.#open(tab);
        for (const change of unsent) this.#expectKept(tab.page, change);
        break;
      }
      case 'close':
        // Who leaves before all is kept is warned, and chose to.
        if (page.drafts.state !== 'kept') break;
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

  /** With a sound line everything typed is on the service before long, or somebody saw what became of it; answers what is not so. */
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
      // What was refused is tried again with the next edit.
      if (page.drafts.state === 'refused') this.#write(page, `LAST${index}`, `last ${index}`);
    }
    for (let round = 0; round < 6; round += 1) await this.#wait(60_000);
    this.#look();
    for (const { page, environment } of this.#tabs) {
      if (!page) continue;
      if (page.drafts.state !== 'kept') this.#problems.push(`a device is ${page.drafts.state}`);
      if (environment.storage.read('pendingChanges/user-1/ACME') !== undefined) this.#problems.push('a tab holds rows');
    }
    const fresh = await openWorkspace({ ...this.#service, storage: new InMemoryStorage(), faults: new Faults() });
    const there = new Set([...fresh.shown(), ...liveOf(this.#service).reasons].map(({ description }) => description));
    const [first, ...others] = this.#pages.map(valuesOf);
    if (others.some((other) => !deepEqual(other, first))) this.#problems.push('not all have the same changes');
    this.#problems.push(...this.#placements.agree(codesShown(fresh)));
    const lost = [...this.#typed].filter((text) => !there.has(text) && !this.#known.has(text));
    for (const { page } of [...this.#tabs, { page: fresh }]) page?.leave();
    return [...this.#problems, ...lost.map((text) => `lost: ${text}`)];
  }

  /** A page; what it shows as a conflict is known from then on, for however short a time it does. */
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
      this.#know(textIn(theirs.value));
      if (theirs.key === REASON_ORDER_KEY) this.#placements.forget(ANYBODY, REASONS);
    }
  }

  #type(device: number): string {
    const text = `device ${device}: ${(this.#count += 1)}`;
    this.#typed.add(text);
    return text;
  }

  /** As the page does it: the order is kept in line. */
  #write(page: Workspace, of: string, description: string): void {
    const reasons = reasonsOf(page);
    reasons.edit([saveReason(reasons.published, aReason({ code: of, description }))]);
  }

  #move(device: number, page: Workspace, of: string, place: number): void {
    const before = codesShown(page);
    if (!before.includes(of)) return;
    reasonsOf(page).moveTo(of, place);
    const after = codesShown(page);
    if (deepEqual(before, after)) return;
    this.#met.moved += 1;
    // What is as it was published is no change any more, and an edit elsewhere outlives it.
    if (page.changes.get(REASON_ORDER_KEY)) this.#placements.place(device, of, before, after);
    else this.#placements.forget(device, before);
  }

  /** Keeps or discards what is pending, as the question says that is asked then, and signs out where that could be done. */
  async #signOut(tab: Tab, page: Workspace, { keeps, reloads }: Extract<Act, { do: 'sign-out' }>): Promise<void> {
    if (page.changes.count > 0) {
      if (!keeps) this.#see(tab, page, () => page.changes.discard());
      const isKept = await this.#flush(tab, page);
      // What was found to be changed elsewhere meanwhile is said before they go.
      this.#look();
      // What could not be discarded there either is said, and the person goes all the same.
      if (keeps && !isKept) return;
    }
    this.#met.signedOut += 1;
    const { list: pending, history } = page.changes;
    const isSame = ({ drafts, changes }: Workspace): boolean =>
      drafts.state === 'kept' && deepEqual([changes.list, changes.history], [pending, history]);
    // Where nothing is pending nobody is asked, and what could be undone is not waited for.
    const isQuiet = pending.length > 0 && this.#pages.every(isSame);
    tab.signedOut = { page: reloads ? undefined : page, pending, history, acts: isQuiet ? this.#acts : undefined };
    tab.page = undefined;
    tab.environment.storage.clear();
    page.leave();
  }

  /** Waits for the service as the question does; false where it does not have all of it, or does not answer. */
  async #flush({ environment }: Tab, page: Workspace): Promise<boolean> {
    let isKept: boolean | undefined;
    void page.drafts.flush().then((kept) => (isKept = kept));
    for (let turn = 0; turn < 8 && isKept === undefined; turn += 1) {
      environment.faults.release();
      await settled();
    }
    return isKept === true;
  }

  /** Signs in again: what was kept is there, and what can be undone of it. */
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
    for (const change of pending) this.#expectKept(tab.page, change, 'a sign-out');
    const { changes } = tab.page;
    if (acts !== this.#acts) return;
    this.#met.cameBack += 1;
    // An undo may have made pending once more what is live.
    const { configuration } = tab.page.company;
    const left = configuration ? dropPublished(configuration, pending) : pending;
    if (!deepEqual(byKey(changes.list), byKey(left))) this.#problems.push('other changes are there after a sign-out');
    if (!deepEqual(changes.history, history)) this.#problems.push('something else can be undone after a sign-out');
  }

  /** What an act replaces was seen by whoever did it. */
  #see(tab: Tab, page: Workspace, run: () => void, codes: readonly string[] = CODES): void {
    const [codesBefore, orderBefore] = [codesShown(page), page.changes.get(REASON_ORDER_KEY)];
    const before = new Map(page.shown().map((reason) => [reason.code, reason.description]));
    const pending = page.changes.list.map(({ key, value }) => [key, textIn(value)] as const);
    run();
    const after = new Map(page.shown().map((reason) => [reason.code, reason.description]));
    for (const each of codes) if (before.get(each) !== after.get(each)) this.#know(before.get(each));
    for (const [key, text] of pending) if (textIn(page.changes.get(key)?.value) !== text) this.#know(text);
    const codesAfter = codesShown(page);
    if (!deepEqual([codesBefore, orderBefore], [codesAfter, page.changes.get(REASON_ORDER_KEY)]))
      this.#placements.forget(this.#tabs.indexOf(tab), new Set([...codesBefore, ...codesAfter]));
  }

  #know(text: string | undefined): void {
    if (text !== undefined) this.#known.add(text);
  }

  #look(): void {
    const { reasons } = liveOf(this.#service);
    for (const { description } of reasons) this.#know(description);
    this.#placements.publish(reasons.map((reason) => reason.code));
    const orders = this.#pages.map(codesShown);
    const [order] = orders;
    // What a page that is closed sent last may not be here yet.
    const isQuiet =
      this.#pages.every(({ drafts }) => drafts.state === 'kept') &&
      this.#tabs.every((tab) => !tab.signedOut && !tab.isClosed);
    if (order && isQuiet && orders.every((other) => deepEqual(other, order)))
      this.#problems.push(...this.#placements.agree(order));
  }

  #expectKept(page: Workspace, change: PendingChange, over = 'a reload'): void {
    const now = textIn(page.changes.get(change.key)?.value);
    const text = textIn(change.value);
    if (text !== undefined && now !== text && !this.#known.has(text)) this.#problems.push(`gone with ${over}: ${text}`);
  }

  async #publish(page: Workspace): Promise<void> {
    if (!page.publishing.canPublish) return;
    await page.publish();
    const { conflict } = page.publishing;
    if (conflict) {
      this.#placements.forget(ANYBODY, REASONS);
      for (const { theirs } of conflict.conflicts) this.#know(textIn(theirs));
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
