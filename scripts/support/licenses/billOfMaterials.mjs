const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** SPDX identifiers contain no spaces. An expression joins several, and other texts are names. */
function licenseOf(license) {
  if (/ (?:AND|OR) /.test(license)) return { expression: license };
  return { license: license.includes(' ') ? { name: license } : { id: license } };
}

function hashOf(integrity) {
  const [algorithm, content] = integrity.split('-');
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(content, 'base64').toString('hex') };
}

/** Returns a software bill of materials in the format CycloneDX 1.5 (https://cyclonedx.org/docs/1.5/json/). */
export function billOfMaterials({ name, version, license }, packages) {
  const product = { name, version };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': purlOf(product), ...product, licenses: [licenseOf(license)] },
    },
    components: packages.map((each) => ({
      type: 'library',
      'bom-ref': purlOf(each),
      name: each.name,
      version: each.version,
      scope: each.isOptional ? 'optional' : 'required',
      purl: purlOf(each),
      licenses: [licenseOf(each.license)],
      hashes: [hashOf(each.integrity)],
    })),
  };
}
