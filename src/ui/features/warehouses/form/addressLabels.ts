import type { AddressLabel } from '../../../../domain/warehouses/address/form/addressForm.ts';

/** The text of a field's label; its country decides which word is right. */
export const addressLabelKey = (label: AddressLabel) => `returnAddresses.labels.${label}` as const;
