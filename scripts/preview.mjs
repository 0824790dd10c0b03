import { join } from 'node:path';
import { endWithParent } from './support/endWithParent.mjs';
import { ensureBuild } from './support/build/ensureBuild.mjs';
import { ensureDependencies } from './support/install/ensureDependencies.mjs';
import { previewPage } from './support/build/previewPage.mjs';
import { root } from './support/root.mjs';

// Usage: preview.mjs [demo|page|gallery]. Builds the target if its sources have changed, and serves the files.
const targets = {
  demo: { port: 4310, note: 'All data is in memory; a reload resets it.' },
  page: { port: 4311, note: 'It needs a host that also serves /env.js and the calls.' },
  gallery: { port: 4312, note: 'It shows every component in every state.' },
};
const [name = 'demo'] = process.argv.slice(2);
const target = targets[name];

if (target === undefined) {
  console.error(`There is no ${name}. Choose one of ${Object.keys(targets).join(', ')}.`);
  process.exitCode = 1;
} else {
  endWithParent();
  await ensureDependencies();
  await ensureBuild([name]);
  try {
    const { url } = await previewPage(join(root, 'dist', name), Number(process.env.PORT ?? target.port));
    console.log(`The ${name} is at ${url} - ${target.note}`);
  } catch (error) {
    console.error(`${error.message}. Set PORT to use another port.`);
    process.exitCode = 1;
  }
}
