import type { AdminConfigDocument } from '../../../contract/branding/adminConfig.ts';
import { z } from '../../../contract/schema.ts';
import { staffScopes } from '../../../src/domain/session/scopes.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Providers are reached over an encrypted line; on this machine also over a plain one. */
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
      /** `AUTHORIZATION_CODE`, or the name of a provider that answers in the url's hash. */
      type: textSchema,
      issuer: urlSchema,
      /** The client's id at the provider. */
      key: textSchema,
      /** Absent: a public client, which PKCE alone protects. */
      secret: z.optional(textSchema),
      scopes: z.optional(z.array(textSchema)),
      authorizationUrl: urlSchema,
      logoutUrl: z.optional(urlSchema),
      /** The provider is called, and nobody is led there, when a person signs out [BN-4]. */
      staysOnSignOut: z.optional(z.boolean()),
    }),
  ),
  widget: z.optional(
    z.strictObject({
      origins: z.array(originSchema).check(z.minLength(1), z.maxLength(50)),
      /** Who signs the widget's tokens, for whom, and where its public keys are. */
      issuer: textSchema,
      key: textSchema,
      keysUrl: urlSchema,
    }),
  ),
});

export type OwnerSignIn = z.output<typeof ownerSchema>;
/** By the owner's organisation. */
export type SignInOptions = ReadonlyMap<string, OwnerSignIn>;

/** Reads the file of sign-in options; answers a sentence for what is wrong. */
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

/** The grant by which the token call takes what a provider issued. */
const GRANT_TYPE = 'external' as const;
/** What a provider is asked for unless stated: who the person is, and their address. */
const IDENTITY_SCOPES = ['openid', 'email'];

/** Says in an owner's configuration what its people may sign in with; no secret is part of it. */
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
          authorizationUrl: external.authorizationUrl,
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
