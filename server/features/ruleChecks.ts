import { keepRuleChecks, readRuleChecks } from '../../contract/rule-checks/ruleChecks.ts';
import { StoreRuleChecks } from '../application/rule-checks/StoreRuleChecks.ts';
import { ReadRuleChecks } from '../application/rule-checks/ReadRuleChecks.ts';
import { companyRequest, keyedRequest } from '../infrastructure/http/calls/companyRequest.ts';
import { answered, serve } from '../infrastructure/http/calls/serve.ts';
import type { ServerFeature } from './ServerFeature.ts';

export const ruleChecks = {
  name: 'rule-checks',
  auditActions: ['rule-checks.changed'],
  serves({ authorise, clock, ids }) {
    const read = new ReadRuleChecks(authorise);
    const store = new StoreRuleChecks(authorise, clock, ids);
    return [
      serve(readRuleChecks, async (request) => answered(await read.execute(companyRequest(request)))),
      serve(keepRuleChecks, async (request) => {
        const ifMatch = request.headers['if-match'];
        return answered(await store.execute({ ...keyedRequest(request), ifMatch, checks: request.body.checks }));
      }),
    ];
  },
} satisfies ServerFeature;
