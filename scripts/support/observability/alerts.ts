/** Prometheus job that reads the metrics of the service. */
export const JOB = 'returns-portal-admin';

/** `page`: users are affected now. `ticket`: users will be affected if nobody acts within days. */
export type Alert = {
  readonly name: string;
  readonly expression: string;
  /** How long the expression must be true. */
  readonly after: string;
  readonly severity: 'page' | 'ticket';
  readonly summary: string;
};

const requests = 'http_request_duration_seconds';

/** Alerts of the service. docs/OPERATING.md says what to do for each. */
export const alerts: readonly Alert[] = [
  {
    name: 'ServiceDown',
    expression: `up{job="${JOB}"} == 0`,
    after: '2m',
    severity: 'page',
    summary: 'Prometheus cannot read the metrics of a process.',
  },
  {
    name: 'ServiceRestartsOften',
    expression: 'changes(process_start_time_seconds[30m]) > 2',
    after: '0m',
    severity: 'page',
    summary: 'A process started more than twice within 30 minutes.',
  },
  {
    name: 'RequestsFail',
    expression: `sum(rate(${requests}_count{status=~"5.."}[5m])) / sum(rate(${requests}_count[5m])) > 0.02`,
    after: '5m',
    severity: 'page',
    summary: 'More than 2 % of all requests fail with a status from 500.',
  },
  {
    name: 'RequestsSlow',
    // Exclude event streams, because they stay open for hours.
    expression: `histogram_quantile(0.95, sum by (le) (rate(${requests}_bucket{route!~".*/events"}[5m]))) > 1`,
    after: '10m',
    severity: 'ticket',
    summary: 'More than 5 % of all requests take longer than a second.',
  },
  {
    name: 'DatabaseQueueLong',
    expression: 'min_over_time(database_queue[5m]) > 10',
    after: '5m',
    severity: 'ticket',
    summary: 'More than 10 transactions always wait for a connection to the database.',
  },
  {
    name: 'EventLoopSlow',
    expression: 'nodejs_eventloop_lag_p99_seconds > 0.5',
    after: '10m',
    severity: 'ticket',
    summary: 'The event loop of a process is delayed by more than half a second.',
  },
  {
    name: 'DiskFull',
    expression: 'disk_free_bytes < disk_reserve_bytes',
    after: '1m',
    severity: 'page',
    summary: 'The reserve of the disk is used, so writes are refused.',
  },
  {
    name: 'DiskNearlyFull',
    expression: 'disk_free_bytes < 2 * disk_reserve_bytes',
    after: '10m',
    severity: 'ticket',
    summary: 'Less than twice the reserve of the disk is free.',
  },
  {
    name: 'DataQuotaNearlyUsed',
    expression: 'data_quota_bytes > 0 and data_used_bytes > 0.9 * data_quota_bytes',
    after: '10m',
    severity: 'ticket',
    summary: 'The data folder uses more than 90 % of its quota.',
  },
  {
    name: 'MailsDelayed',
    expression:
      'sum(increase(mails_total{outcome="retried"}[15m])) > 0 unless sum(increase(mails_total{outcome="sent"}[15m])) > 0',
    after: '10m',
    severity: 'ticket',
    summary: 'The mail server accepts no mail.',
  },
  {
    name: 'MailsLost',
    expression: 'sum(increase(mails_total{outcome=~"given-up|dropped"}[30m])) > 0',
    after: '0m',
    severity: 'ticket',
    summary: 'Mails were not sent and are not tried again.',
  },
];

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Writes the alerts as a rules file for Prometheus. */
export const alertRules = (): string =>
  [
    '# Made by `npm run observability`.',
    'groups:',
    '  - name: returns-portal-admin',
    '    rules:',
    ...alerts.flatMap(({ name, expression, after, severity, summary }) => [
      `      - alert: ${name}`,
      `        expr: ${quoted(expression)}`,
      `        for: ${after}`,
      '        labels:',
      `          severity: ${severity}`,
      '        annotations:',
      `          summary: ${quoted(summary)}`,
    ]),
    '',
  ].join('\n');
