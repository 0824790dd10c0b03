const UNITED_STATES = /^\d{5}(?:[- ]\d{4})?$/;
const SIX_DIGITS = /^\d{6}$/;
const BELGIUM = /^\d{4}$/;
const SPAIN = /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/;
/** UK postcodes: areas, large returns centres (XX) and the former Girobank. */
const UNITED_KINGDOM = /^(?:GIR ?0AA|(?:XX|[A-PR-UWYZ][A-HK-Y]?)\d[\dA-HJKMNPR-Y]? ?\d[ABD-HJLNP-UW-Z]{2})$/i;
const AUSTRALIA = /^(?:0[289]|[1-9]\d)\d{2}$/;

/** Formats of the specification by country. Six digits belong to Singapore, because the product has carriers there. */
const formsByCountry: Readonly<Record<string, RegExp>> = {
  US: UNITED_STATES,
  SG: SIX_DIGITS,
  BE: BELGIUM,
  ES: SPAIN,
  GB: UNITED_KINGDOM,
  AU: AUSTRALIA,
};

const ANY_COUNTRY = /^[A-Z0-9][A-Z0-9 -]{0,10}[A-Z0-9]$/i;

/** True for a postcode in the country's format. Without a country, any listed format is accepted. */
export function isPostcode(value: string, country: string | undefined): boolean {
  if (!country) return Object.values(formsByCountry).some((form) => form.test(value));
  const code = country.toUpperCase();
  const form = Object.hasOwn(formsByCountry, code) ? formsByCountry[code] : undefined;
  return (form ?? ANY_COUNTRY).test(value);
}
