import { LARGE_BODY_LIMIT } from '../bodyLimit.ts';
import { defineCall } from '../call.ts';
import { writeHeadersSchema } from '../company/companyWrite.ts';
import { ruleTypeSchema } from '../company/merchantConfig.ts';
import { atMost, sizedSchema } from '../limits.ts';
import { companyIdSchema, opaqueIdSchema, z } from '../schema.ts';

const conditionSchema = z.object({
  fact: z.string().check(z.maxLength(100)),
  operator: z.string().check(z.maxLength(100)),
  value: z.union([
    z.array(z.unknown()).check(z.maxLength(500)),
    z.unknown().check(z.refine((value) => !Array.isArray(value))),
  ]),
});

/** A return rule [RL-2]. */
const rulePayloadSchema = z.object({
  companyId: companyIdSchema,
  ruleType: ruleTypeSchema,
  ruleDescription: z.string().check(z.maxLength(200)),
  enabled: z.boolean(),
  isDefault: z.optional(z.boolean()),
  rule: z.object({
    conditions: z.object({
      all: z.array(conditionSchema).check(z.maxLength(20)),
    }),
    event: z.object({
      type: z.string().check(z.maxLength(100)),
      params: atMost(z.record(z.string(), sizedSchema(4000)), 20),
    }),
  }),
  priority: z.number(),
});

const companyRulesPath = '/v1/returns-portal-service/{product}/company/{companyId}/rule';
const companyRulesParams = z.object({
  product: z.string().check(z.minLength(1), z.maxLength(64)),
  companyId: companyIdSchema,
});
const ruleParams = z.extend(companyRulesParams, { ruleId: opaqueIdSchema });

const ruleCall = {
  base: 'api',
  caller: 'session',
  right: 'publish',
  headers: writeHeadersSchema,
  takesIdempotencyKey: true,
} as const;

export const postRule = defineCall({
  ...ruleCall,
  id: 'postRule',
  method: 'POST',
  path: companyRulesPath,
  summary: 'Creates a return rule. The service assigns its id.',
  origin: '7',
  params: companyRulesParams,
  body: rulePayloadSchema,
  bodyLimit: LARGE_BODY_LIMIT,
  /** Not in the specification: the response with the ID of the rule. */
  response: z.looseObject({ resource: z.optional(z.looseObject({ ruleId: z.optional(z.string()) })) }),
});

/** Restores an archived rule with its previous ID. 404 for an unknown ID. */
export const patchRule = defineCall({
  ...ruleCall,
  id: 'patchRule',
  method: 'PATCH',
  path: `${companyRulesPath}/{ruleId}`,
  summary: 'Changes a return rule.',
  origin: '7',
  params: ruleParams,
  body: rulePayloadSchema,
  bodyLimit: LARGE_BODY_LIMIT,
});

export const deleteRule = defineCall({
  ...ruleCall,
  id: 'deleteRule',
  method: 'DELETE',
  path: `${companyRulesPath}/{ruleId}`,
  summary: 'Archives a return rule. It no longer applies but remains in the history.',
  origin: 'own',
  params: ruleParams,
});
