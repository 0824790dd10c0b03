import { analyseRules } from '../../src/domain/rules/analysis/analyseRules.ts';
import Papa from 'papaparse';
import { ImpactCount } from '../../src/domain/impact/ImpactCount.ts';
import { PublishedDecisions } from '../../src/domain/impact/PublishedDecisions.ts';
import { OrderColumns } from '../../src/domain/impact/OrderColumns.ts';
import { compileRules } from '../../src/domain/rules/evaluation/compileRules.ts';
import type { RuleType } from '../../src/domain/company/parts/ruleDocument.ts';
import { InThreadReplay } from '../../src/infrastructure/impact/InThreadReplay.ts';
import { compiledClosures, firingByMeaning, jsonRulesEngine, plainItem } from '../domain/rules/alternativeEngines.ts';
import { makeWorkload } from '../domain/rules/ruleWorkload.ts';
import { compareSpeed, cpuMs, type Contestant } from './compareSpeed.ts';
import { countArgument } from './countArgument.ts';
import { median } from './figures.ts';

// Usage: npm run bench:rules -- [rounds] [max rules] [max orders]. Times are CPU times of this process, so that other
// processes affect them less. The other engines receive items with case-folded texts and numeric dates, whereas the
// product's engine converts both itself. If many rules match, every engine finds the first match quickly. An index then
// helps little, because reading the item takes most of the time.
type Habit = 'all' | 'narrow' | 'loose';
const rounds = countArgument(process.argv[2], 5);
const mostRules = countArgument(process.argv[3], 10_000);
const mostOrders = countArgument(process.argv[4], 1_000_000);
const items = makeWorkload(2).items(2_000);
const plain = items.map(plainItem);
const rulesOf = (count: number, habit: Habit = 'all') => makeWorkload(1, habit).rules(count);
const upTo = (max: number, sizes: readonly number[]): readonly number[] => [
  ...new Set(sizes.map((size) => Math.min(size, max))),
];

await agree();
await race('All rules that fire, evaluations a second', [10, 100, 1_000, 10_000], 'all', 'all');
await race('The first that fires, evaluations a second', [100, 1_000, 10_000], 'all', 'first');
await race('No condition wants an equal value, few rules fire: all', [1_000, 10_000], 'narrow', 'all');
await race('No condition wants an equal value, few rules fire: the first', [1_000, 10_000], 'narrow', 'first');
await race('No condition wants an equal value, many rules fire: all', [1_000], 'loose', 'all');
await race('No condition wants an equal value, many rules fire: the first', [1_000], 'loose', 'first');
await cost();
analysis();
for (const orders of upTo(mostOrders, [10_000, 1_000_000])) impact(orders);
await csv();

async function agree(): Promise<void> {
  for (const habit of ['all', 'narrow', 'loose'] as const) {
    const rules = rulesOf(300, habit);
    const engine = jsonRulesEngine(rules);
    const closures = compiledClosures(rules);
    const compiled = compileRules(rules);
    for (const [nth, item] of items.slice(0, 100).entries()) {
      const expected = firingByMeaning(rules, item).join();
      const engineIds = new Set(await engine(plain[nth]!));
      const answers = [
        compiled.firing(item).map(({ ruleId }) => ruleId),
        closures.all(plain[nth]!),
        firingByMeaning(rules, item).filter((id) => engineIds.has(id) && engineIds.size === expected.split(',').length),
      ];
      if (expected !== '' && answers.some((answer) => answer.join() !== expected))
        throw new Error(`no agreement on item ${nth}`);
    }
  }
  console.log('All engines name the same rules: 3 sets of 300 rules, 100 items each.\n');
}

/**
 * Compares the engines on rule sets of these sizes. Prints evaluations per second, and the ratio of the product's
 * engine to the two other engines.
 */
async function race(title: string, sizes: readonly number[], habit: Habit, what: 'all' | 'first'): Promise<void> {
  console.log(title);
  for (const size of upTo(mostRules, sizes)) {
    const rules = rulesOf(size, habit);
    const compiled = compileRules(rules);
    const closures = compiledClosures(rules);
    const engine = jsonRulesEngine(rules, { stopAtFirst: what === 'first' });
    const contestants: readonly Contestant[] = [
      { name: 'json-rules-engine', ask: (nth) => engine(plain[nth]!) },
      { name: 'closures', ask: (nth) => closures[what](plain[nth]!) },
      {
        name: 'compiled rules',
        ask: (nth) => (what === 'all' ? compiled.firing(items[nth]!) : compiled.first(items[nth]!)),
      },
    ];
    const [engineRate, closureRate, ownRate] = await compareSpeed(contestants, items.length, rounds);
    const matches = items.reduce((sum, item) => sum + compiled.firing(item).length, 0) / items.length;
    console.log(
      `  ${String(size).padStart(6)} rules (${matches.toFixed(1)} fire): json-rules-engine ${show(engineRate!)}` +
        ` · closures ${show(closureRate!)} · compiled ${show(ownRate!)}` +
        ` = ${show(ownRate! / engineRate!)} x json-rules-engine, ${show(ownRate! / closureRate!)} x closures`,
    );
  }
  console.log('');
}

