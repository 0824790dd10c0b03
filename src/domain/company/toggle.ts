export type Toggle = boolean | { readonly enabled: boolean };

export const isOn = (toggle: Toggle | undefined): boolean =>
  typeof toggle === 'object' ? toggle.enabled : toggle === true;
