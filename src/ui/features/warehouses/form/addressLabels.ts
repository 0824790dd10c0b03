import type { AddressLabel } from '../../../../domain/warehouses/address/form/addressForm.ts';

export const addressLabelKey = (label: AddressLabel) => `returnAddresses.labels.${label}` as const;
