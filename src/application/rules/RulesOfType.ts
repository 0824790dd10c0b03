import { computed, makeAutoObservable } from 'mobx';
import type { RuleDocument, RuleType } from '../../domain/company/parts/ruleDocument.ts';
import { rulesOfType, type ListedRule } from '../../domain/rules/ruleRows.ts';
import { isRanked } from '../../domain/rules/ruleType.ts';
import { movedIds, shownIds } from '../../domain/shared/listMoves.ts';
import { isSameList } from '../../domain/shared/deepEqual.ts';
import { ObservableRuleRow, type RuleRowSource } from './ObservableRuleRow.ts';

export type RulesSource = RuleRowSource & {
  readonly published: readonly RuleDocument[];
  readonly pending: readonly RuleDocument[];
};

const idOf = ({ ruleId }: ListedRule): string => ruleId;
const canMove = ({ isDefault }: ListedRule): boolean => !isDefault;

export class RulesOfType {
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
    });
  }

  get published(): readonly ListedRule[] {
    return rulesOfType(this.#source.published, this.type);
  }

  get pending(): readonly ListedRule[] {
    return rulesOfType(this.#source.pending, this.type);
  }

  /** Ids of the remaining rules that can be moved. Empty if rules of this type have no priority. */
  get movable(): readonly string[] {
    return isRanked(this.type) ? this.pending.filter(canMove).map(idOf) : [];
  }

  get moved(): ReadonlySet<string> {
    return isRanked(this.type) ? movedIds(this.published.filter(canMove).map(idOf), this.movable) : new Set();
  }

  get shownIds(): readonly string[] {
    return shownIds(this.published.map(idOf), this.pending.map(idOf));
  }

  /** Rows in order of evaluation, removed rules at their old position. */
  get rows(): readonly ObservableRuleRow[] {
    return this.shownIds.map((ruleId) => this.#rowOf(ruleId));
  }

  get isEmpty(): boolean {
    return this.rows.length === 0;
  }

  get count(): number {
    return this.pending.length;
  }

  get troubled(): readonly ObservableRuleRow[] {
    return this.rows.filter(({ findings }) => findings.length > 0);
  }

  #rowOf(ruleId: string): ObservableRuleRow {
    const cachedRow = this.#rows.get(ruleId);
    if (cachedRow && cachedRow.label === cachedRow.rule?.name) return cachedRow;
    const row = new ObservableRuleRow(ruleId, this, this.#source);
    this.#rows.set(ruleId, row);
    return row;
  }
}
