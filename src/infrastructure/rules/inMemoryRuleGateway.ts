import type { RuleGateway } from '../../application/rules/RuleGateway.ts';
import { archiveRule, changeRule, createRule } from '../../domain/rules/writes/ruleWrites.ts';
import type { DemoService } from '../demo/DemoService.ts';

export const inMemoryRuleGateway = (service: DemoService): RuleGateway => ({
  create: async ({ product, companyId }, payload, write) =>
    service.write(companyId, createRule, { product, payload }, write, payload),
  change: async ({ product, companyId }, ruleId, payload, write) =>
    service.write(companyId, changeRule, { product, ruleId, payload }, write, payload),
  archive: async ({ product, companyId }, ruleId, write) =>
    service.write(companyId, archiveRule, { product, ruleId }, write),
});
