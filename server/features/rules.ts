import { returnRulesSubject } from '../../src/domain/rules/changes/returnRulesSubject.ts';
import { deleteRule, patchRule, postRule } from '../../contract/rules/rules.ts';
import { archiveRule, changeRule, createRule } from '../../src/domain/rules/writes/ruleWrites.ts';
import { creates, runs, serve } from '../infrastructure/http/calls/serve.ts';
import { subject, type ServerFeature } from './ServerFeature.ts';

export const rules = {
  name: 'rules',
  auditActions: ['rule.created', 'rule.changed', 'rule.archived'],
  changes: { rules: subject(returnRulesSubject) },
  serves: ({ configuration }) => [
    serve(
      postRule,
      creates(configuration, createRule, ({ params, body }) => ({ ...params, payload: body })),
    ),
    serve(
      patchRule,
      runs(configuration, changeRule, ({ params, body }) => ({ ...params, payload: body })),
    ),
    serve(
      deleteRule,
      runs(configuration, archiveRule, ({ params }) => params),
    ),
  ],
} satisfies ServerFeature;
