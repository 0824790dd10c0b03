import { makeAutoObservable, observable } from 'mobx';
import type { Phrase } from '../../domain/changes/phrase.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { RuleDocument, RuleType } from '../../domain/company/parts/ruleDocument.ts';
import { portalCurrency } from '../../domain/international/portalCurrency.ts';
import { type RuleFinding, usefulFindings } from '../../domain/rules/analysis/ruleFinding.ts';
import { temporaryId } from '../../domain/publishing/createdIds.ts';
import { archiveRule, saveRule } from '../../domain/rules/changes/ruleEdits.ts';
import { ruleKey, ruleList } from '../../domain/rules/changes/ruleList.ts';
import {
  arrangeRules,
  freeRuleName,
  listedRule,
  listedRules,
  moveApart,
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

/** Editor of the return rules of the open company. Each edit is one undo step. */
export class RulesEditor {
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;
  readonly #ids: Ids;
  readonly #types: ReadonlyMap<RuleType, RulesOfType>;
  readonly #findings = observable.map<string, readonly RuleFinding[]>([], { deep: false });
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

  get rules(): readonly ListedRule[] {
    return listedRules(this.pending);
  }

  get isEmpty(): boolean {
    return this.rules.length === 0;
  }

  /** Number of rules that this release cannot parse. It never changes them. */
  get unreadableCount(): number {
    return this.pending.length - this.rules.length;
  }

  get currency(): string | undefined {
    const { pendingConfiguration } = this.#company;
    return pendingConfiguration && portalCurrency(pendingConfiguration);
  }

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

  pendingRule(ruleId: string): ListedRule | undefined {
    const change = this.#changes.get(ruleKey(ruleId));
    const parsed = change && ruleList.parse(change);
    if (parsed?.part !== 'entry') return this.publishedRule(ruleId);
    const document = ruleList.entryAfter(this.publishedById.get(ruleId), parsed);
    return document && listedRule(document);
  }

  phraseOf(rule: ReturnRule): Phrase {
    return rulePhrase(withNames(sentenceOf(rule), this.names), this.currency);
  }

  anyRule(ruleId: string): ListedRule | undefined {
    return this.pendingRule(ruleId) ?? this.publishedRule(ruleId);
  }

  findingsOf(ruleId: string): readonly RuleFinding[] {
    return this.#findings.get(ruleId) ?? none;
  }

  /** Stores new findings. Replaces only findings of rules whose findings changed, so that other rows do not render. */
  takeFindings(findings: readonly RuleFinding[]): void {
    const byRule = new Map<string, RuleFinding[]>();
    for (const finding of findings) {
      const ruleId = finding.kind === 'no-window' ? undefined : finding.rule.ruleId;
      if (ruleId !== undefined) byRule.set(ruleId, [...(byRule.get(ruleId) ?? []), finding]);
    }
    this.hasUncovered = findings.some(({ kind }) => kind === 'no-window');
    for (const ruleId of this.#findings.keys()) if (!byRule.has(ruleId)) this.#findings.delete(ruleId);
    for (const [ruleId, all] of byRule) {
      const found = usefulFindings(all);
      if (!deepEqual(this.#findings.get(ruleId), found)) this.#findings.set(ruleId, found);
    }
  }

  switchOn(ruleId: string, enabled: boolean): void {
    const rule = this.pendingRule(ruleId);
    if (rule) this.#save([{ ...rule, enabled }]);
  }

  /** Removes the conditions of a default rule, so that it applies to all remaining items [RL-8]. */
  removeConditions(ruleId: string): void {
    const rule = this.pendingRule(ruleId);
    if (rule) this.#save([{ ...rule, conditions: [] }]);
  }

  /** @param index index among the rules of its type, from 0; priorities are derived from it [RL-4] */
  moveTo(ruleId: string, index: number): void {
    const type = this.pendingRule(ruleId)?.ruleType;
    if (type) this.arrange(type, moveId(this.ofType(type).movable, ruleId, index));
  }

  /** Sorts the rules of a type by `ids`. Ids of removed and of always-last rules are ignored. */
  arrange(type: RuleType, ids: readonly string[]): void {
    const { pending } = this.ofType(type);
    const before = new Set(pending);
    this.#save(arrangeRules(pending, ids).filter((rule) => !before.has(rule)));
  }

  /** Moves a rule above or below all of `others`, with a different priority than theirs [RL-8]. */
  moveApart(ruleId: string, side: 'above' | 'below', others: readonly string[]): void {
    const type = this.pendingRule(ruleId)?.ruleType;
    if (!type) return;
    const { pending } = this.ofType(type);
    const before = new Set(pending);
    this.#save(moveApart(pending, ruleId, side, others).filter((rule) => !before.has(rule)));
  }

  /** Adds a disabled copy directly below a rule. If `name` is used, a number is appended. */
  duplicate(ruleId: string, name: string): void {
    const rule = this.pendingRule(ruleId);
    if (!rule) return;
    const { isDefault: _, ...copied } = rule;
    const others = this.ofType(rule.ruleType).pending;
    const copy = { ...copied, ruleId: temporaryId(this.#ids.next()), name: freeRuleName(name, others), enabled: false };
    this.#save([copy]);
  }

  archive(ruleId: string): void {
    const { configuration } = this.#company;
    if (configuration) this.#changes.edit([archiveRule(configuration, ruleId)]);
  }

  restore(ruleId: string): void {
    const original = this.publishedById.get(ruleId);
    if (original) this.#changes.edit([ruleList.save(this.published, original)]);
    else this.archive(ruleId);
  }

  save(rule: ReturnRule): string {
    const saved: ListedRule = { ...rule, ruleId: rule.ruleId ?? temporaryId(this.#ids.next()) };
    this.#save([saved]);
    return saved.ruleId;
  }

  #save(rules: readonly ListedRule[]): void {
    const { configuration } = this.#company;
    if (!configuration) return;
    this.#changes.edit(rules.map((rule): PendingChange => saveRule(configuration, rule)));
  }
}
