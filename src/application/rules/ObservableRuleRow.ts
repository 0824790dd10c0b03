import { makeAutoObservable } from 'mobx';
import type { Phrase } from '../../domain/changes/phrase.ts';
import type { RuleFinding } from '../../domain/rules/analysis/ruleFinding.ts';
import { stateOfRule, type ListedRule, type RuleState } from '../../domain/rules/ruleRows.ts';

/** Where a row reads what it shows. */
export type RuleRowSource = {
  /** The ids of those that stay and can change places, in deciding order. */
  readonly movable: readonly string[];
  readonly moved: ReadonlySet<string>;
  publishedRule(ruleId: string): ListedRule | undefined;
  pendingRule(ruleId: string): ListedRule | undefined;
  findingsOf(ruleId: string): readonly RuleFinding[];
  phraseOf(rule: ListedRule): Phrase;
};

/** A row that stays the same object while its rule changes: who draws one observes what it draws and no other row. */
export class ObservableRuleRow {
  readonly ruleId: string;
  /** The name it had when it came into the list; another one makes another row. */
  readonly label: string;
  readonly #source: RuleRowSource;

  constructor(ruleId: string, source: RuleRowSource) {
    this.ruleId = ruleId;
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

  /** As it will be; as it is published where it goes; nothing once it is gone for good. */
  get rule(): ListedRule | undefined {
    return this.pending ?? this.published;
  }

  get state(): RuleState {
    return stateOfRule(this.published, this.pending, this.#source.moved.has(this.ruleId));
  }

  /** The values by themselves: who draws one of them is not drawn anew with another. */
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

  /** Where it is asked among those of its type, 1 first; 0 where it goes or is asked last whatever comes. */
  get place(): number {
    return this.#source.movable.indexOf(this.ruleId) + 1;
  }

  get isLast(): boolean {
    return this.#source.movable.at(-1) === this.ruleId;
  }

  /** How many there are to change places with, itself included. */
  get movableCount(): number {
    return this.#source.movable.length;
  }

  /** The rule in words. */
  get phrase(): Phrase | undefined {
    return this.rule && this.#source.phraseOf(this.rule);
  }

  get findings(): readonly RuleFinding[] {
    return this.#source.findingsOf(this.ruleId);
  }
}
