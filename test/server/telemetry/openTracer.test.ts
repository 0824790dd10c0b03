import { expect, it } from 'vitest';
import { runNode } from '../../support/runNode.ts';

/** Opens a tracer in a new process, and prints the number of loaded modules of OpenTelemetry. */
const script = `
  import { registerHooks } from 'node:module';
  const loaded = new Set();
  registerHooks({ load: (url, context, next) => (loaded.add(url), next(url, context)) });
  const { openTracer } = await import('./server/infrastructure/telemetry/openTracer.ts');
  const settings = { endpoint: process.env.ENDPOINT, ratio: 0.1, version: '1.0.0' };
  const traces = await openTracer(settings, { warn: () => undefined });
  await traces?.close();
  console.log([...loaded].filter((url) => url.includes('@opentelemetry')).length);
`;

const loadedWith = (environment: Readonly<Record<string, string>>) => {
  const args = ['--input-type=module', '--eval', script];
  const { status, printed } = runNode(args, { env: { PATH: process.env['PATH'], ...environment } });
  expect(status, printed).toBe(0);
  return Number(printed);
};

it('openTracer loads OpenTelemetry only if an endpoint is set', () => {
  expect(loadedWith({})).toBe(0);
  expect(loadedWith({ ENDPOINT: 'http://127.0.0.1:9' })).toBeGreaterThan(20);
});
