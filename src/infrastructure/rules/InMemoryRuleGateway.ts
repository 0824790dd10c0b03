import type { WriteContext } from '../../application/company/CompanyGateway.ts';
import type { RuleGateway, RulesPath } from '../../application/rules/RuleGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { RulePayload } from '../../domain/rules/rulePayload.ts';
import { archiveRule, changeRule, createRule } from '../../domain/rules/writes/ruleWrites.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';

export class InMemoryRuleGateway implements RuleGateway {
  readonly #service: DemoService;

  constructor(service: DemoService) {
    this.#service = service;
  }

  async create(
    { product, companyId }: RulesPath,
    payload: RulePayload,
    write: WriteContext,
  ): Promise<Result<{ readonly ruleId: string }, PortFailure>> {
    return this.#service.write(companyId, createRule, { product, payload }, write, payload);
  }

  async change(
    { product, companyId }: RulesPath,
    ruleId: string,
    payload: RulePayload,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    return this.#service.write(companyId, changeRule, { product, ruleId, payload }, write, payload);
  }

  async archive(
    { product, companyId }: RulesPath,
    ruleId: string,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    return this.#service.write(companyId, archiveRule, { product, ruleId }, write);
  }
}
