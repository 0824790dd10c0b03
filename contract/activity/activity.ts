import { defineCall } from '../call.ts';
import { companyIdSchema, instantSchema, z } from '../schema.ts';

const activityPath = '/v1/returns-portal-service/{rootOrgId}/activity';
const ownerParams = z.object({ rootOrgId: companyIdSchema });
const flagSchema = z.optional(z.enum(['true']));

export const activityEntrySchema = z.object({
  companyId: z.string(),
  companyName: z.optional(z.string()),
  sequence: z.number(),
  at: instantSchema,
  /** The user who acted. `onBehalfOf` is the company ID if the owner's staff acted for a merchant. */
  actor: z.object({ userId: z.string(), name: z.string() }),
  onBehalfOf: z.optional(z.string()),
  action: z.string(),
  /** Details of the action, without secrets. Lists omit long `changes` and contain only their number, `changeCount`. */
  detail: z.record(z.string(), z.unknown()),
  requestId: z.optional(z.string()),
  previousHash: z.string(),
  hash: z.string(),
});

const activityCall = { method: 'GET', base: 'api', origin: 'own', caller: 'admin', params: ownerParams } as const;

/** Lists the audit log of an owner and its merchants, newest first. Requires the extension `activity`. */
export const listActivity = defineCall({
  ...activityCall,
  id: 'listActivity',
  path: activityPath,
  summary: 'Audit log entries, newest first: actor, merchant, action and time.',
  query: z.object({
    /** Matches a substring of a stored name, value, setting key or company ID, or a complete request ID. */
    search: z.optional(z.string().check(z.maxLength(200))),
    /**
     * Stored texts whose translation matches `search`, one per line: actions, setting keys and values. Entries with one
     * of them match too. A final dot matches any continuation. Ignored without `search`.
     */
    stored: z.optional(z.string().check(z.maxLength(4000))),
    actor: z.optional(z.string().check(z.maxLength(200))),
    kind: z.optional(z.enum(['publishing', 'changes', 'merchants', 'review', 'sharing', 'people', 'signIn'])),
    companyId: z.optional(companyIdSchema),
    onBehalf: flagSchema,
    refused: flagSchema,
    since: z.optional(instantSchema),
    before: z.optional(instantSchema),
    cursor: z.optional(z.string().check(z.maxLength(1000))),
    /** Maximum number of entries, from 1 to 200. Defaults to 50. */
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
  }),
  response: z.object({
    entries: z.array(activityEntrySchema),
    /** Number of matching entries, counted up to 10,000. Only on the first page. */
    total: z.optional(z.number()),
    /** Number of entries without any filter. Only on the first page. */
    all: z.optional(z.number()),
    /** Number of matches with the additional filter `onBehalf` or `refused`, up to 10,000. Only on the first page. */
    counts: z.optional(z.object({ onBehalf: z.number(), refused: z.number() })),
    /** Users and merchants that occur in the log, at most 500 each. Ignores filters. Only on the first page. */
    people: z.optional(z.array(z.object({ userId: z.string(), name: z.string() }))),
    merchants: z.optional(z.array(z.object({ companyId: z.string(), name: z.string() }))),
    nextCursor: z.optional(z.string()),
  }),
});

/** Reads one entry with all changes of its publish. */
export const readActivity = defineCall({
  ...activityCall,
  id: 'readActivity',
  path: `${activityPath}/{companyId}/{sequence}`,
  summary: 'One complete entry of the audit log.',
  params: z.extend(ownerParams, {
    companyId: companyIdSchema,
    sequence: z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  }),
  response: z.extend(activityEntrySchema, {
    fits: z.boolean(),
  }),
});

export const verifyActivity = defineCall({
  ...activityCall,
  id: 'verifyActivity',
  path: `${activityPath}-verification`,
  summary: 'Verifies that no entry of the audit log was changed or deleted.',
  response: z.union([
    z.object({
      kind: z.literal('intact'),
      entries: z.number(),
      since: z.optional(instantSchema),
      lastHash: z.optional(z.string()),
    }),
    z.object({ kind: z.literal('broken'), companyId: z.string(), sequence: z.number() }),
  ]),
});
