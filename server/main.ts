import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pino from 'pino';
import { banner } from './infrastructure/banner.ts';
import { readHostedSettings, type HostedSettings } from './infrastructure/databasesByHost.ts';
import { loggerOptions } from './infrastructure/http/logRequests.ts';
import { readLocaleBundles } from './infrastructure/languages/LocaleBundles.ts';
import { maxConnections } from './infrastructure/maxConnections.ts';
import { listenForMetrics } from './infrastructure/metrics/listenForMetrics.ts';
import { ServiceMetrics } from './infrastructure/metrics/ServiceMetrics.ts';
import { loadPageRenderer } from './infrastructure/page/PageRenderer.ts';
import { readPageFiles } from './infrastructure/page/readPageFiles.ts';
import { readCommonPasswords } from './infrastructure/passwords/readCommonPasswords.ts';
import { projectRoot } from './infrastructure/projectRoot.ts';
import { startupFailureOf } from './infrastructure/startupFailure.ts';
import { stopOnSignal } from './infrastructure/stopOnSignal.ts';
import { openTracer } from './infrastructure/telemetry/openTracer.ts';
import { addressFinderOf } from './infrastructure/warehouses/addressFinderOf.ts';
import { HostedServices } from './HostedServices.ts';
import { valueOrRefuse, type SharedParts } from './openService.ts';

/** Maximum bytes and milliseconds for which log lines are buffered. */
const LOG_WRITES = { minLength: 4096, periodicFlush: 100 };

const root = projectRoot(import.meta.url);

async function serve(hosted: readonly [HostedSettings, ...HostedSettings[]]): Promise<void> {
  const [{ settings }] = hosted;
  const addressFinder = valueOrRefuse(
    addressFinderOf(settings.ADDRESS_LOOKUP_URL, settings.ADDRESS_LOOKUP_KEY_FILE, settings.SEED_SAMPLE),
  );
  const commonPasswords = valueOrRefuse(readCommonPasswords(settings.COMMON_PASSWORDS_FILE));
  const bundleOf = valueOrRefuse(readLocaleBundles({ locales: join(root, 'locales'), own: settings.OWNER_TEXTS }));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const logger = pino(loggerOptions(settings.LOG_LEVEL), pino.destination({ ...LOG_WRITES, sync: false }));
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = settings;
  const traces = await openTracer({ endpoint, ratio, version }, logger);
  const metrics = settings.METRICS_PORT === 0 ? undefined : new ServiceMetrics();
  const shared: SharedParts = {
    version,
    logger,
    metrics,
    tracer: traces?.tracer,
    bundleOf,
    addressFinder,
    commonPasswords,
    page: {
      files: readPageFiles(join(root, 'dist/page')),
      renderer: await loadPageRenderer(join(root, 'dist/ssr/renderSignIn.js')),
    },
    connectionLimits: {
      receive: settings.RECEIVE_TIMEOUT,
      send: settings.SEND_TIMEOUT,
      connections: maxConnections(settings.MAX_CONNECTIONS),
    },
  };
  const services = await HostedServices.open(hosted, shared);
  metrics?.measure({ connections: () => promisify(services.server.getConnections.bind(services.server))() });
  const metricsAddress = { port: settings.METRICS_PORT, host: settings.METRICS_HOST };
  let figures: Server | undefined;
  try {
    figures = metrics && (await listenForMetrics(metrics, metricsAddress));
    await services.listen(settings.PORT, settings.HOST);
  } catch (error) {
    await services.close();
    throw error;
  }
  stopOnSignal({
    announce: () => services.announceStop(),
    delay: settings.STOP_DELAY,
    stop: async () => {
      figures?.close();
      await services.close();
      await traces?.close();
    },
    abort: () => services.server.closeAllConnections(),
  });
  const { port } = services.server.address() as AddressInfo;
  const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(settings.HOST) ? 'localhost' : settings.HOST;
  const address = `http://${host}:${port}`;
  process.stdout.write(`${banner({ version, address, settings, ...services.description })}\n`);
}

function refuse(sentences: readonly string[], exitCode: number): never {
  process.stderr.write(sentences.map((sentence) => `${sentence}\n`).join(''));
  process.exit(exitCode);
}

if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
const hosted = readHostedSettings(process.env);
if (!hosted.ok) refuse(hosted.error, 1);
try {
  await serve(hosted.value);
} catch (error) {
  const failure = startupFailureOf(error, hosted.value[0].settings.PORT);
  if (failure) refuse([failure.sentence], failure.exitCode);
  throw error;
}
