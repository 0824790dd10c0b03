import type { Logger } from 'pino';
import type { OpenedTracer, TraceSettings } from './traceSettings.ts';

/** Loads OpenTelemetry only if an endpoint is set, because its modules take memory and time at the start. */
export async function openTracer(
  settings: TraceSettings,
  logger: Pick<Logger, 'warn'>,
): Promise<OpenedTracer | undefined> {
  const { endpoint } = settings;
  if (endpoint === undefined) return undefined;
  const { exportTraces } = await import('./OpenTelemetryTracer.ts');
  return exportTraces({ ...settings, endpoint }, logger);
}
