import type { Ids } from '../../../src/application/shared/Ids.ts';
import { ruleDocumentIn, ruleDocumentOf, withRuleDocument } from '../../../src/domain/rules/ruleDocuments.ts';
import { ruleKey } from '../../../src/domain/rules/changes/ruleKey.ts';
import type { RulePayload } from '../../../src/domain/rules/rulePayload.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { ConfigurationWrite, EditConfiguration } from '../publishing/EditConfiguration.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { tidyPayload } from './tidyPayload.ts';

export type SaveRuleRequest = ConfigurationWrite & {
  readonly product: string;
  /** Absent for a new rule. */
  readonly ruleId?: string | undefined;
  readonly payload: RulePayload;
};

/** Creates a rule or changes one (source, section 7); one that was archived comes back under its id. */
export class SaveRule {
  readonly #configuration: EditConfiguration;
  readonly #ids: Ids;

  constructor(configuration: EditConfiguration, ids: Ids) {
    this.#configuration = configuration;
    this.#ids = ids;
  }

  async execute(request: SaveRuleRequest): Promise<Result<{ readonly ruleId: string }, ServiceFailure>> {
    const { ruleId = this.#ids.next(), product, merchantId } = request;
    const tidied = tidyPayload(merchantId, request.payload);
    if (!tidied.ok) return tidied;
    const action = request.ruleId === undefined ? 'rule.created' : 'rule.changed';
    return this.#configuration.execute(request, action, (document) => {
      if (!Object.hasOwn(document.products, product)) return err({ kind: 'not-found' });
      const replaced = ruleDocumentIn(document, ruleId);
      const saved = ruleDocumentOf(ruleId, tidied.value, replaced);
      return ok({
        document: withRuleDocument(document, saved),
        changes: [{ type: 'RULES', key: ruleKey(ruleId), value: saved, originalValue: replaced }],
        detail: { ruleId, ruleType: saved.ruleType, name: saved.ruleDescription },
        answer: { ruleId },
      });
    });
  }
}
