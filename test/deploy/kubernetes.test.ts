import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, settingNames } from '../../server/infrastructure/settings.ts';
import { parseYaml, parseYamlDocuments } from '../support/parseYaml.ts';
import { manifestSchema, type Manifest, type Variable } from './manifestSchema.ts';

const BASE = 'deploy/kubernetes/base';
const EXAMPLE = 'deploy/kubernetes/example';

const files = [BASE, EXAMPLE].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => join(folder, file)),
);
const read = (file: string): unknown => parseYaml(readFileSync(file, 'utf8'));

/** Reads all manifests from their files. */
const plain = (): readonly Manifest[] => files.map((file) => manifestSchema.parse(read(file)));

/** Older versions of kubectl contain a kustomize without `resources: ../base`. */
function hasKustomize(): boolean {
  const { status, stdout } = spawnSync('kubectl', ['version', '--client', '--output=json'], { encoding: 'utf8' });
  if (status !== 0) return false;
  const { clientVersion } = JSON.parse(stdout) as { readonly clientVersion: { readonly minor: string } };
  return Number.parseInt(clientVersion.minor, 10) >= 24;
}

function only<Kind extends Manifest['kind']>(kind: Kind, manifests = plain()): Extract<Manifest, { kind: Kind }> {
  const [found, ...others] = manifests.filter((each): each is Extract<Manifest, { kind: Kind }> => each.kind === kind);
  if (found === undefined || others.length > 0) throw new Error(`${kind}: one manifest is expected.`);
  return found;
}

const settingsFile = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readFileSync(join(EXAMPLE, 'settings.env'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('=') as [string, string]),
  );

/** Values of variables, with a placeholder for each secret. */
const valuesOf = (variables: readonly Variable[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    variables.map((each) => [each.name, 'value' in each ? each.value : 'postgres://user:password@host/database']),
  );

const secretsOf = (variables: readonly Variable[]): readonly string[] =>
  variables.flatMap((each) => ('valueFrom' in each ? [each.name] : []));

describe('the Kubernetes manifests', () => {
  it.each(files)('contain only known fields with valid values in %s', (file) => {
    expect(manifestSchema.safeParse(read(file)).error?.issues).toBeUndefined();
  });

  it('are refused if a field is misspelled or a required value is weakened', () => {
    const text = readFileSync(join(BASE, 'deployment.yaml'), 'utf8');
    const isAccepted = (changed: string): boolean => manifestSchema.safeParse(parseYaml(changed)).success;
    expect(isAccepted(text)).toBe(true);
    expect(isAccepted(text.replace('periodSeconds: 2', 'periodSecond: 2'))).toBe(false);
    expect(isAccepted(text.replace('      terminationGrace', '      hostNetwork: true\n      terminationGrace'))).toBe(
      false,
    );
    expect(isAccepted(text.replace('maxUnavailable: 0', 'maxUnavailable: 1'))).toBe(false);
    expect(isAccepted(text.replace('readOnlyRootFilesystem: true', 'readOnlyRootFilesystem: false'))).toBe(false);
  });

  it('list every manifest of their folder in the kustomization', () => {
    for (const folder of [BASE, EXAMPLE]) {
      const { resources } = only('Kustomization', [manifestSchema.parse(read(join(folder, 'kustomization.yaml')))]);
      const expected = readdirSync(folder).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');
      expect(resources.filter((each) => each !== '../base').toSorted()).toEqual(expected.toSorted());
    }
  });

  it('set only settings of the service, with valid values', () => {
    const [service] = only('Deployment').spec.template.spec.containers;
    const [migration] = only('Job').spec.template.spec.containers;
    for (const values of [{ ...settingsFile(), ...valuesOf(service.env) }, valuesOf(migration.env)]) {
      expect(Object.keys(values).filter((name) => !settingNames.includes(name))).toEqual([]);
      expect(readSettings(values)).toMatchObject({ ok: true });
    }
  });

  it('read passwords and keys from secrets, and give the owner’s account only to the migration', () => {
    const { containers, volumes } = only('Deployment').spec.template.spec;
    const [{ env, volumeMounts }] = containers;
    expect(secretsOf(env)).toEqual(['DATABASE_URL']);
    expect(secretsOf(only('Job').spec.template.spec.containers[0].env)).toEqual([
      'DATABASE_URL',
      'DATABASE_MIGRATION_URL',
    ]);
    expect(volumes.map(({ secret }) => secret.secretName)).toEqual(['returns-portal-draft-keys']);
    expect(valuesOf(env)['DRAFT_KEY_FILE']).toBe(`${volumeMounts[0]?.mountPath}/draft-keys`);
  });

  it('let the service stop for more than STOP_DELAY and 30 seconds', () => {
    const { containers, terminationGracePeriodSeconds } = only('Deployment').spec.template.spec;
    const delay = Number(valuesOf(containers[0].env)['STOP_DELAY']);
    expect(delay).toBeGreaterThan(0);
    expect(terminationGracePeriodSeconds).toBeGreaterThan(delay / 1000 + 30);
  });

  it('select the pods of the deployment, but not the pod of the migration', () => {
    const { selector, template } = only('Deployment').spec;
    const { labels } = template.metadata;
    expect(selector.matchLabels).toEqual(labels);
    expect(template.spec.topologySpreadConstraints.map((each) => each.labelSelector.matchLabels)).toEqual([labels]);
    expect(only('Service').spec.selector).toEqual(labels);
    expect(only('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
    expect(only('Job').spec.template.metadata.labels).not.toMatchObject(labels);
  });

  it('run as the user of the image, on its port', () => {
    const image = readFileSync('Containerfile', 'utf8');
    const { containers, securityContext } = only('Deployment').spec.template.spec;
    expect(image).toContain(`USER ${securityContext.runAsUser}:${securityContext.runAsGroup}`);
    expect(image).toContain(`EXPOSE ${containers[0].ports[0].containerPort}\n`);
    expect(image).toContain(`PORT=${containers[0].ports[0].containerPort} `);
  });

  it.runIf(hasKustomize())('render with kustomize in one namespace, with the settings and a fixed image', () => {
    const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', EXAMPLE], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const rendered = parseYamlDocuments(stdout).map((each) => manifestSchema.parse(each));
    const namespaced = rendered.filter(({ kind }) => kind !== 'Namespace');
    expect(new Set(namespaced.map((each) => 'metadata' in each && each.metadata.namespace))).toEqual(
      new Set(['returns-portal']),
    );
    const { data, metadata } = only('ConfigMap', rendered);
    expect(data).toEqual({ ...settingsFile(), LOG_LEVEL: 'info' });
    const [service] = only('Deployment', rendered).spec.template.spec.containers;
    expect(service.envFrom).toEqual([{ configMapRef: { name: metadata.name } }]);
    const [migration] = only('Job', rendered).spec.template.spec.containers;
    expect(migration.image).toBe(service.image);
    expect(service.image).toMatch(/:\d+\.\d+\.\d+$/);
  });
});
