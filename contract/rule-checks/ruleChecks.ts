import { LARGE_BODY_LIMIT } from '../bodyLimit.ts';
import { defineCall } from '../call.ts';
import { companyParamsSchema, companyPath, keyHeadersSchema } from '../company/companyWrite.ts';
import { ruleTypeSchema } from '../company/merchantConfig.ts';
import { atMost } from '../limits.ts';
import { opaqueIdSchema, z } from '../schema.ts';

const factSchema = z.string().check(z.minLength(1), z.maxLength(200));
const factsSchema = z.array(factSchema).check(z.maxLength(30));

/** Data of an order item that rules use. */
const itemSchema = z.object({
  categories: z.optional(factsSchema),
  tags: z.optional(factsSchema),
  sku: z.optional(factSchema),
  price: z.optional(z.number().check(z.gte(0))),
  purchaseDate: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  area: z.optional(factSchema),
});

const effectSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** Expected decision for a rule type. Without `is`, no decision is expected. */
const expectationSchema = z.union([
  z.object({ of: z.literal('verdict'), is: z.enum(['returnable', 'returnless', 'too-late', 'forbidden']) }),
  z.object({ of: ruleTypeSchema, is: z.optional(atMost(effectSchema, 20)) }),
]);

const checkSchema = z.object({
  id: opaqueIdSchema,
  /** Name of the check. Unique in the company, ignoring case and outer spaces. */
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  item: itemSchema,
  /** Number of days from the purchase to the return request. */
  askedAfter: z.int().check(z.gte(0), z.lte(36_525)),
  expected: z.array(expectationSchema).check(z.minLength(1), z.maxLength(9)),
});

const checksSchema = z.array(checkSchema).check(z.maxLength(200));
const revisionSchema = z.string().check(z.regex(/^"c[A-Za-z0-9_.:-]{1,200}"$/));

const checksPath = `${companyPath}/checks` as const;

export const ruleChecksSchema = z.object({
  /** Entity tag of the checks, or `"c0"` if none were ever stored. */
  revision: revisionSchema,
  checks: checksSchema,
});

/** Reads the checks. Both calls in this file are announced as `ruleChecks`. */
export const readRuleChecks = defineCall({
  id: 'readRuleChecks',
  method: 'GET',
  base: 'api',
  path: checksPath,
  summary: 'Rule checks of a company: named example items with the expected decision of the return rules.',
  origin: 'own',
  caller: 'session',
  params: companyParamsSchema,
  response: ruleChecksSchema,
});

/** Replaces the checks. 412 `stale-checks` if they were changed, with the current ones. 428 without `If-Match`. */
export const keepRuleChecks = defineCall({
  id: 'keepRuleChecks',
  method: 'PUT',
  base: 'api',
  path: checksPath,
  summary: 'Replaces all rule checks of a company.',
  origin: 'own',
  caller: 'session',
  right: 'edit',
  params: companyParamsSchema,
  headers: z.extend(keyHeadersSchema, { 'if-match': z.optional(revisionSchema) }),
  body: z.object({
    checks: z
      .array(checkSchema.check(z.refine((check) => JSON.stringify(check).length <= 4500, 'is too large')))
      .check(z.maxLength(200)),
  }),
  bodyLimit: LARGE_BODY_LIMIT,
  response: z.object({ revision: revisionSchema }),
  takesIdempotencyKey: true,
});
