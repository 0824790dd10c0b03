import { ServiceMetrics } from '../../../server/infrastructure/metrics/ServiceMetrics.ts';

export type RegisteredMetric = {
  readonly name: string;
  readonly help: string;
  readonly kind: 'counter' | 'gauge' | 'histogram' | 'summary';
  /** Names of the labels, except the label of histogram buckets. */
  readonly labels: readonly string[];
};

/** Lists the metrics of a service with every feature, in the order of `/metrics`. */
export async function registeredMetrics(): Promise<readonly RegisteredMetric[]> {
  const metrics = new ServiceMetrics();
  metrics.answered({ method: 'GET', route: '/', status: 200, seconds: 1 });
  metrics.mailed('sent');
  metrics.measure({
    connections: async () => 0,
    eventStreams: () => 0,
    databaseLoad: () => ({ open: 0, idle: 0, waiting: 0 }),
    openWork: async () => ({ publishes: 0, drafts: 0 }),
    disk: async () => ({ free: 0, used: 0, reserve: 0, quota: 0 }),
  });
  const text = await metrics.text();
  return [...text.matchAll(/^# HELP (\S+) (.*)\n# TYPE \S+ (\w+)$/gm)].map(([, name = '', help = '', kind]) => {
    const series = new RegExp(`^${name}(?:_bucket)?\\{(.*)\\} `, 'm').exec(text)?.[1] ?? '';
    const labels = [...series.matchAll(/(\w+)="/g)].map(([, label = '']) => label).filter((label) => label !== 'le');
    return { name, help, kind: kind as RegisteredMetric['kind'], labels };
  });
}
