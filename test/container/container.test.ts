import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/server/testDatabase.ts';
import { urlFor } from '../support/server/servingAccount.ts';
import { Container, runImage } from './Container.ts';
import { podman } from './podman.ts';
import { buildTestImage, nodeVersion, obstacle } from './testImage.ts';

/** Milliseconds for building the image without a cache. */
const BUILD_TIMEOUT = 900_000;
const EVENTUALLY = { timeout: 10_000, interval: 50 };

const reason = obstacle();
if (reason !== undefined) console.warn(`The tests of the container are skipped. ${reason}`);

describe.skipIf(reason !== undefined)('the container image', { timeout: 300_000 }, () => {
  const postgres = inject('postgres');
  const volume = `returns-portal-test-${randomUUID()}`;
  const containers: Container[] = [];
  async function start(settings: Readonly<Record<string, string>>, data?: string): Promise<Container> {
    const container = await Container.start(settings, data);
    containers.push(container);
    return container;
  }

  beforeAll(buildTestImage, BUILD_TIMEOUT);
  afterAll(() => {
    for (const container of containers) container.remove();
    podman('volume', 'rm', '--force', volume);
  });

  describe('with the embedded database', () => {
    let container: Container;
    beforeAll(async () => {
      container = await start({ SEED_SAMPLE: 'true', STOP_DELAY: '5000' }, volume);
    }, 300_000);

    it('serves page and service, and reports its health', async () => {
      expect(await container.client.status('/NORTHWIND')).toBe(200);
      expect(await container.client.signIn()).toBe(200);
      expect(await container.client.write('from a container')).toMatchObject({ status: 200 });
      expect(podman('healthcheck', 'run', container.name)).toMatchObject({ status: 0 });
    });

    it('runs as a user without rights', () => {
      const status = String(
        container.evaluate("console.log(JSON.stringify(fs.readFileSync('/proc/1/status', 'utf8')))"),
      );
      expect(status).toMatch(/^Uid:\t10001\t10001\t10001\t10001$/m);
      expect(status).toMatch(/^CapEff:\t0{16}$/m);
      expect(status).toMatch(/^NoNewPrivs:\t1$/m);
    });

    it('can write only to its volume', () => {
      const program = `const write = (folder) => {
        try { fs.writeFileSync(folder + '/written', ''); return 'written'; } catch ({ code }) { return code; }
      };
      console.log(JSON.stringify(['/', '/app', '/app/dist', '/etc', '/tmp', '/data'].map(write)));`;
      expect(container.evaluate(program)).toEqual([...Array<string>(5).fill('EROFS'), 'written']);
    });

    it('contains Node.js, the build and packages, but no source and no development dependency', () => {
      const list = (folder: string): readonly string[] =>
        container.evaluate(`console.log(JSON.stringify(fs.readdirSync('${folder}', { recursive: true })))`) as string[];
      expect(container.evaluate('console.log(JSON.stringify(process.versions.node))')).toBe(nodeVersion());
      const files = list('/app').filter((path) => !path.startsWith('node_modules/'));
      const isWanted =
        /^(package\.json|node_modules|locales|locales\/\w+(\/\w+\.json)?|dist|dist\/(page|server|ssr)\b.*)$/;
      expect(files.filter((path) => !isWanted.test(path))).toEqual([]);
      expect(files.filter((path) => /\.(map|tsx?)$/.test(path))).toEqual([]);
      const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
        'dependencies' | 'devDependencies',
        Readonly<Record<string, string>>
      >;
      const packages = new Set(list('/app/node_modules'));
      expect(Object.keys(dependencies).filter((name) => !packages.has(name))).toEqual([]);
      expect(Object.keys(devDependencies).filter((name) => packages.has(name))).toEqual([]);
      expect(list('/app/node_modules/fs-native-extensions/prebuilds').filter((path) => !path.includes('/'))).toEqual([
        `${process.platform}-${process.arch}`,
      ]);
    });

    it('still serves for STOP_DELAY after SIGTERM, and then exits without an error', async () => {
      container.terminate();
      await expect.poll(() => container.client.impediments(), EVENTUALLY).toEqual(['process']);
      expect(await container.client.write('on the way out')).toMatchObject({ status: 200 });
      expect(container.exitCode()).toBe(0);
      await expect(container.client.status('/api/health')).rejects.toThrow('fetch failed');
    });

    it('keeps its data in the volume over a restart', async () => {
      const restarted = await start({}, volume);
      expect(await restarted.client.signIn()).toBe(200);
      expect(await restarted.client.heading()).toBe('on the way out');
    });
  });

  describe.runIf(postgres)('with PostgreSQL', () => {
    const server = postgres as NonNullable<typeof postgres>;
    let created: TestDatabase;
    let accounts: Readonly<Record<'DATABASE_URL' | 'DATABASE_MIGRATION_URL', string>>;
    beforeAll(async () => {
      created = await createTestDatabase(server.url);
      accounts = { DATABASE_URL: urlFor(server.serving, created.url), DATABASE_MIGRATION_URL: created.url };
    });
    afterAll(async () => {
      for (const container of containers) container.remove();
      await created.drop();
    });

    it('serves only after the migration, with the account that does not own the schema', async () => {
      const { DATABASE_URL } = accounts;
      expect(runImage({ DATABASE_URL, PORT: '0' })).toMatchObject({
        status: 1,
        printed: expect.stringContaining('npm run migrate'),
      });
      expect(runImage(accounts, ['dist/server/migrate.js'])).toMatchObject({
        status: 0,
        printed: expect.stringContaining(`${server.serving.name} may serve.`),
      });
      const [first, second] = await Promise.all([start({ DATABASE_URL }), start({ DATABASE_URL })]);
      expect(await first.client.status('/api/ready')).toBe(200);
      expect(await second.client.status('/api/ready')).toBe(200);
    });

    it('contains the commands that create an owner and verify the audit log', () => {
      const owner = ['--carrier', 'ACME_POST', '--organisation', 'ACME', '--name', 'Acme Post', '--country', 'AU'];
      const outcome = runImage({ ...accounts, OWNER_PASSWORD: 'Returns2026' }, [
        'dist/server/createOwner.js',
        ...owner,
        '--admin',
        'ada@acme.example',
      ]);
      expect(outcome).toMatchObject({ status: 0, printed: expect.stringContaining('ada@acme.example may sign in') });
      expect(runImage(accounts, ['dist/server/verifyAuditLog.js'])).toMatchObject({
        status: 0,
        printed: expect.stringContaining('The audit log is intact'),
      });
    });
  });
});
