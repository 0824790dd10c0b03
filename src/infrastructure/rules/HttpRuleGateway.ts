import { deleteRule, patchRule, postRule } from '../../../contract/rules/rules.ts';
import type { BodyOf } from '../../../contract/call.ts';
import type { WriteContext } from '../../application/company/CompanyGateway.ts';
import type { RuleGateway, RulesPath } from '../../application/rules/RuleGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { RulePayload } from '../../domain/rules/rulePayload.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { Http } from '../http/Http.ts';
import { writeHeaders } from '../http/writeHeaders.ts';

/** The same data; the contract's types are open to change. */
const bodyOf = (payload: RulePayload): BodyOf<typeof postRule> => payload as unknown as BodyOf<typeof postRule>;

export class HttpRuleGateway implements RuleGateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async create(
    path: RulesPath,
    payload: RulePayload,
    write: WriteContext,
  ): Promise<Result<{ readonly ruleId?: string | undefined }, PortFailure>> {
    const request = { params: path, headers: writeHeaders(write), body: bodyOf(payload) };
    const answer = await this.#http.send(postRule, request);
    return answer.ok ? ok({ ruleId: answer.value.body.resource?.ruleId }) : answer;
  }

  async change(
    path: RulesPath,
    ruleId: string,
    payload: RulePayload,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    const request = { params: { ...path, ruleId }, headers: writeHeaders(write), body: bodyOf(payload) };
    const answer = await this.#http.send(patchRule, request);
    return answer.ok ? ok(undefined) : answer;
  }

  async archive(path: RulesPath, ruleId: string, write: WriteContext): Promise<Result<void, PortFailure>> {
    const answer = await this.#http.send(deleteRule, { params: { ...path, ruleId }, headers: writeHeaders(write) });
    return answer.ok ? ok(undefined) : answer;
  }
}
