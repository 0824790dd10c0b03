import fc from 'fast-check';
import { DiscardChange } from '../../../src/application/changes/DiscardChange.ts';
import { reasonKey } from '../../../src/domain/return-reasons/reasonList.ts';
import { PUBLISH_LEASE } from '../../../src/domain/shared/lifetimes.ts';
import { aReason } from '../samples/builders.ts';
import type { Fault } from '../fakes/Faults.ts';
import { REFETCH_DELAY } from '../workspace.ts';
import { expectAgreement, publishAndCompare, settle } from './agreement.ts';
import { act, replace, tabOf, type Model, type ModelTab, type Constraints } from './Model.ts';
import { TABS, type World } from './World.ts';
import { changeSubjects } from '../changes.ts';

export type Command = fc.AsyncCommand<Model, World>;

type Act = (context: {
  readonly model: Model;
  readonly world: World;
  readonly tab: number;
  readonly own: ModelTab;
}) => Promise<void> | void;

/** Creates an action of a user in one tab. `needs` returns whether the action is possible in the tab's state. */
const command = (name: string, tab: number, needs: (own: ModelTab) => boolean, run: Act): Command => ({
  check: (model) => needs(tabOf(model, tab)),
  async run(model, world) {
    await run({ model, world, tab, own: tabOf(model, tab) });
    expectAgreement(model, world);
  },
  toString: () => `tab ${tab}: ${name}`,
});

const isOpen = (own: ModelTab): boolean => own.isOpen;
const without = (wishes: Constraints, code: string): Constraints =>
  new Map([...wishes].filter(([other]) => other !== code));

/** Adds an edit. A second edit of a text keeps the base of the first. Removing a missing text does nothing. */
function withWish(world: World, tab: number, wishes: Constraints, code: string, text: string | undefined): Constraints {
  const existing = wishes.get(code);
  const published = world.published(tab)[code];
  const base = existing ? existing.base : published;
  const otherWishes = without(wishes, code);
  return text === undefined && published === undefined
    ? otherWishes
    : new Map([...otherWishes, [code, { text, base }]]);
}

const save = (tab: number, code: string): Command =>
  command(`write ${code}`, tab, isOpen, ({ model, world, own }) => {
    model.written += 1;
    const description = `tab ${tab}: ${model.written}`;
    act(own, withWish(world, tab, own.wishes, code, description));
    world.page(tab).save(aReason({ code, description }));
  });

const remove = (tab: number, code: string): Command =>
  command(`remove ${code}`, tab, isOpen, ({ world, own }) => {
    if (world.shown(tab)[code] === undefined) return;
    act(own, withWish(world, tab, own.wishes, code, undefined));
    world.page(tab).remove(code);
  });

const discard = (tab: number, code: string): Command =>
  command(
    `discard ${code}`,
    tab,
    ({ wishes }) => wishes.has(code),
    ({ world, own }) => {
      act(own, without(own.wishes, code));
      new DiscardChange(world.page(tab).company, world.page(tab).changes, changeSubjects).execute(reasonKey(code));
    },
  );

const discardAll = (tab: number): Command =>
  command(
    'discard all',
    tab,
    ({ wishes }) => wishes.size > 0,
    ({ world, own }) => {
      act(own, new Map());
      world.page(tab).changes.discard();
    },
  );

const undo = (tab: number): Command =>
  command('undo', tab, isOpen, ({ model, world, own }) => {
    const earlier = own.done.pop();
    // An undo of actions before a reload is possible too, but only `Devices` tests it.
    if (!earlier) return;
    model.met.undone += 1;
    own.undone.push(own.wishes);
    own.wishes = earlier;
    world.page(tab).changes.undo();
  });

const redo = (tab: number): Command =>
  command('redo', tab, isOpen, ({ world, own }) => {
    const later = own.undone.pop();
    if (!later) return;
    own.done.push(own.wishes);
    own.wishes = later;
    world.page(tab).changes.redo();
  });

const publish = (tab: number): Command =>
  command('publish', tab, isOpen, ({ model, world }) => publishAndCompare(model, world, tab));

const answer = (tab: number, side: 'mine' | 'theirs'): Command =>
  command(`keep ${side}`, tab, isOpen, ({ model, world }) => settle(model, world, tab, side));

const fail = (tab: number, call: string, fault: Fault): Command =>
  command(`${call} will be ${fault}`, tab, isOpen, ({ world }) => world.faults(tab).plan(call, fault));

const reload = (tab: number): Command =>
  command('reload', tab, isOpen, async ({ model, world, own }) => {
    await world.reload(tab);
    replace(own, new Map([...own.wishes].filter(([code, { text }]) => model.live[code] !== text)));
  });

const openTab = (tab: number): Command =>
  command(
    'come',
    tab,
    (own) => !own.isOpen,
    async ({ world, own }) => {
      await world.open(tab);
      own.isOpen = true;
    },
  );

const closeTab = (tab: number): Command =>
  command('leave', tab, isOpen, async ({ world, own }) => {
    await world.close(tab);
    replace(own, new Map());
    own.isOpen = false;
  });

const wait = (milliseconds: number): Command => ({
  check: () => true,
  async run(model, world) {
    await world.wait(milliseconds);
    expectAgreement(model, world);
  },
  toString: () => `${milliseconds} ms pass`,
});

const tab = fc.nat(TABS.length - 1);
const code = fc.constantFrom('SIZE', 'DAMAGED', 'NEW');
const passing = fc.constantFrom<Fault>(
  'lost-before',
  'lost-after',
  'timed-out',
  'server-error',
  'server-error-after',
  'busy',
);
const anyCall = fc.constantFrom('open', 'company', 'complete', 'giveUp', 'read', 'latest', 'app-token');
/** Calls that the service may refuse permanently. It never refuses to open a draft that way. */
const refusedCall = fc.constantFrom('company', 'complete', 'read', 'latest', 'app-token');

const often = (times: number, arbitrary: fc.Arbitrary<Command>): fc.Arbitrary<Command>[] =>
  Array.from({ length: times }, () => arbitrary);

/** All possible actions. Frequent actions occur several times in the list. */
export const anyCommand: fc.Arbitrary<Command>[] = [
  ...often(
    4,
    fc.tuple(tab, code).map(([at, changedCode]) => save(at, changedCode)),
  ),
  ...often(6, tab.map(publish)),
  ...often(
    3,
    fc.tuple(tab, anyCall, passing).map(([at, call, fault]) => fail(at, call, fault)),
  ),
  fc.tuple(tab, refusedCall).map(([at, call]) => fail(at, call, 'rejected')),
  fc.tuple(tab, code).map(([at, changedCode]) => remove(at, changedCode)),
  fc.tuple(tab, code).map(([at, changedCode]) => discard(at, changedCode)),
  tab.map(discardAll),
  tab.map(undo),
  tab.map(redo),
  ...often(
    2,
    fc.tuple(tab, fc.constantFrom('mine' as const, 'theirs' as const)).map(([at, side]) => answer(at, side)),
  ),
  tab.map(reload),
  ...often(3, tab.map(openTab)),
  tab.map(closeTab),
  ...often(3, fc.constantFrom(REFETCH_DELAY, REFETCH_DELAY, PUBLISH_LEASE).map(wait)),
];
