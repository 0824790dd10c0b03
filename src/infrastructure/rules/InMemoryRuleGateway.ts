import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { WriteContext } from '../../application/company/CompanyGateway.ts';
import type { RuleGateway, RulesPath } from '../../application/rules/RuleGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import {
  ruleDocumentIn,
  ruleDocumentOf,
  withoutRuleDocument,
  withRuleDocument,
} from '../../domain/rules/ruleDocuments.ts';
import type { RulePayload } from '../../domain/rules/rulePayload.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';

type Edited<Answer> = Result<{ document: MerchantConfigDocument; answer: Answer }, PortFailure>;

export class InMemoryRuleGateway implements RuleGateway {
  readonly #service: DemoService;
  readonly #ids: Ids;

  constructor(service: DemoService, ids: Ids) {
    this.#service = service;
    this.#ids = ids;
  }

  async create(
    path: RulesPath,
    payload: RulePayload,
    write: WriteContext,
  ): Promise<Result<{ readonly ruleId: string }, PortFailure>> {
    const ruleId = this.#ids.next();
    return this.#edit(path, write, (document) =>
      ok({ document: withRuleDocument(document, ruleDocumentOf(ruleId, payload)), answer: { ruleId } }),
    );
  }

  async change(
    path: RulesPath,
    ruleId: string,
    payload: RulePayload,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    return this.#edit(path, write, (document) => {
      const changed = ruleDocumentOf(ruleId, payload, ruleDocumentIn(document, ruleId));
      return ok({ document: withRuleDocument(document, changed), answer: undefined });
    });
  }

  async archive(path: RulesPath, ruleId: string, write: WriteContext): Promise<Result<void, PortFailure>> {
    return this.#edit(path, write, (document) =>
      ruleDocumentIn(document, ruleId)
        ? ok({ document: withoutRuleDocument(document, ruleId), answer: undefined })
        : err({ kind: 'not-found' }),
    );
  }

  #edit<Answer>(
    { product, companyId }: RulesPath,
    write: WriteContext,
    make: (document: MerchantConfigDocument) => Edited<Answer>,
  ): Result<Answer, PortFailure> {
    return this.#service.edit(companyId, write, (document) =>
      Object.hasOwn(document.products, product) ? make(document) : err({ kind: 'not-found' }),
    );
  }
}
