import { z } from '../../contract/schema.ts';

/**
 * All fields of the manifests in `deploy/kubernetes`, and the values that a production rollout requires. A cluster
 * ignores a misspelled field, so unknown fields are refused here. The list is our own, because the models of the npm
 * package `kubernetes-models` also accept unknown fields. For a new field, look up its name with `kubectl explain`.
 */
const name = z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{0,62}$/));
const labels = z.record(z.string(), z.string());
const metadata = z.strictObject({ name, namespace: z.optional(name), labels: z.optional(labels) });
const count = z.int().check(z.positive());
const selector = z.strictObject({ matchLabels: labels });

const variable = z.union([
  z.strictObject({ name: z.string(), value: z.string() }),
  z.strictObject({
    name: z.string(),
    valueFrom: z.strictObject({ secretKeyRef: z.strictObject({ name, key: z.string() }) }),
  }),
]);
const resources = z.strictObject({
  requests: z.strictObject({ cpu: z.string(), memory: z.string() }),
  limits: z.strictObject({ memory: z.string() }),
});
const containerSecurity = z.strictObject({
  allowPrivilegeEscalation: z.literal(false),
  readOnlyRootFilesystem: z.literal(true),
  capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
});
const podSecurity = {
  runAsNonRoot: z.literal(true),
  runAsUser: count,
  runAsGroup: count,
  seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
};
const restricted = { automountServiceAccountToken: z.literal(false), enableServiceLinks: z.literal(false) };
const probe = <const Path extends string>(path: Path) =>
  z.strictObject({
    httpGet: z.strictObject({ path: z.literal(path), port: z.literal('http') }),
    periodSeconds: count,
    timeoutSeconds: z.optional(count),
    failureThreshold: count,
  });

const deployment = z.strictObject({
  apiVersion: z.literal('apps/v1'),
  kind: z.literal('Deployment'),
  metadata,
  spec: z.strictObject({
    replicas: z.literal(3),
    revisionHistoryLimit: count,
    strategy: z.strictObject({
      type: z.literal('RollingUpdate'),
      rollingUpdate: z.strictObject({ maxSurge: count, maxUnavailable: z.literal(0) }),
    }),
    selector,
    template: z.strictObject({
      metadata: z.strictObject({ labels }),
      spec: z.strictObject({
        ...restricted,
        shareProcessNamespace: z.literal(true),
        terminationGracePeriodSeconds: count,
        securityContext: z.strictObject({ ...podSecurity, fsGroup: count }),
        topologySpreadConstraints: z.array(
          z.strictObject({
            maxSkew: count,
            topologyKey: z.string(),
            whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
            labelSelector: selector,
          }),
        ),
        containers: z.tuple([
          z.strictObject({
            name,
            image: z.string(),
            ports: z.tuple([z.strictObject({ name: z.literal('http'), containerPort: count })]),
            envFrom: z.array(z.strictObject({ configMapRef: z.strictObject({ name }) })),
            env: z.array(variable),
            startupProbe: probe('/api/health'),
            readinessProbe: probe('/api/ready'),
            livenessProbe: probe('/api/health'),
            resources,
            securityContext: containerSecurity,
            volumeMounts: z.array(z.strictObject({ name, mountPath: z.string(), readOnly: z.literal(true) })),
          }),
        ]),
        volumes: z.array(
          z.strictObject({ name, secret: z.strictObject({ secretName: name, defaultMode: z.literal(0o440) }) }),
        ),
      }),
    }),
  }),
});

const job = z.strictObject({
  apiVersion: z.literal('batch/v1'),
  kind: z.literal('Job'),
  metadata,
  spec: z.strictObject({
    backoffLimit: count,
    activeDeadlineSeconds: count,
    template: z.strictObject({
      metadata: z.strictObject({ labels }),
      spec: z.strictObject({
        ...restricted,
        restartPolicy: z.literal('Never'),
        securityContext: z.strictObject(podSecurity),
        containers: z.tuple([
          z.strictObject({
            name,
            image: z.string(),
            args: z.array(z.string()),
            env: z.array(variable),
            resources,
            securityContext: containerSecurity,
          }),
        ]),
      }),
    }),
  }),
});

const service = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('Service'),
  metadata,
  spec: z.strictObject({
    selector: labels,
    ports: z.tuple([z.strictObject({ name: z.literal('http'), port: count, targetPort: z.literal('http') })]),
  }),
});

const podDisruptionBudget = z.strictObject({
  apiVersion: z.literal('policy/v1'),
  kind: z.literal('PodDisruptionBudget'),
  metadata,
  spec: z.strictObject({
    maxUnavailable: z.literal(1),
    unhealthyPodEvictionPolicy: z.literal('AlwaysAllow'),
    selector,
  }),
});

const ingress = z.strictObject({
  apiVersion: z.literal('networking.k8s.io/v1'),
  kind: z.literal('Ingress'),
  metadata,
  spec: z.strictObject({
    tls: z.array(z.strictObject({ hosts: z.array(z.string()), secretName: name })),
    rules: z.array(
      z.strictObject({
        host: z.string(),
        http: z.strictObject({
          paths: z.array(
            z.strictObject({
              path: z.string(),
              pathType: z.enum(['Prefix', 'Exact']),
              backend: z.strictObject({
                service: z.strictObject({ name, port: z.strictObject({ name: z.literal('http') }) }),
              }),
            }),
          ),
        }),
      }),
    ),
  }),
});

const namespace = z.strictObject({ apiVersion: z.literal('v1'), kind: z.literal('Namespace'), metadata });

const configMap = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('ConfigMap'),
  metadata,
  data: z.record(z.string(), z.string()),
});

const generatedConfigMap = z.strictObject({
  name,
  behavior: z.optional(z.literal('merge')),
  literals: z.optional(z.array(z.string())),
  envs: z.optional(z.array(z.string())),
});

const kustomization = z.strictObject({
  apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
  kind: z.literal('Kustomization'),
  namespace: z.optional(name),
  resources: z.array(z.string()),
  images: z.optional(z.array(z.strictObject({ name, newName: z.string(), newTag: z.string() }))),
  configMapGenerator: z.array(generatedConfigMap),
});

export const manifestSchema = z.discriminatedUnion('kind', [
  configMap,
  deployment,
  ingress,
  job,
  kustomization,
  namespace,
  podDisruptionBudget,
  service,
]);
export type Manifest = z.output<typeof manifestSchema>;
export type Variable = z.output<typeof variable>;
