import { deleteRule, patchRule, postRule } from '../../../contract/rules/rules.ts';
import type { WriteContext } from '../../application/company/CompanyGateway.ts';
import type { RuleGateway, RulesPath } from '../../application/rules/RuleGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { RulePayload } from '../../domain/rules/rulePayload.ts';
import type { Result } from '../../domain/shared/result.ts';
import { bodyAs, nothing } from '../http/answer.ts';
import { writeAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

export class HttpRuleGateway implements RuleGateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  create(
    path: RulesPath,
    body: RulePayload,
    write: WriteContext,
  ): Promise<Result<{ readonly ruleId?: string | undefined }, PortFailure>> {
    return bodyAs(writeAt(this.#http, postRule, path, { body }, write), ({ resource }) => ({
      ruleId: resource?.ruleId,
    }));
  }

  change(path: RulesPath, ruleId: string, body: RulePayload, write: WriteContext): Promise<Result<void, PortFailure>> {
    return nothing(writeAt(this.#http, patchRule, { ...path, ruleId }, { body }, write));
  }

  archive(path: RulesPath, ruleId: string, write: WriteContext): Promise<Result<void, PortFailure>> {
    return nothing(writeAt(this.#http, deleteRule, { ...path, ruleId }, {}, write));
  }
}
