import { makeAutoObservable, observable } from 'mobx';
import type { Phrase } from '../../domain/changes/phrase.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { RuleDocument, RuleType } from '../../domain/company/parts/ruleDocument.ts';
import { portalCurrency } from '../../domain/international/portalCurrency.ts';
import type { RuleFinding } from '../../domain/rules/analysis/ruleFinding.ts';
import { pageMadeId } from '../../domain/publishing/createdIds.ts';
import { tellingFindings } from '../../domain/rules/analysis/tellingFindings.ts';
import { archiveRule, saveRule } from '../../domain/rules/changes/ruleEdits.ts';
import { ruleKey } from '../../domain/rules/changes/ruleKey.ts';
import { ruleList } from '../../domain/rules/changes/ruleList.ts';
import {
  arrangeRules,
  freeRuleName,
  listedRule,
  listedRules,
  putApart,
  type ListedRule,
} from '../../domain/rules/ruleRows.ts';
import { rulePhrase } from '../../domain/rules/rulePhrase.ts';
import { ruleNames, sentenceOf, withNames, type RuleNames } from '../../domain/rules/ruleSentence.ts';
import type { ReturnRule } from '../../domain/rules/returnRule.ts';
import { ruleTypes } from '../../domain/rules/ruleType.ts';
import { deepEqual } from '../../domain/shared/deepEqual.ts';
import { moveId } from '../../domain/shared/listMoves.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { Ids } from '../shared/Ids.ts';
import { RulesOfType } from './RulesOfType.ts';

const none: readonly RuleFinding[] = [];

/** An editor: the return rules of the open company, published and pending, and every edit of them: each one undo. */
export class RulesEditor {
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;
  readonly #ids: Ids;
  readonly #types: ReadonlyMap<RuleType, RulesOfType>;
  readonly #findings = observable.map<string, readonly RuleFinding[]>([], { deep: false });
  /** Items that no return window takes, as the last analysis found. */
  hasUncovered = false;

  constructor(company: CompanyStore, changes: PendingChangesStore, ids: Ids) {
    this.#company = company;
    this.#changes = changes;
    this.#ids = ids;
    this.#types = new Map(ruleTypes.map((type) => [type, new RulesOfType(type, this)]));
    makeAutoObservable(this, {
      publishedRule: false,
      pendingRule: false,
      phraseOf: false,
      anyRule: false,
      findingsOf: false,
      ofType: false,
    });
  }

  get published(): readonly RuleDocument[] {
    return this.#company.configuration?.rulesConfig ?? [];
  }

  get pending(): readonly RuleDocument[] {
    return this.#company.pendingConfiguration?.rulesConfig ?? [];
  }

  /** All that can be read, as they will be. */
  get rules(): readonly ListedRule[] {
    return listedRules(this.pending);
  }

  get isEmpty(): boolean {
    return this.rules.length === 0;
  }

  /** How many no page of this release can read: they stay as they are. */
  get unreadableCount(): number {
    return this.pending.length - this.rules.length;
  }

  get currency(): string | undefined {
    const { pendingConfiguration } = this.#company;
    return pendingConfiguration && portalCurrency(pendingConfiguration);
  }

  /** The most days a return window may have, where there is a limit. */
  get longestWindow(): number | undefined {
    return this.#company.configuration?.features.returnWindows?.maxDueDateDays;
  }

