import fc from 'fast-check';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { CountingIds } from '../fakes/CountingIds.ts';
import { Faults, type Fault } from '../fakes/Faults.ts';
import { aSample } from '../samples/aSample.ts';
import { aReason } from '../samples/builders.ts';
import { settled } from '../settled.ts';
import { anEnvironment, liveOf, openWorkspace, type Environment, type Workspace } from '../workspace.ts';

const DEVICES = 3;
const CODES = ['SIZE', 'DAMAGED', 'NEW'] as const;
type Code = (typeof CODES)[number];

type Act =
  | { readonly do: 'write'; readonly code: Code }
  | { readonly do: 'remove'; readonly code: Code }
  | { readonly do: 'fail'; readonly call: 'draft' | 'draft-read'; readonly fault: Fault }
  | { readonly do: 'wait'; readonly milliseconds: number }
  | { readonly do: 'undo' | 'redo' | 'discard' | 'reload' | 'close' | 'expire' | 'publish' | 'release' };
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
const plain = (name: Exclude<Act['do'], 'write' | 'remove' | 'fail' | 'wait'>) => fc.constant<Act>({ do: name });
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
  { arbitrary: fc.record({ do: fc.constant('remove' as const), code }), weight: 1 },
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

/** Tabs and devices of one person over one service, and what became of everything that was typed. */
export class Devices {
  readonly #service = anEnvironment(aSample({ drafts: true, events: true }));
  readonly #tabs: { environment: Environment; page: Workspace | undefined }[];
  readonly #typed = new Set<string>();
  /** Replaced by somebody who saw it, shown as a conflict, or live once. */
  readonly #known = new Set<string>();
  /** What must not be. */
  readonly #problems: string[] = [];
  readonly met = { conflicts: 0, merged: 0, published: 0, expired: 0 };
  #count = 0;

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
    }));
  }

  async make({ device, ...move }: Move): Promise<void> {
    const tab = this.#tabs[device];
    if (!tab) return;
    if (!tab.page) {
      // A held call would hold the opening up for as long as nobody lets time pass.
      tab.environment.faults.clear();
      tab.page = await openWorkspace(tab.environment);
    }
    const { page } = tab;
    const { faults, storage } = tab.environment;
    switch (move.do) {
      case 'write':
        this.#see(page, () => page.save(aReason({ code: move.code, description: this.#type(device) })), [move.code]);
        break;
      case 'remove':
        if (page.shown().some((reason) => reason.code === move.code))
          this.#see(page, () => page.remove(move.code), [move.code]);
        break;
      case 'undo':
        this.#see(page, () => page.changes.undo());
        break;
      case 'redo':
        this.#see(page, () => page.changes.redo());
        break;
      case 'discard':
        this.#see(page, () => page.changes.discard());
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
        tab.page = await openWorkspace(tab.environment);
        for (const change of unsent) this.#expectKept(tab.page, change);
        break;
      }
      case 'close':
        // Who leaves before all is kept is warned, and chose to.
        if (page.drafts.state !== 'kept') break;
        page.leave();
        storage.clear();
        tab.page = undefined;
        break;
      case 'expire': {
        this.met.expired += 1;
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
    for (let round = 0; round < 6; round += 1) await this.#wait(60_000);
    this.#look();
    for (const [index, { page }] of this.#tabs.entries()) {
      if (!page) continue;
      // What was refused is tried again with the next edit.
      if (page.drafts.state === 'refused') page.save(aReason({ code: `LAST${index}`, description: `last ${index}` }));
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
    const lost = [...this.#typed].filter((text) => !there.has(text) && !this.#known.has(text));
    for (const { page } of [...this.#tabs, { page: fresh }]) page?.leave();
    return [...this.#problems, ...lost.map((text) => `lost: ${text}`)];
  }

  #type(device: number): string {
    const text = `device ${device}: ${(this.#count += 1)}`;
    this.#typed.add(text);
    return text;
  }

  /** What an act replaces was seen by whoever did it. */
  #see(page: Workspace, run: () => void, codes: readonly string[] = CODES): void {
    const before = new Map(page.shown().map((reason) => [reason.code, reason.description]));
    const pending = page.changes.list.map(({ key, value }) => [key, textIn(value)] as const);
    run();
    const after = new Map(page.shown().map((reason) => [reason.code, reason.description]));
    for (const each of codes) if (before.get(each) !== after.get(each)) this.#know(before.get(each));
    for (const [key, text] of pending) if (textIn(page.changes.get(key)?.value) !== text) this.#know(text);
  }

  #know(text: string | undefined): void {
    if (text !== undefined) this.#known.add(text);
  }

  #look(): void {
    for (const { page } of this.#tabs)
      for (const { theirs } of page?.drafts.conflicts ?? []) {
        this.met.conflicts += 1;
        this.#know(textIn(theirs.value));
      }
    for (const { description } of liveOf(this.#service).reasons) this.#know(description);
  }

  #expectKept(page: Workspace, change: PendingChange): void {
    const now = textIn(page.changes.get(change.key)?.value);
    const text = textIn(change.value);
    if (text !== undefined && now !== text && !this.#known.has(text))
      this.#problems.push(`gone with a reload: ${text}`);
  }

  async #publish(page: Workspace): Promise<void> {
    if (!page.publishing.canPublish) return;
    await page.publish();
    const { conflict } = page.publishing;
    if (conflict) {
      for (const { theirs } of conflict.conflicts) this.#know(textIn(theirs));
      page.publishing.settleConflict(new Set(conflict.conflicts.map(({ mine }) => mine.key)));
    } else this.met.published += 1;
    await settled();
  }

  async #wait(milliseconds: number): Promise<void> {
    this.#service.clock.advance(milliseconds);
    for (let turn = 0; turn < 4; turn += 1) await settled();
    this.met.merged += 1;
  }
}
