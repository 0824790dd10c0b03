import { makeAutoObservable } from 'mobx';
import type { Phrase } from '../../domain/changes/phrase.ts';
import type { RuleFinding } from '../../domain/rules/analysis/ruleFinding.ts';
import { stateOfRule, type ListedRule, type RuleState } from '../../domain/rules/ruleRows.ts';

export type RuleRowSource = {
  publishedRule(ruleId: string): ListedRule | undefined;
  pendingRule(ruleId: string): ListedRule | undefined;
  findingsOf(ruleId: string): readonly RuleFinding[];
  phraseOf(rule: ListedRule): Phrase;
};

type Siblings = { readonly movable: readonly string[]; readonly moved: ReadonlySet<string> };

/** Row of the rules table. The object stays the same when its rule changes; a component observes single values. */
export class ObservableRuleRow {
  readonly ruleId: string;
  /** Name of the rule when the row was created. A renamed rule gets a new row. */
  readonly label: string;
  readonly #siblings: Siblings;
  readonly #source: RuleRowSource;

  constructor(ruleId: string, siblings: Siblings, source: RuleRowSource) {
    this.ruleId = ruleId;
    this.#siblings = siblings;
    this.#source = source;
    this.label = this.name;
    makeAutoObservable(this, { ruleId: false, label: false });
  }

  get published(): ListedRule | undefined {
    return this.#source.publishedRule(this.ruleId);
  }

  get pending(): ListedRule | undefined {
    return this.#source.pendingRule(this.ruleId);
  }

  /** The pending rule, or the published rule if it was removed. Undefined if neither exists any more. */
  get rule(): ListedRule | undefined {
    return this.pending ?? this.published;
  }

  get state(): RuleState {
    return stateOfRule(this.published, this.pending, this.#siblings.moved.has(this.ruleId));
  }

  /** Getters for single values, so that a component renders again only if a value that it shows changes. */
  get name(): string {
    return this.rule?.name ?? '';
  }

  get isOn(): boolean {
    return this.rule?.enabled ?? false;
  }

  get isRemoved(): boolean {
    return this.state === 'removed';
  }

  get isChanged(): boolean {
    return this.state !== 'published';
  }

  /** Position among the movable rules, from 1. 0 if the rule is removed or always last. */
  get place(): number {
    return this.#siblings.movable.indexOf(this.ruleId) + 1;
  }

  get isLast(): boolean {
    return this.#siblings.movable.at(-1) === this.ruleId;
  }

  get movableCount(): number {
    return this.#siblings.movable.length;
  }

  get phrase(): Phrase | undefined {
    return this.rule && this.#source.phraseOf(this.rule);
  }

  get findings(): readonly RuleFinding[] {
    return this.#source.findingsOf(this.ruleId);
  }
}
