import { alertRules } from './alerts.ts';
import { dashboardOf } from './dashboard.ts';
import { registeredMetrics } from './registeredMetrics.ts';

/** Content of each generated file, by its path in the project. */
export const observabilityFiles = async (): Promise<Readonly<Record<string, string>>> => ({
  'deploy/observability/alerts.yml': alertRules(),
  'deploy/observability/dashboard.json': dashboardOf(await registeredMetrics()),
});
