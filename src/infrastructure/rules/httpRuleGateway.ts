import { deleteRule, patchRule, postRule } from '../../../contract/rules/rules.ts';
import type { RuleGateway } from '../../application/rules/RuleGateway.ts';
import { bodyAs, nothing } from '../http/answer.ts';
import { writeAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

export const httpRuleGateway = (http: Http): RuleGateway => ({
  create: (path, body, write) =>
    bodyAs(writeAt(http, postRule, path, { body }, write), ({ resource }) => ({
      ruleId: resource?.ruleId,
    })),
  change: (path, ruleId, body, write) => nothing(writeAt(http, patchRule, { ...path, ruleId }, { body }, write)),
  archive: (path, ruleId, write) => nothing(writeAt(http, deleteRule, { ...path, ruleId }, {}, write)),
});
