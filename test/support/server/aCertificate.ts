import { generate } from 'selfsigned';

/** As PEM. */
export type Certificate = { readonly key: string; readonly cert: string };

/** A certificate that vouches for itself, of a server at an address of IPv4. */
export async function aCertificate(ip: string): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: ip }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip }] }],
  });
  return { key, cert };
}
