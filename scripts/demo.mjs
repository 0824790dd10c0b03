import { join } from 'node:path';
import { endWithParent } from './support/endWithParent.mjs';
import { ensureBuild } from './support/build/ensureBuild.mjs';
import { ensureDependencies } from './support/install/ensureDependencies.mjs';
import { root } from './support/root.mjs';
import { servePage } from './support/build/servePage.mjs';

endWithParent();
await ensureDependencies();
await ensureBuild(['demo']);
try {
  const { url } = await servePage(join(root, 'dist/demo'), Number(process.env.PORT ?? 4310));
  console.log(`The demo is at ${url} - nothing leaves the browser, a reload forgets what is published.`);
} catch (error) {
  console.error(error.code === 'EADDRINUSE' ? `Port ${error.port} is in use: name another in PORT.` : error.message);
  process.exitCode = 1;
}
