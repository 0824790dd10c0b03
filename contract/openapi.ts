import { adminConfigSchema } from './branding/adminConfig.ts';
import { bodyLimitOf } from './bodyLimit.ts';
import { STANDARD_SCOPE, type Call } from './call.ts';
import { draftSchema } from './changes/readDraft.ts';
import { companyListItemSchema } from './merchants/companies.ts';
import { translationTreeSchema } from './languages/translationTree.ts';
import { merchantConfigSchema, productSchema, ruleSchema, warehouseSchema } from './company/merchantConfig.ts';
import { navigationFeatureSchema } from './navigation/navigation.ts';
import { problemSchema } from './problem.ts';
import { publishSchema, publishSummarySchema, recordedChangeSchema } from './publishing/publishes.ts';
import { type Schema, z } from './schema.ts';
import { tokenResponseSchema } from './session/token.ts';

type Json = { [key: string]: unknown };

const namedSchemas: Readonly<Record<string, Schema>> = {
  AdminConfig: adminConfigSchema,
  CompanyListItem: companyListItemSchema,
  Draft: draftSchema,
  MerchantConfig: merchantConfigSchema,
  NavigationFeature: navigationFeatureSchema,
  Problem: problemSchema,
  Product: productSchema,
  Publish: publishSchema,
  PublishSummary: publishSummarySchema,
  RecordedChange: recordedChangeSchema,
  Rule: ruleSchema,
  TokenResponse: tokenResponseSchema,
  Translations: translationTreeSchema,
  Warehouse: warehouseSchema,
};

const described: Readonly<Record<string, Json>> = {
  Translations: {
    type: 'object',
    additionalProperties: { anyOf: [{ type: 'string' }, { $ref: '#/components/schemas/Translations' }] },
  },
};

function securityOf({ caller, scope = STANDARD_SCOPE }: Call): readonly Json[] {
  if (caller === 'anyone') return [];
  return caller === 'client' ? [{ clientKey: [] }] : [{ accessToken: [scope] }];
}

/** Creates the OpenAPI 3.1 document. It is derived only from the calls, so it always matches the service. */
export function openApiDocument(calls: readonly Call[], version: string): Json {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(namedSchemas)) registry.add(schema, { id, ...described[id] });
  const components: Json = {};

  const jsonSchema = (schema: Schema, io: 'input' | 'output'): Json => {
    const { $schema: _, $defs, ...rest } = z.toJSONSchema(schema, { metadata: registry, io, unrepresentable: 'any' });
    const hoisted = hoistReferences({ definitions: $defs ?? {}, root: rest }) as { definitions: Json; root: Json };
    for (const [id, definition] of Object.entries(hoisted.definitions)) components[id] ??= withoutId(definition);
    const id = registry.get(schema)?.id;
    if (id === undefined) return hoisted.root;
    components[id] ??= withoutId(hoisted.root);
    return { $ref: `#/components/schemas/${id}` };
  };

  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = (paths[call.path] ??= {});
    path[call.method.toLowerCase()] = operationOf(call, jsonSchema);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Returns portal administration',
      version,
      description: 'Every call the page makes. Failures are problem documents (RFC 9457).',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        clientKey: { type: 'http', scheme: 'basic', description: 'The public key of the client.' },
        accessToken: { type: 'http', scheme: 'bearer', description: 'Token type and token of the token answer.' },
      },
    },
  };
}

const rightsNeeded = {
  edit: 'Needs a role that may edit.',
  publish: 'Needs a role that may publish.',
  people: 'Needs a role that may manage people.',
} as const;

const STEP_UP_NEEDED = 'The user must have signed in or confirmed the identity within ten minutes.';

function operationOf(call: Call, jsonSchema: (schema: Schema, io: 'input' | 'output') => Json): Json {
  const parametersIn = (location: 'path' | 'query' | 'header', schema: Schema | undefined): Json[] => {
    if (!schema) return [];
    const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
      properties?: Json;
      required?: string[];
    };
    return Object.entries(properties).map(([name, part]) => ({
      name,
      in: location,
      required: location === 'path' || required.includes(name),
      schema: part,
    }));
  };
  const needs = [...(call.right ? [rightsNeeded[call.right]] : []), ...(call.stepUp ? [STEP_UP_NEEDED] : [])];
  const status = String(call.successStatus ?? 200);
  const problem = { 'application/problem+json': { schema: jsonSchema(problemSchema, 'output') } };
  return {
    operationId: call.id,
    summary: call.summary,
    ...(needs.length > 0 && { description: needs.join(' ') }),
    tags: [call.origin === 'own' ? 'extension' : `section ${call.origin}`],
    security: securityOf(call),
    parameters: [
      ...parametersIn('path', call.params),
      ...parametersIn('query', call.query),
      ...parametersIn('header', call.headers),
    ],
    ...(call.body && {
      requestBody: {
        required: true,
        description: `At most ${bodyLimitOf(call)} bytes.`,
        content: {
          [call.bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json']: {
            // Convert forms as input, because they may contain unknown keys. Schemas converted as output forbid those.
            schema: jsonSchema(call.body, call.bodyType === 'form' ? 'input' : 'output'),
          },
        },
      },
    }),
    responses: {
      [status]: {
        description: 'Success',
        ...(call.response && { content: { 'application/json': { schema: jsonSchema(call.response, 'output') } } }),
        ...(call.events && { content: { 'text/event-stream': eventStream(call.events, jsonSchema) } }),
        ...(call.responseHeaders && { headers: headersOf(jsonSchema(call.responseHeaders, 'output')) }),
      },
      default: { description: 'Failure', content: problem },
    },
  };
}

/** Describes an event stream in `x-events`, because OpenAPI 3.1 cannot describe streams. */
const eventStream = (
  events: NonNullable<Call['events']>,
  jsonSchema: (schema: Schema, io: 'output') => Json,
): Json => ({
  schema: { type: 'string' },
  'x-events': Object.fromEntries(Object.entries(events).map(([name, data]) => [name, jsonSchema(data, 'output')])),
});

const headersOf = (schema: Json): Json =>
  Object.fromEntries(
    Object.entries((schema['properties'] ?? {}) as Json).map(([name, part]) => [name, { schema: part }]),
  );

function withoutId(schema: unknown): Json {
  const { id: _, ...rest } = schema as Json;
  return rest;
}

/** Replaces copies of shared schemas by references to one schema in the components. */
function hoistReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hoistReferences);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) =>
      key === '$ref' && typeof entry === 'string'
        ? [key, entry.replace(/^#\/\$defs\//, '#/components/schemas/')]
        : [key, hoistReferences(entry)],
    ),
  );
}
