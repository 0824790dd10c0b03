import { computed, makeAutoObservable } from 'mobx';
import type { RuleDocument, RuleType } from '../../domain/company/parts/ruleDocument.ts';
import { rulesOfType, type ListedRule } from '../../domain/rules/ruleRows.ts';
import { isRanked } from '../../domain/rules/ruleType.ts';
import { movedIds, shownIds } from '../../domain/shared/listMoves.ts';
import { isSameList } from '../../domain/shared/sameList.ts';
import { ObservableRuleRow, type RuleRowSource } from './ObservableRuleRow.ts';

/** The rules of the company, published and pending. */
export type RulesSource = Omit<RuleRowSource, 'movable' | 'moved'> & {
  readonly published: readonly RuleDocument[];
  readonly pending: readonly RuleDocument[];
};

const idOf = ({ ruleId }: ListedRule): string => ruleId;
const canMove = ({ isDefault }: ListedRule): boolean => !isDefault;

/** The rules of one type in deciding order, and the rows that show them. */
export class RulesOfType implements RuleRowSource {
  readonly type: RuleType;
  readonly #source: RulesSource;
  readonly #rows = new Map<string, ObservableRuleRow>();

  constructor(type: RuleType, source: RulesSource) {
    this.type = type;
    this.#source = source;
    makeAutoObservable(this, {
      type: false,
      movable: computed({ equals: isSameList }),
      shownIds: computed({ equals: isSameList }),
      rows: computed({ equals: isSameList }),
      troubled: computed({ equals: isSameList }),
      publishedRule: false,
      pendingRule: false,
      findingsOf: false,
      phraseOf: false,
    });
  }

  get published(): readonly ListedRule[] {
    return rulesOfType(this.#source.published, this.type);
  }

  /** As they will be once the pending changes are published. */
  get pending(): readonly ListedRule[] {
    return rulesOfType(this.#source.pending, this.type);
  }

  /** The ids of those that stay and can change places: none where rules of this type have no priority. */
  get movable(): readonly string[] {
    return isRanked(this.type) ? this.pending.filter(canMove).map(idOf) : [];
  }

  get moved(): ReadonlySet<string> {
    return isRanked(this.type) ? movedIds(this.published.filter(canMove).map(idOf), this.movable) : new Set();
  }

  get shownIds(): readonly string[] {
    return shownIds(this.published.map(idOf), this.pending.map(idOf));
  }

  /** In the order in which they are asked, removed ones where they were. */
  get rows(): readonly ObservableRuleRow[] {
    return this.shownIds.map((ruleId) => this.#rowOf(ruleId));
  }

  get isEmpty(): boolean {
    return this.rows.length === 0;
  }

  /** How many there will be. */
  get count(): number {
    return this.pending.length;
  }

  /** The rows with something to say of, and how many there are. */
  get troubled(): readonly ObservableRuleRow[] {
    return this.rows.filter(({ findings }) => findings.length > 0);
  }

  publishedRule(ruleId: string): ListedRule | undefined {
    return this.#source.publishedRule(ruleId);
  }

  pendingRule(ruleId: string): ListedRule | undefined {
    return this.#source.pendingRule(ruleId);
  }

  findingsOf(ruleId: string) {
    return this.#source.findingsOf(ruleId);
  }

  phraseOf(rule: ListedRule) {
    return this.#source.phraseOf(rule);
  }

  #rowOf(ruleId: string): ObservableRuleRow {
    const known = this.#rows.get(ruleId);
    if (known && known.label === known.rule?.name) return known;
    const row = new ObservableRuleRow(ruleId, this);
    this.#rows.set(ruleId, row);
    return row;
  }
}
