import type { AdminConfigDocument } from '../../../contract/branding/adminConfig.ts';
import { z } from '../../../contract/schema.ts';
import { staffScopes } from '../../../src/domain/session/scopes.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { readNamedFile } from '../readNamedFile.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Providers require HTTPS, except on this machine. */
const urlSchema = z.string().check(
  z.refine((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname } = new URL(text);
    return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
  }, 'must be an https address'),
);
const originSchema = z
  .string()
  .check(z.refine((text) => URL.canParse(text) && new URL(text).origin === text, 'must be an origin'));
const textSchema = z.string().check(z.minLength(1), z.maxLength(512));

const ownerSchema = z.strictObject({
  external: z.optional(
    z.strictObject({
      /** `AUTHORIZATION_CODE`, or the name of a provider that returns its response in the URL fragment. */
      type: textSchema,
      issuer: urlSchema,
      key: textSchema,
      /** Absent for a public client, for which PKCE is the only protection. */
      secret: z.optional(textSchema),
      scopes: z.optional(z.array(textSchema)),
      authorizationUrl: urlSchema,
      /** Authentication contexts with a second factor. If present, the provider must return one of them as `acr`. */
      acrValues: z.optional(z.array(textSchema).check(z.minLength(1), z.maxLength(20))),
      logoutUrl: z.optional(urlSchema),
      /** If true, sign-out calls the provider without a redirect [BN-4]. */
      staysOnSignOut: z.optional(z.boolean()),
    }),
  ),
  widget: z.optional(
    z.strictObject({
      origins: z.array(originSchema).check(z.minLength(1), z.maxLength(50)),
      issuer: textSchema,
      key: textSchema,
      keysUrl: urlSchema,
    }),
  ),
});

export type OwnerSignIn = z.output<typeof ownerSchema>;
export type SignInOptions = ReadonlyMap<string, OwnerSignIn>;

/** Parses the file of sign-in options. The error is a complete sentence. */
export function parseSignInOptions(text: string): Result<SignInOptions, string> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return err('SIGN_IN_FILE must hold JSON.');
  }
  const parsed = z.record(textSchema, ownerSchema).safeParse(json);
  if (parsed.success) return ok(new Map(Object.entries(parsed.data)));
  const [issue] = parsed.error.issues;
  return err(`SIGN_IN_FILE is not valid at ${issue?.path.join('.') || 'its top'}: ${issue?.message}.`);
}

/** Grant type with which the token call accepts tokens of providers. */
const GRANT_TYPE = 'external' as const;
const IDENTITY_SCOPES = ['openid', 'email'];

/** Requests the authentication contexts from the provider (OpenID Connect Core, section 3.1.2.1). */
function withAcrValues({ authorizationUrl, acrValues }: NonNullable<OwnerSignIn['external']>): string {
  if (!acrValues) return authorizationUrl;
  const url = new URL(authorizationUrl);
  url.searchParams.set('acr_values', acrValues.join(' '));
  return url.href;
}

/** Adds the sign-in options to an owner's configuration, without their secrets. */
export const announceSignIn =
  (options: SignInOptions) =>
  (config: AdminConfigDocument, rootOrgId: string): AdminConfigDocument => {
    const { external, widget } = options.get(rootOrgId) ?? {};
    if (!external && !widget) return config;
    const auth = {
      ...config.auth,
      ...(external && {
        loginWithExternalAuth: true,
        ...(external.staysOnSignOut !== undefined && { singleSignOnNoReDirect: external.staysOnSignOut }),
        external: {
          externalAuthType: external.type,
          key: external.key,
          grantType: GRANT_TYPE,
          allowedScopes: external.scopes ?? IDENTITY_SCOPES,
          authorizationUrl: withAcrValues(external),
          ...(external.logoutUrl !== undefined && { logoutUrl: external.logoutUrl }),
        },
      }),
      ...(widget && {
        widget: {
          origins: widget.origins,
          key: widget.key,
          grantType: GRANT_TYPE,
          allowedScopes: [...staffScopes],
        },
      }),
    };
    const features = widget ? { ...config.features, widgetMode: { enabled: true } } : config.features;
    return { ...config, auth, features };
  };

export function readSignInFile(path: string): Result<SignInOptions, string> {
  const text = readNamedFile('SIGN_IN_FILE', path);
  return text.ok ? parseSignInOptions(text.value) : text;
}
