import { generate } from 'selfsigned';

/** Private key and certificate in PEM format. */
export type Certificate = { readonly key: string; readonly cert: string };

/** Creates a self-signed certificate of a server at an IPv4 address. */
export async function aCertificate(ip: string): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: ip }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip }] }],
  });
  return { key, cert };
}
