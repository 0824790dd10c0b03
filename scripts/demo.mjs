import { join } from 'node:path';
import { endWithParent } from './support/endWithParent.mjs';
import { ensureBuild } from './support/build/ensureBuild.mjs';
import { ensureDependencies } from './support/install/ensureDependencies.mjs';
import { root } from './support/root.mjs';
import { previewPage } from './support/build/previewPage.mjs';

endWithParent();
await ensureDependencies();
await ensureBuild(['demo']);
try {
  const { url } = await previewPage(join(root, 'dist/demo'), Number(process.env.PORT ?? 4310));
  console.log(`The demo is at ${url} - nothing leaves the browser, a reload forgets what is published.`);
} catch (error) {
  console.error(`${error.message}. Set PORT to use another port.`);
  process.exitCode = 1;
}