  get names(): RuleNames {
    return ruleNames(this.#company.pendingConfiguration ?? {});
  }

  get publishedById(): ReadonlyMap<string, RuleDocument> {
    return new Map(this.published.map((document) => [document.ruleId, document]));
  }

  ofType(type: RuleType): RulesOfType {
    return this.#types.get(type) ?? new RulesOfType(type, this);
  }

  publishedRule(ruleId: string): ListedRule | undefined {
    const document = this.publishedById.get(ruleId);
    return document && listedRule(document);
  }

  /** Observes the change of this rule alone. */
  pendingRule(ruleId: string): ListedRule | undefined {
    const change = this.#changes.get(ruleKey(ruleId));
    const parsed = change && ruleList.parse(change);
    if (parsed?.part !== 'entry') return this.publishedRule(ruleId);
    const document = ruleList.entryAfter(this.publishedById.get(ruleId), parsed);
    return document && listedRule(document);
  }

  /** A rule in words: its addresses and carriers by name, its prices in the portal's currency. */
  phraseOf(rule: ReturnRule): Phrase {
    return rulePhrase(withNames(sentenceOf(rule), this.names), this.currency);
  }

  /** As it will be, else as it is published. */
  anyRule(ruleId: string): ListedRule | undefined {
    return this.pendingRule(ruleId) ?? this.publishedRule(ruleId);
  }

  /** What the last analysis found of a rule. */
  findingsOf(ruleId: string): readonly RuleFinding[] {
    return this.#findings.get(ruleId) ?? none;
  }

  /** Takes in what an analysis of the rules found; a row is drawn anew only where what is said of it changed. */
  takeFindings(findings: readonly RuleFinding[]): void {
    const byRule = new Map<string, RuleFinding[]>();
    for (const finding of findings) {
      const ruleId = finding.kind === 'no-window' ? undefined : finding.rule.ruleId;
      if (ruleId !== undefined) byRule.set(ruleId, [...(byRule.get(ruleId) ?? []), finding]);
    }
    this.hasUncovered = findings.some(({ kind }) => kind === 'no-window');
    for (const ruleId of this.#findings.keys()) if (!byRule.has(ruleId)) this.#findings.delete(ruleId);
    for (const [ruleId, all] of byRule) {
      const found = tellingFindings(all);
      if (!deepEqual(this.#findings.get(ruleId), found)) this.#findings.set(ruleId, found);
    }
  }

  switchOn(ruleId: string, enabled: boolean): void {
    const rule = this.pendingRule(ruleId);
    if (rule) this.#save([{ ...rule, enabled }]);
  }

  /** Lets a rule for everything else be for all of it [RL-8]. */
  removeConditions(ruleId: string): void {
    const rule = this.pendingRule(ruleId);
    if (rule) this.#save([{ ...rule, conditions: [] }]);
  }

  /** Puts a rule at a place among those of its type, 0 first; numbers are never typed, priorities follow [RL-4]. */
  moveTo(ruleId: string, place: number): void {
    const type = this.pendingRule(ruleId)?.ruleType;
    if (type) this.arrange(type, moveId(this.ofType(type).movable, ruleId, place));
  }

  /** `ids` may name rules that go or stay last, as the rows do; they have no place in an order. */
  arrange(type: RuleType, ids: readonly string[]): void {
    const { pending } = this.ofType(type);
    const before = new Set(pending);
    this.#save(arrangeRules(pending, ids).filter((rule) => !before.has(rule)));
  }

  /** Puts a rule above others of its type, or below them, level with none of them [RL-8]. */
  putApart(ruleId: string, side: 'above' | 'below', others: readonly string[]): void {
    const type = this.pendingRule(ruleId)?.ruleType;
    if (!type) return;
    const { pending } = this.ofType(type);
    const before = new Set(pending);
    this.#save(putApart(pending, ruleId, side, others).filter((rule) => !before.has(rule)));
  }

  /** Adds a rule like this one, switched off, right below it. `name` is numbered where it is taken. */
  duplicate(ruleId: string, name: string): void {
    const rule = this.pendingRule(ruleId);
    if (!rule) return;
    const { isDefault: _, ...copied } = rule;
    const others = this.ofType(rule.ruleType).pending;
    const copy = { ...copied, ruleId: pageMadeId(this.#ids.next()), name: freeRuleName(name, others), enabled: false };
    this.#save([copy]);
  }

  archive(ruleId: string): void {
    const { configuration } = this.#company;
    if (configuration) this.#changes.edit([archiveRule(configuration, ruleId)]);
  }

  /** Takes back every change of one rule, its archiving too. */
  restore(ruleId: string): void {
    const original = this.publishedById.get(ruleId);
    if (original) this.#changes.edit([ruleList.save(this.published, original)]);
    else this.archive(ruleId);
  }

  /** Adds a rule, or replaces the one of its id; answers the id. */
  save(rule: ReturnRule): string {
    const saved: ListedRule = { ...rule, ruleId: rule.ruleId ?? pageMadeId(this.#ids.next()) };
    this.#save([saved]);
    return saved.ruleId;
  }

  #save(rules: readonly ListedRule[]): void {
    const { configuration } = this.#company;
    if (!configuration) return;
    this.#changes.edit(rules.map((rule): PendingChange => saveRule(configuration, rule)));
  }
}
