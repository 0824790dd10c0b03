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
  /** Who really acted; `onBehalfOf` is the company id where somebody of the owner acted for it. */
  actor: z.object({ userId: z.string(), name: z.string() }),
  onBehalfOf: z.optional(z.string()),
  action: z.string(),
  /** Without secrets. In a list, `changes` is left out of long ones, and `changeCount` says how many there are. */
  detail: z.record(z.string(), z.unknown()),
  requestId: z.optional(z.string()),
  previousHash: z.string(),
  hash: z.string(),
});

/** The audit log of an owner and all of its merchants, newest first; for the owner's staff. Announced as `activity`. */
export const listActivity = defineCall({
  id: 'listActivity',
  method: 'GET',
  base: 'api',
  path: activityPath,
  summary: 'Who really acted, for whom, what and when.',
  origin: 'own',
  caller: 'admin',
  params: ownerParams,
  query: z.object({
    /** Part of a stored name, value or setting key, of a company ID, or a complete request ID. */
    search: z.optional(z.string().check(z.maxLength(200))),
    /**
     * Strings that `search` means in the reader's language, one per line: actions, setting keys and values as they are
     * stored. An entry with one of them matches the search too. A line that ends in a dot stands for every string that
     * begins with it. Ignored without `search`.
     */
    stored: z.optional(z.string().check(z.maxLength(4000))),
    /** User ID of the person who acted. */
    actor: z.optional(z.string().check(z.maxLength(200))),
    kind: z.optional(z.enum(['publishing', 'changes', 'merchants', 'review', 'sharing', 'people', 'signIn'])),
    companyId: z.optional(companyIdSchema),
    /** Only what was done on behalf of a merchant. */
    onBehalf: flagSchema,
    /** Only what was refused. */
    refused: flagSchema,
    since: z.optional(instantSchema),
    before: z.optional(instantSchema),
    cursor: z.optional(z.string().check(z.maxLength(1000))),
    /** 1 to 200; 50 unless stated. */
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
  }),
  response: z.object({
    entries: z.array(activityEntrySchema),
    /** How many match, on the first page; no more than 10,000 are counted. */
    total: z.optional(z.number()),
    /** How many entries there are without any filter, on the first page. */
    all: z.optional(z.number()),
    /** How many would match with `onBehalf`, and with `refused`, in addition; on the first page, counted up to 10,000. */
    counts: z.optional(z.object({ onBehalf: z.number(), refused: z.number() })),
    /** Who acted and which merchants have entries, whatever the filter; on the first page, at most 500 of each. */
    people: z.optional(z.array(z.object({ userId: z.string(), name: z.string() }))),
    merchants: z.optional(z.array(z.object({ companyId: z.string(), name: z.string() }))),
    nextCursor: z.optional(z.string()),
  }),
});

/** One entry with all that it tells, as a publish with everything that it changed. */
export const readActivity = defineCall({
  id: 'readActivity',
  method: 'GET',
  base: 'api',
  path: `${activityPath}/{companyId}/{sequence}`,
  summary: 'One entry of the audit log, whole.',
  origin: 'own',
  caller: 'admin',
  params: z.extend(ownerParams, {
    companyId: companyIdSchema,
    sequence: z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  }),
  response: z.extend(activityEntrySchema, {
    /** Whether its digests are those of what it says and of the entry before it. */
    fits: z.boolean(),
  }),
});

/** Computes every digest of the owner's logs anew. */
export const verifyActivity = defineCall({
  id: 'verifyActivity',
  method: 'GET',
  base: 'api',
  path: `${activityPath}-verification`,
  summary: 'Whether every entry of the audit log is as it was written.',
  origin: 'own',
  caller: 'admin',
  params: ownerParams,
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
