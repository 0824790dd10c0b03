import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { alerts, JOB } from '../../scripts/support/observability/alerts.ts';
import { observabilityFiles } from '../../scripts/support/observability/observabilityFiles.ts';
import { registeredMetrics } from '../../scripts/support/observability/registeredMetrics.ts';
import { folderForEachTest } from '../support/folderForEachTest.ts';

const RULES = 'deploy/observability/alerts.yml';
const DASHBOARD = 'deploy/observability/dashboard.json';

type Dashboard = { readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[] };
const dashboard = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as Dashboard;
const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** Names of metrics in a query: words that are neither functions, operators, labels, durations nor values. */
const metricsIn = (query: string): readonly string[] => {
  const bare = query.replaceAll(/"[^"]*"|\[[^\]]*\]|\{[^}]*\}|\b(?:by|on) ?\([^)]*\)/g, ' ');
  const words = [...bare.matchAll(/[a-z_]\w*(?!\w*\s*\()/g)].map(([word]) => word);
  return words.filter((word) => !['and', 'unless', 'or', 'by', 'sum'].includes(word));
};

describe('the files in deploy/observability', () => {
  it('are current (`npm run observability`)', async () => {
    for (const [path, content] of Object.entries(await observabilityFiles()))
      expect(readFileSync(path, 'utf8'), path).toBe(content);
  });

  it('contain only metrics that the service registers, and each of its own metrics', async () => {
    const registered = await registeredMetrics();
    const series = registered.flatMap(({ name, kind }) =>
      kind === 'histogram' ? [`${name}_count`, `${name}_sum`, `${name}_bucket`] : [name],
    );
    // Prometheus itself records `up`.
    const known = new Set([...series, 'up']);
    const used = [...queries, ...alerts.map(({ expression }) => expression)].flatMap(metricsIn);
    expect(used.length).toBeGreaterThan(alerts.length);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
    const own = registered.filter(({ name }) => !/^(process|nodejs)_/.test(name)).map(({ name }) => name);
    for (const name of own) expect(queries.join('\n')).toContain(name);
  });

  it('contain the alerts that docs/OPERATING.md explains', () => {
    const section = /### Alerts\n(.*?)\n## /s.exec(readFileSync('docs/OPERATING.md', 'utf8'))?.[1] ?? '';
    const explained = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(explained).toEqual(alerts.map(({ name }) => name));
    expect(section).toContain(`\`${JOB}\``);
  });
});

type Case = {
  readonly alert: string;
  /** Series and values by minute. In the notation of promtool, `0+5x60` is 0, 5, 10 … 300. */
  readonly firing: Readonly<Record<string, string>>;
  readonly quiet: Readonly<Record<string, string>>;
};

const instance = `job="${JOB}",instance="a"`;
const counted = (status: string) => `http_request_duration_seconds_count{${instance},status="${status}"}`;
const buckets = (route: string, fast: string) => ({
  [`http_request_duration_seconds_bucket{${instance},route="${route}",le="1"}`]: fast,
  [`http_request_duration_seconds_bucket{${instance},route="${route}",le="2.5"}`]: '0+100x60',
  [`http_request_duration_seconds_bucket{${instance},route="${route}",le="+Inf"}`]: '0+100x60',
});
const gauge = (name: string) => `${name}{${instance}}`;
const mails = (outcome: string) => `mails_total{${instance},outcome="${outcome}"}`;
const disk = (free: number) => ({
  [gauge('disk_free_bytes')]: `${free}x60`,
  [gauge('disk_reserve_bytes')]: '100x60',
});
const data = (used: number, quota: number) => ({
  [gauge('data_used_bytes')]: `${used}x60`,
  [gauge('data_quota_bytes')]: `${quota}x60`,
});

const cases: readonly Case[] = [
  { alert: 'ServiceDown', firing: { [gauge('up')]: '0x60' }, quiet: { [gauge('up')]: '1x60' } },
  {
    alert: 'ServiceRestartsOften',
    firing: { [gauge('process_start_time_seconds')]: '0+60x60' },
    quiet: { [gauge('process_start_time_seconds')]: '5x60' },
  },
  {
    alert: 'RequestsFail',
    firing: { [counted('200')]: '0+95x60', [counted('503')]: '0+5x60' },
    quiet: { [counted('200')]: '0+999x60', [counted('404')]: '0+500x60', [counted('503')]: '0+1x60' },
  },
  { alert: 'RequestsSlow', firing: buckets('/slow', '0+90x60'), quiet: buckets('/company/:id/events', '0x60') },
  {
    alert: 'DatabaseQueueLong',
    firing: { [gauge('database_queue')]: '11x60' },
    quiet: { [gauge('database_queue')]: '0+0x40 50 0+0x20' },
  },
  {
    alert: 'EventLoopSlow',
    firing: { [gauge('nodejs_eventloop_lag_p99_seconds')]: '0.6x60' },
    quiet: { [gauge('nodejs_eventloop_lag_p99_seconds')]: '0.02x60' },
  },
  { alert: 'DiskFull', firing: disk(99), quiet: disk(101) },
  { alert: 'DiskNearlyFull', firing: disk(199), quiet: disk(201) },
  { alert: 'DataQuotaNearlyUsed', firing: data(91, 100), quiet: data(91, 0) },
  {
    alert: 'MailsDelayed',
    firing: { [mails('retried')]: '0+1x60', [mails('sent')]: '7x60' },
    quiet: { [mails('retried')]: '0+1x60', [mails('sent')]: '0+1x60' },
  },
  {
    alert: 'MailsLost',
    firing: { [mails('given-up')]: '0+1x60' },
    quiet: { [mails('retried')]: '0+1x60', [mails('given-up')]: '3x60' },
  },
];

const promtool = (...args: readonly string[]) => spawnSync('promtool', args, { encoding: 'utf8' });
const isInstalled = promtool('--version').error === undefined;
if (!isInstalled)
  console.log('promtool is not installed (Debian package `prometheus`), so the alert rules are not run.');

describe.runIf(isInstalled)('the alert rules, run by promtool,', () => {
  const folder = folderForEachTest();

  it('are valid', () => {
    const { status, stderr } = promtool('check', 'rules', RULES);
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('fire for their cause, and not for a similar harmless case', () => {
    expect(cases.map(({ alert }) => alert)).toEqual(alerts.map(({ name }) => name));
    const test = (alert: string, series: Readonly<Record<string, string>>, isFiring: boolean) => ({
      interval: '1m',
      input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
      // Counts the alerts that fire, because a rule test would also compare their labels and texts.
      promql_expr_test: [
        {
          expr: `count(ALERTS{alertname="${alert}",alertstate="firing"}) or vector(0)`,
          eval_time: '45m',
          exp_samples: [{ labels: '{}', value: isFiring ? 1 : 0 }],
        },
      ],
    });
    // JSON is valid YAML.
    const file = {
      rule_files: [join(process.cwd(), RULES)],
      evaluation_interval: '1m',
      tests: cases.flatMap(({ alert, firing, quiet }) => [test(alert, firing, true), test(alert, quiet, false)]),
    };
    folder.write('alerts.test.yml', JSON.stringify(file));
    const { status, stdout, stderr } = promtool('test', 'rules', join(folder.path, 'alerts.test.yml'));
    expect(`${stdout}${stderr}`).not.toContain('FAILED');
    expect(status).toBe(0);
  });
});
