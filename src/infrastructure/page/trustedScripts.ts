/** What a browser that knows trusted types has on its window; the library of types has none of it yet. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
};

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Its own scripts and no others: the content security policy of the page allows one policy, of this name, once. */
function ownAddress(address: string): string {
  const { origin, href } = new URL(address, location.href);
  if (origin !== location.origin) throw new TypeError(`not a script of this page: ${origin}`);
  return href;
}

/** The address of a worker's script as the page's content security policy asks for it. */
export function trustedScript(address: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (!trustedTypes) return ownAddress(address);
  policy ??= trustedTypes.createPolicy('own-workers', { createScriptURL: ownAddress });
  return policy.createScriptURL(address);
}