async function cost(): Promise<void> {
  for (const size of upTo(mostRules, [1_000, 10_000])) {
    const rules = rulesOf(size);
    const times = Array.from({ length: 7 }, () => cpuMs(() => compileRules(rules)));
    const before = await settledBytes();
    const compiled = compileRules(rules);
    const bytes = (await settledBytes()) - before;
    for (const item of items) compiled.first(item);
    console.log(
      `Compiling ${size} rules: first ${times[0]!.toFixed(1)} ms, then ${median(times.slice(1)).toFixed(1)} ms, ` +
        `${(bytes / 2 ** 20).toFixed(1)} MiB`,
    );
  }
}

/** Returns the used memory in bytes. One run of the garbage collector does not free everything. */
async function settledBytes(): Promise<number> {
  for (let turn = 0; turn < 3; turn += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function analysis(): void {
  const count = Math.min(1_000, mostRules);
  const ofType = (selectedType: RuleType) => rulesOf(8 * count).filter(({ ruleType }) => ruleType === selectedType);
  for (const [name, rules] of [
    ['rules of all types', rulesOf(count)],
    ['rules of one type', ofType('RETURN_ADDRESS')],
    ['return windows', ofType('RETURN_WINDOWS')],
  ] as const) {
    const times = Array.from({ length: 9 }, () => cpuMs(() => analyseRules(rules)));
    const found = new Map<string, number>();
    for (const { kind } of analyseRules(rules)) found.set(kind, (found.get(kind) ?? 0) + 1);
    const kinds = [...found].map(([kind, count]) => `${count} ${kind}`).join(', ');
    console.log(
      `Analysing ${show(rules.length)} ${name}: first ${times[0]!.toFixed(0)} ms, then ${median(times.slice(1)).toFixed(0)} ms (${kinds})`,
    );
  }
}

/**
 * Compares pending with published rules [RL-9]. Measures the first count, a count after an edit, and the memory used
 * between the counts.
 */
function impact(count: number): void {
  const rules = rulesOf(Math.min(1_000, mostRules));
  const orders = new OrderColumns();
  const orderItems = makeWorkload(3).items(10_000);
  globalThis.gc?.();
  const before = process.memoryUsage();
  for (let nth = 0; nth < count; nth += 1) {
    const {
      categories = [],
      sku = '',
      tags = [],
      price,
      purchaseDate = '',
      area = '',
    } = orderItems[nth % orderItems.length]!;
    const lists = { categories: categories.join('|'), tags: tags.join('|') };
    orders.add({ orderId: `NW-${1_000_000 + nth}`, itemName: sku, sku, ...lists, price, purchaseDate, area });
  }
  const published = new PublishedDecisions(orders, rules);
  const replay = (nth: number): ImpactCount => {
    const pending = rules.with(nth % rules.length, { ...rules[nth % rules.length]!, priority: 101, conditions: [] });
    const impactCount = new ImpactCount(published, pending);
    impactCount.advance(count);
    return impactCount;
  };
  let last: ImpactCount | undefined;
  const [first, ...later] = Array.from({ length: count > 100_000 ? 2 : 12 }, (_, nth) =>
    cpuMs(() => {
      last = replay(nth);
      return last.summary;
    }),
  );
  globalThis.gc?.();
  const after = process.memoryUsage();
  const bytes = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  console.log(
    `Impact, ${show(count)} orders, ${show(rules.length)} rules: first ${first!.toFixed(0)} ms, an edit ${median(later).toFixed(1)} ms, ` +
      `${(bytes / 2 ** 20).toFixed(0)} MiB kept (${show(last!.summary.changedOrders)} changed)`,
  );
}

/** Measures how long it takes to convert a CSV file to orders, compared with the parser alone. */
async function csv(): Promise<void> {
  const line = (nth: number): string =>
    `NW-${nth},Touring skis ${nth % 90},SKI-${nth % 900},Skis,sale,${nth % 400}.50,2026-06-04,VIC`;
  const lines = Array.from({ length: Math.min(300_000, mostOrders) }, (_, nth) => line(nth));
  const text = `order,item,sku,category,tags,price,date,state\n${lines.join('\n')}`;
  const file = new Blob([text]);
  const replay = new InThreadReplay(() => Promise.resolve());
  const outline = await replay.inspect(file, { language: 'en' });
  if (!outline.ok) throw new Error(outline.error.kind);
  const begun = process.cpuUsage();
  await replay.read(file, outline.value.choice, () => undefined, new AbortController().signal);
  const { user } = process.cpuUsage(begun);
  const alone = cpuMs(() => Papa.parse(text, { delimiter: ',', newline: '\n' }).data.length);
  const rate = (ms: number): string => (file.size / 1e6 / (ms / 1_000)).toFixed(0);
  console.log(
    `CSV of ${(file.size / 1e6).toFixed(1)} MB: into orders ${rate(user / 1_000)} MB/s, papaparse alone ${rate(alone)} MB/s`,
  );
}

function show(figure: number): string {
  return figure < 10 ? figure.toFixed(1) : Math.round(figure).toLocaleString('en');
}
