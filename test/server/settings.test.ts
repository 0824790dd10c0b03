import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../server/infrastructure/settings.ts';

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  const settings = readSettings(environment);
  return settings.ok ? [] : settings.error;
};

describe('settings', () => {
  it('have defaults that start the embedded database with the sample on localhost', () => {
    const settings = readSettings({ PORT: '', UNRELATED: 'x' });
    expect(settings.ok && settings.value.DATABASE_URL).toBeUndefined();
    expect(settings).toMatchObject({
      ok: true,
      value: {
        PORT: 4300,
        HOST: '127.0.0.1',
        DATA_DIR: '.data',
        SEED_SAMPLE: true,
        LOG_LEVEL: 'warn',
        env: { carriersByHost: { localhost: 'AUSTRALIA_POST' }, adminRoles: ['returns_portal_admin'] },
      },
    });
  });

  it('do not seed an external database unless requested', () => {
    const DATABASE_URL = 'postgres://u:p@db/returns';
    expect(readSettings({ DATABASE_URL })).toMatchObject({
      value: { DATABASE_URL, SEED_SAMPLE: false, LOG_LEVEL: 'info' },
    });
    const DATABASE_MIGRATION_URL = 'postgres://owner:p@db/returns';
    expect(readSettings({ DATABASE_URL, DATABASE_MIGRATION_URL })).toMatchObject({
      value: { DATABASE_URL, DATABASE_MIGRATION_URL },
    });
    expect(readSettings({ DATABASE_MIGRATION_URL })).toEqual({
      ok: false,
      error: ['DATABASE_MIGRATION_URL is of no use without DATABASE_URL.'],
    });
    expect(readSettings({ DATABASE_LISTEN_URL: DATABASE_URL })).toEqual({
      ok: false,
      error: ['DATABASE_LISTEN_URL is of no use without DATABASE_URL.'],
    });
    expect(readSettings({ DATABASE_URL, SEED_SAMPLE: 'true' })).toMatchObject({
      value: { SEED_SAMPLE: true },
    });
  });

  it('allow the configured backend addresses in the content security policy', () => {
    expect(
      readSettings({ API_URL: 'https://api.example/base/', CONNECT_ORIGINS: 'https://errors.example/1' }),
    ).toMatchObject({
      value: {
        connectOrigins: ['https://api.example', 'https://errors.example'],
        env: { apiUrl: 'https://api.example/base' },
      },
    });
  });

  it('with an analytics key allow the analytics URL in the content security policy, and pass the key to the page [BR-8]', () => {
    const withKey = { ANALYTICS_KEY: 'key-1' };
    expect(readSettings({})).toMatchObject({ value: { connectOrigins: [] } });
    expect(readSettings({ ANALYTICS_URL: 'https://events.example' })).toMatchObject({ value: { connectOrigins: [] } });
    expect(readSettings(withKey)).toMatchObject({
      value: { connectOrigins: ['https://api.amplitude.com'], env: { analyticsKey: 'key-1' } },
    });
    expect(readSettings({ ...withKey, ANALYTICS_ZONE: 'eu', ANALYTICS_SAVED_MAX: '5' })).toMatchObject({
      value: {
        connectOrigins: ['https://api.eu.amplitude.com'],
        env: { analytics: { zone: 'EU', savedMaxCount: 5, uploadBatchSize: 100, sessionTimeout: 1_800_000 } },
      },
    });
    expect(readSettings({ ...withKey, ANALYTICS_URL: 'https://events.example/httpapi' })).toMatchObject({
      value: {
        connectOrigins: ['https://events.example'],
        env: { analytics: { url: 'https://events.example/httpapi' } },
      },
    });
  });

  it('with an invalid value are rejected with one sentence that contains the name of the setting', () => {
    const wrong = {
      ANALYTICS_ZONE: 'ASIA',
      ANALYTICS_URL: 'ftp://events.example',
      ANALYTICS_SESSION_TIMEOUT: '0',
      ANALYTICS_BATCH_SIZE: 'many',
      ANALYTICS_SAVED_MAX: '-1',
      ANALYTICS_UPLOAD_PERIOD: '1.5',
      PORT: '70000',
      DATABASE_URL: 'mysql://db',
      SEED_SAMPLE: 'maybe',
      LOG_LEVEL: 'loud',
      CARRIERS_BY_HOST: 'localhost',
      API_URL: 'nowhere',
      DEFAULT_LANGUAGE: 'tlh',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
      OTEL_TRACES_SAMPLER_ARG: '10 %',
      TRUSTED_TRACE_PARENTS: '10.0.0.7, proxy',
    };
    const problems = problemsOf(wrong);
    expect(problems.length).toBe(Object.keys(wrong).length);
    for (const name of Object.keys(wrong))
      expect(problems.filter((sentence) => sentence.startsWith(name)).length).toBe(1);
    expect(problems).toEqual(
      expect.arrayContaining([
        'PORT must be a whole number from 0 to 65535, not "70000".',
        'SEED_SAMPLE must be true or false, not "maybe".',
        'ANALYTICS_ZONE must be one of EU, US, not "ASIA".',
        'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
        'CARRIERS_BY_HOST must be a list of host=CARRIER, not "localhost".',
      ]),
    );
  });

  it('compare host names in lower case, and accept spaces in lists', () => {
    expect(readSettings({ CARRIERS_BY_HOST: ' A.Example = USPS , *.b.example=YAMATO,' })).toMatchObject({
      value: { env: { carriersByHost: { 'a.example': 'USPS', '*.b.example': 'YAMATO' } } },
    });
    for (const wrong of ['=USPS', 'a.example=', 'a.example=USPS=YAMATO'])
      expect(problemsOf({ CARRIERS_BY_HOST: wrong }), wrong).toHaveLength(1);
  });

  it('define the rights of each role, and reject rights that no role could use [AU-17]', () => {
    const rightsIn = (environment: Record<string, string>) => {
      const read = readSettings(environment);
      return read.ok ? read.value.env.roleRights : read.error;
    };
    expect(rightsIn({})).toMatchObject({ returns_portal_editor: ['edit'], returns_portal_viewer: [] });
    expect(rightsIn({ ROLE_RIGHTS: 'clerk=edit, lead=edit+publish+people, guest=none' })).toEqual({
      clerk: ['edit'],
      lead: ['edit', 'publish', 'people'],
      guest: [],
    });
    for (const wrong of ['clerk', 'clerk=write', '=edit', 'clerk=edit=publish', 'clerk=', 'clerk=publish'])
      expect(rightsIn({ ROLE_RIGHTS: wrong }), wrong).toEqual([expect.stringMatching(/^ROLE_RIGHTS /)]);
  });

  it('do not include the password of a URL in an error message', () => {
    const address = 'mysql://u:hunter2@db';
    for (const name of [
      'DATABASE_URL',
      'DATABASE_MIGRATION_URL',
      'DATABASE_LISTEN_URL',
      'API_URL',
      'ANALYTICS_URL',
      'PAGE_URLS',
      'MAIL_FROM',
    ]) {
      expect(problemsOf({ [name]: address }), name).toHaveLength(1);
      expect(problemsOf({ [name]: address }).join()).not.toContain('hunter2');
    }
  });

  it('are all listed in .env.example, which lists no other settings', () => {
    const example = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
    const source = readFileSync('server/infrastructure/settings.ts', 'utf8');
    const read = [...source.matchAll(/^ +([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name);
    expect(new Set(example)).toEqual(new Set(read));
  });

  it('enable mail only if a mail server, a sender and the URL of the pages are set [AU-17]', () => {
    const complete = {
      SMTP_HOST: 'mail.example',
      MAIL_FROM: 'Returns <returns@post.example>',
      PAGE_URLS: 'https://r.example',
    };
    expect(readSettings({ SMTP_PORT: '25' })).toMatchObject({ value: { mail: undefined } });
    expect(readSettings(complete)).toMatchObject({
      value: {
        mail: {
          smtp: {
            host: 'mail.example',
            port: 587,
            security: 'starttls',
            user: undefined,
            caFile: undefined,
            from: { name: 'Returns', address: 'returns@post.example' },
          },
          pageUrls: { all: 'https://r.example', byCarrier: {} },
        },
      },
    });
    const more = {
      SMTP_SECURITY: 'tls',
      PAGE_URLS: 'USPS=https://u.example/, http://localhost:4300',
      MAIL_FROM: 'a@b.example',
    };
    expect(readSettings({ ...complete, ...more })).toMatchObject({
      value: {
        mail: {
          smtp: { port: 465, from: { name: '', address: 'a@b.example' } },
          pageUrls: { all: 'http://localhost:4300', byCarrier: { USPS: 'https://u.example' } },
        },
      },
    });
    expect(readSettings({ ...complete, SMTP_CA_FILE: '/etc/mail.pem' })).toMatchObject({
      value: { mail: { smtp: { caFile: '/etc/mail.pem' } } },
    });
    const wrong = (setting: Record<string, string>) => problemsOf({ ...complete, ...setting });
    expect(wrong({ SMTP_SECURITY: 'ssl' })).toEqual(['SMTP_SECURITY must be one of tls, starttls, none, not "ssl".']);
    expect(wrong({ SMTP_USER: 'portal' })).toEqual(['SMTP_USER and SMTP_PASSWORD_FILE must be set together.']);
    expect(wrong({ MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' })).toHaveLength(1);
    expect(wrong({ PAGE_URLS: '' })).toEqual([
      'PAGE_URLS must be set with SMTP_HOST: the addresses of links in mails.',
    ]);
    expect(wrong({ PAGE_URLS: 'https://r.example/path' })).toHaveLength(1);
    expect(wrong({ PAGE_URLS: 'r.example' })).toHaveLength(1);
  });
});
