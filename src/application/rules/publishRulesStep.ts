import { archivesRules, type ArchivingOwner } from '../../domain/branding/adminConfiguration.ts';
import { isRemoval } from '../../domain/changes/removal.ts';
import { isTemporaryId } from '../../domain/publishing/createdIds.ts';
import { ruleList, type RuleChange } from '../../domain/rules/changes/ruleList.ts';
import { readRule } from '../../domain/rules/readRule.ts';
import { buildRulePayload } from '../../domain/rules/rulePayload.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { PublishStepRunner, StepCalls } from '../publishing/PublishStepRunner.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { RuleGateway, RulesPath } from './RuleGateway.ts';

type RuleEntryChange = Extract<RuleChange, { readonly part: 'entry' }>;

const isArchived = ({ value }: RuleEntryChange): boolean => isRemoval(value);

/** Publish step with one call per rule. Archived rules come first, so that their names can be reused. */
export function publishRulesStep(gateway: RuleGateway, owner: () => ArchivingOwner | undefined): PublishStepRunner {
  async function send(
    path: RulesPath,
    { key, id: ruleId, value, originalValue }: RuleEntryChange,
    name: string,
    calls: StepCalls,
  ): Promise<Result<unknown, PortFailure>> {
    const isRemoved = isRemoval(value);
    if (isRemoved && archivesRules(owner())) return calls.once(name, (write) => gateway.archive(path, ruleId, write));
    const document = isRemoved ? originalValue : value;
    const rule = document && readRule(document);
    if (!rule?.ok) return err({ kind: 'malformed', field: key });
    // Disable the rule if it cannot be archived, because the change may be older than the announced extensions.
    const payload = buildRulePayload(path.companyId, { ...rule.value, ...(isRemoved && { enabled: false }) });
    if (!isTemporaryId(ruleId)) return calls.once(name, (write) => gateway.change(path, ruleId, payload, write));
    const created = await calls.once(name, (write) => gateway.create(path, payload, write));
    if (created.ok && created.value.ruleId !== undefined) calls.recordCreated(ruleId, created.value.ruleId);
    return created;
  }

  return {
    step: 'rules',
    async run({ companyId, carrier }, changes, calls) {
      const path = { product: carrier.productName, companyId };
      const ofRules: RuleEntryChange[] = [];
      for (const change of changes) {
        const parsed = ruleList.parse(change);
        // Unreachable, because the subject rejects changes that cannot be parsed.
        if (!parsed) return err({ kind: 'malformed', field: change.key });
        // Skip the order, because it has no call. The service reads it from the opened publish.
        if (parsed.part === 'entry') ofRules.push(parsed);
      }
      const inOrder = [...ofRules.filter(isArchived), ...ofRules.filter((change) => !isArchived(change))];
      for (const [index, change] of inOrder.entries()) {
        // Name the call by number, because an id may contain characters that are not allowed in a key.
        const sent = await send(path, change, String(index + 1), calls);
        if (!sent.ok) return sent;
      }
      return ok(undefined);
    },
  };
}
