// Generates the dashboard and the alert rules from the metrics of the service. A test checks that they are current.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { observabilityFiles } from './support/observability/observabilityFiles.ts';
import { root } from './support/root.mjs';

for (const [path, content] of Object.entries(await observabilityFiles())) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
  console.log(`Wrote ${path}`);
}
