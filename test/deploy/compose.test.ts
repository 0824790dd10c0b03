import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from '../../contract/schema.ts';
import { readSettings, settingNames } from '../../server/infrastructure/settings.ts';
import { parseYaml } from '../support/parseYaml.ts';

const environment = z.record(z.string(), z.string());
const restricted = {
  image: z.literal('returns-portal-admin'),
  environment,
  init: z.literal(true),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
};
const dependency = <const Condition extends string>(condition: Condition) =>
  z.strictObject({ condition: z.literal(condition) });

/** All fields of `compose.yaml`. Unknown fields are refused. */
const composeSchema = z.strictObject({
  name: z.string(),
  services: z.strictObject({
    database: z.strictObject({
      image: z.string().check(z.regex(/:\d+\.\d+$/)),
      environment,
      volumes: z.array(z.string()),
      healthcheck: z.strictObject({
        test: z.array(z.string()),
        interval: z.string(),
        timeout: z.string(),
        retries: z.int(),
      }),
      restart: z.string(),
    }),
    migration: z.strictObject({
      ...restricted,
      build: z.strictObject({ context: z.literal('.'), dockerfile: z.literal('Containerfile') }),
      command: z.tuple([z.literal('dist/server/migrate.js')]),
      depends_on: z.strictObject({ database: dependency('service_healthy') }),
      restart: z.literal('no'),
    }),
    service: z.strictObject({
      ...restricted,
      env_file: z.array(z.strictObject({ path: z.string(), required: z.boolean() })),
      secrets: z.array(z.string()),
      volumes: z.tuple([z.literal('data:/data')]),
      ports: z.array(z.string()),
      depends_on: z.strictObject({ migration: dependency('service_completed_successfully') }),
      mem_limit: z.string(),
      stop_grace_period: z.literal('30s'),
      restart: z.string(),
    }),
  }),
  volumes: z.record(z.string(), z.null()),
  secrets: z.record(z.string(), z.strictObject({ file: z.string() })),
});

const compose = () => composeSchema.parse(parseYaml(readFileSync('compose.yaml', 'utf8')));

/** Replaces variables such as `${NAME:?}` by their names. */
const interpolated = (values: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.replaceAll(/\$\{(\w+):\?\}/g, '$1')]));

describe('compose.yaml', () => {
  it('sets only settings of the service, with valid values', () => {
    const { migration, service } = compose().services;
    for (const values of [migration.environment, service.environment]) {
      expect(Object.keys(values).filter((name) => !settingNames.includes(name))).toEqual([]);
      expect(readSettings(interpolated(values))).toMatchObject({ ok: true });
    }
  });

  it('runs the service with the second account, and only the migration with the account that owns the schema', () => {
    const { database, migration, service } = compose().services;
    const owner = database.environment['POSTGRES_USER'];
    const accountIn = (url: string | undefined): string => new URL(url ?? '').username;
    expect(accountIn(interpolated(migration.environment)['DATABASE_MIGRATION_URL'])).toBe(owner);
    expect(service.environment['DATABASE_MIGRATION_URL']).toBeUndefined();
    const serving = accountIn(interpolated(service.environment)['DATABASE_URL']);
    const script = 'deploy/compose/create-server-account.sh';
    expect(readFileSync(script, 'utf8')).toContain(`create role ${serving} login noinherit `);
    expect(statSync(script).mode & 0o111).not.toBe(0);
    expect(database.volumes).toContain(`./${script}:/docker-entrypoint-initdb.d/create-server-account.sh:ro`);
  });

  it('contains no password, and passes the draft keys as a file', () => {
    const { services, secrets } = compose();
    const passwords = Object.values(services).flatMap((each) =>
      Object.entries(each.environment).filter(([name]) => /PASSWORD|URL/.test(name)),
    );
    expect(passwords.length).toBeGreaterThan(0);
    for (const [, value] of passwords) expect(value).toMatch(/\$\{\w+:\?\}/);
    expect(Object.keys(secrets)).toEqual(services.service.secrets);
    expect(services.service.environment['DRAFT_KEY_FILE']).toBe(`/run/secrets/${services.service.secrets[0]}`);
  });
});
