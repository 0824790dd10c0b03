import { z } from '../../contract/schema.ts';
import { err, ok, type Result } from '../../src/domain/shared/result.ts';
import { readNamedFile } from './readNamedFile.ts';
import { databaseSettings, readSettings, type Settings } from './settings.ts';

/** Settings of one database, with the settings of the environment that its file does not replace. */
export type HostedSettings = {
  /** Hosts whose requests use the database. `*.suffix` matches every host with that suffix. Empty: all hosts. */
  readonly hosts: readonly string[];
  readonly settings: Settings;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that the file can contain for a database. */
const ALLOWED: ReadonlySet<string> = new Set([
  ...databaseSettings,
  'CARRIER',
  'CARRIERS_BY_HOST',
  'PAGE_URLS',
  'SIGN_IN_FILE',
]);

const fileSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** Reads the settings of each database. The error has one sentence per mistake, and contains no address or password. */
export function readHostedSettings(
  environment: Environment,
): Result<readonly [HostedSettings, ...HostedSettings[]], string[]> {
  const shared = readSettings(environment);
  if (!shared.ok) return shared;
  const { DATABASES_BY_HOST: path } = shared.value;
  if (path === undefined) return ok([{ hosts: [], settings: shared.value }]);
  const text = readNamedFile('DATABASES_BY_HOST', path);
  if (!text.ok) return err([text.error]);
  const file = fileSchema.safeParse(parseJson(text.value));
  const entries = Object.entries(file.data ?? {}).map(([hosts, own]) => readEntry(hosts, own, environment));
  const problems = entries.flatMap((entry) => (entry.ok ? [] : entry.error));
  const [first, ...others] = entries.flatMap((entry) => (entry.ok ? [entry.value] : []));
  if (problems.length > 0) return err(problems);
  if (!first)
    return err([`DATABASES_BY_HOST must be a JSON object with the settings of the database of each host: ${path}.`]);
  const repeated = repeatedValues([first, ...others]);
  return repeated.length === 0 ? ok([first, ...others]) : err([...repeated]);
}

function readEntry(
  list: string,
  own: Readonly<Record<string, string>>,
  environment: Environment,
): Result<HostedSettings, string[]> {
  const hosts = list.split(',').map((host) => host.trim().toLowerCase());
  const problems = [
    ...hosts.filter((host) => !isHost(host)).map((host) => `"${host}" is not a host without a port`),
    ...Object.keys(own)
      .filter((name) => !ALLOWED.has(name))
      .map((name) => `${name} cannot be set for one database`),
    ...(own['DATABASE_URL'] ? [] : ['DATABASE_URL is missing']),
  ].map((problem) => `${problem}.`);
  const settings = readSettings({ ...environment, DATABASES_BY_HOST: undefined, ...own });
  if (!settings.ok) problems.push(...settings.error);
  return settings.ok && problems.length === 0
    ? ok({ hosts, settings: settings.value })
    : err(problems.map((problem) => `DATABASES_BY_HOST, ${list}: ${problem}`));
}

/** Reports values that two entries have in common, because they must be separate. */
function repeatedValues(hosted: readonly HostedSettings[]): readonly string[] {
  const seen = new Set<string>();
  return hosted.flatMap(({ hosts, settings }) => {
    const values = [
      ...hosts.map((host) => [`the host ${host}`, host] as const),
      ['DATABASE_URL', databaseOf(settings.DATABASE_URL ?? '')] as const,
      ['DRAFT_KEY_FILE', settings.DRAFT_KEY_FILE] as const,
      ['AUDIT_ANCHORS', settings.AUDIT_ANCHORS] as const,
    ];
    return values
      .filter(([, value]) => value !== undefined && seen.size === seen.add(value).size)
      .map(([name]) => `DATABASES_BY_HOST, ${hosts.join(', ')}: ${name} is the same as in an earlier entry.`);
  });
}

/** Server and name of the database, without account and options. */
function databaseOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || '5432'}${pathname}`;
}

function isHost(host: string): boolean {
  const url = `http://${host.replace(/^\*\./, '')}`;
  return URL.canParse(url) && new URL(url).origin === url;
}

/** Returns `undefined` for invalid JSON. The message of the parser would contain a part of the text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
