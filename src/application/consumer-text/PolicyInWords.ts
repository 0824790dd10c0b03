import { makeAutoObservable } from 'mobx';
import type { RuleDocument } from '../../domain/company/parts/ruleDocument.ts';
import { contradictedAmounts, contradictedDays } from '../../domain/consumer-portal/contradictions.ts';
import { policyStatements, type Policy } from '../../domain/consumer-portal/policyStatements.ts';
import { compileRules } from '../../domain/rules/evaluation/compileRules.ts';
import { listedRules } from '../../domain/rules/ruleRows.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';

export type Contradictions = { readonly days: readonly number[]; readonly amounts: readonly number[] };

/** Explains the pending rules to customers, and finds texts that contradict the rules [RL-4]. */
export class PolicyInWords {
  readonly #company: CompanyStore;

  constructor(company: CompanyStore) {
    this.#company = company;
    makeAutoObservable(this, { contradictions: false });
  }

  /** Pending rules. A separate getter, so that an edit of a text does not recompile the rules. */
  get rules(): readonly RuleDocument[] | undefined {
    return this.#company.pendingConfiguration?.rulesConfig;
  }

  get policy(): Policy {
    return policyStatements(compileRules(listedRules(this.rules ?? [])));
  }

  contradictions(text: string): Contradictions {
    const { policy } = this;
    return { days: contradictedDays(text, policy.statements), amounts: contradictedAmounts(text, policy) };
  }
}
