import { REMOVED } from '../../../src/domain/changes/removal.ts';
import { ruleDocumentIn, withoutRuleDocument } from '../../../src/domain/rules/ruleDocuments.ts';
import { ruleKey } from '../../../src/domain/rules/changes/ruleKey.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { ConfigurationWrite, EditConfiguration } from '../publishing/EditConfiguration.ts';
import type { ServiceFailure } from '../shared/failure.ts';

export type ArchiveRuleRequest = ConfigurationWrite & { readonly product: string; readonly ruleId: string };

/** Takes a rule out of the configuration; the revisions that had it keep it. */
export class ArchiveRule {
  readonly #configuration: EditConfiguration;

  constructor(configuration: EditConfiguration) {
    this.#configuration = configuration;
  }

  execute(request: ArchiveRuleRequest): Promise<Result<void, ServiceFailure>> {
    const { ruleId, product } = request;
    return this.#configuration.execute(request, 'rule.archived', (document) => {
      const archived = ruleDocumentIn(document, ruleId);
      if (!archived || !Object.hasOwn(document.products, product)) return err({ kind: 'not-found' });
      return ok({
        document: withoutRuleDocument(document, ruleId),
        changes: [{ type: 'RULES', key: ruleKey(ruleId), value: REMOVED, originalValue: archived }],
        detail: { ruleId, ruleType: archived.ruleType, name: archived.ruleDescription },
        answer: undefined,
      });
    });
  }
}
