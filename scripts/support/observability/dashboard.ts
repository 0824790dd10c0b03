import { JOB } from './alerts.ts';
import type { RegisteredMetric } from './registeredMetrics.ts';

type Query = { readonly expression: string; readonly legend: string };
type Panel = {
  readonly title: string;
  readonly description: string;
  readonly unit: string;
  readonly queries: readonly Query[];
};

const SELECT = `{job="${JOB}"}`;
const PER_SECOND = '$__rate_interval';
/** Metrics of the process to show. The other ones are details of Node.js. */
const PROCESS_METRICS: ReadonlySet<string> = new Set([
  'process_cpu_seconds_total',
  'process_resident_memory_bytes',
  'process_open_fds',
  'nodejs_eventloop_lag_p99_seconds',
  'nodejs_heap_size_used_bytes',
]);

const isOfProcess = ({ name }: RegisteredMetric): boolean => /^(process|nodejs)_/.test(name);

function unitOf(name: string): string {
  if (name.endsWith('_bytes')) return 'bytes';
  return name.endsWith('_seconds') ? 's' : 'short';
}

/** Title in words: `http_connections` becomes `Http connections`. */
const titleOf = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A counter is shown as a rate, a histogram as the rate and the 95th percentile of its observations. */
function panelsOf({ name, help, kind, labels }: RegisteredMetric): readonly Panel[] {
  const title = titleOf(name);
  const description = help;
  const legend = labels.map((label) => `{{${label}}}`).join(' ') || '{{instance}}';
  const by = labels.length > 0 ? labels.join(', ') : 'instance';
  if (kind === 'histogram') {
    const rates = labels.map((label) => ({
      title: `${title}: rate by ${label}`,
      description,
      unit: 'reqps',
      queries: [
        { expression: `sum by (${label}) (rate(${name}_count${SELECT}[${PER_SECOND}]))`, legend: `{{${label}}}` },
      ],
    }));
    const buckets = `sum by (le) (rate(${name}_bucket${SELECT}[${PER_SECOND}]))`;
    const quantiles = [0.5, 0.95, 0.99].map((quantile) => ({
      expression: `histogram_quantile(${quantile}, ${buckets})`,
      legend: `${quantile * 100} %`,
    }));
    return [...rates, { title: `${title}: percentiles`, description, unit: unitOf(name), queries: quantiles }];
  }
  const expression = kind === 'counter' ? `sum by (${by}) (rate(${name}${SELECT}[${PER_SECOND}]))` : `${name}${SELECT}`;
  return [{ title, description, unit: kind === 'counter' ? 'short' : unitOf(name), queries: [{ expression, legend }] }];
}

const datasource = { type: 'prometheus', uid: '${datasource}' };

/** Arranges panels in two columns from the line `top`, each 12 units wide and 8 high. */
const place = (panels: readonly Panel[], top: number, firstId: number) =>
  panels.map(({ title, description, unit, queries }, nth) => ({
    id: firstId + nth,
    type: 'timeseries',
    title,
    description,
    datasource,
    gridPos: { h: 8, w: 12, x: (nth % 2) * 12, y: top + Math.floor(nth / 2) * 8 },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    targets: queries.map(({ expression, legend }, query) => ({
      refId: String.fromCharCode(65 + query),
      datasource,
      expr: expression,
      legendFormat: legend,
    })),
  }));

/** Writes a classic Grafana dashboard with a panel for each metric of the service, then for the process. */
export function dashboardOf(metrics: readonly RegisteredMetric[]): string {
  const own = metrics.filter((metric) => !isOfProcess(metric)).flatMap(panelsOf);
  const ofProcess = metrics.filter(({ name }) => PROCESS_METRICS.has(name)).flatMap(panelsOf);
  const bottom = Math.ceil(own.length / 2) * 8;
  const dashboard = {
    uid: 'returns-portal-admin',
    title: 'Returns portal administration',
    description: 'Made by `npm run observability`.',
    schemaVersion: 39,
    editable: true,
    refresh: '1m',
    time: { from: 'now-6h', to: 'now' },
    templating: {
      list: [{ name: 'datasource', label: 'Data source', type: 'datasource', query: 'prometheus' }],
    },
    panels: [...place(own, 0, 1), ...place(ofProcess, bottom, own.length + 1)],
  };
  return `${JSON.stringify(dashboard, undefined, 2)}\n`;
}
