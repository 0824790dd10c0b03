import { makeAutoObservable } from 'mobx';
import type { RuleDocument } from '../../domain/company/parts/ruleDocument.ts';
import { contradictedAmounts } from '../../domain/consumer-portal/contradictedAmounts.ts';
import { contradictedDays } from '../../domain/consumer-portal/contradictedDays.ts';
import { policyStatements, type Policy } from '../../domain/consumer-portal/policyStatements.ts';
import { compileRules } from '../../domain/rules/evaluation/compileRules.ts';
import { listedRules } from '../../domain/rules/ruleRows.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';

/** What a text names and no rule gives. */
export type Contradictions = { readonly days: readonly number[]; readonly amounts: readonly number[] };

/** An editor: what the pending rules say to customers, and texts that say otherwise [RL-4]. */
export class PolicyInWords {
  readonly #company: CompanyStore;

  constructor(company: CompanyStore) {
    this.#company = company;
    makeAutoObservable(this, { contradictions: false });
  }

  /** The pending rules, by themselves: an edit of a text leaves them as they are, and nothing is compiled anew. */
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
