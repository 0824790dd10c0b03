/** Service message if a merchant may not use a carrier [CR-8]. */
export const CANNOT_ADD_CARRIER = 'Cannot add carrier for merchant';

export const carrierFailureKey = (
  serverMessage: string | undefined,
): 'carriers.addCarrierError' | 'constants.apiErrors.default' =>
  serverMessage?.trim() === CANNOT_ADD_CARRIER ? 'carriers.addCarrierError' : 'constants.apiErrors.default';
