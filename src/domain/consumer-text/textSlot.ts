/** The screens a customer walks through, in order [CT-2]. */
export const consumerSteps = [
  'returnDetails',
  'selectReturns',
  'selectReturnMethod',
  'bookingConfirmation',
  'returnSubmitted',
] as const;
export type ConsumerStep = (typeof consumerSteps)[number];

/**
 * A place for a merchant's own words. `link` is an address, not a text. An optional slot shows nothing where nobody
 * wrote anything; the others show the product's own words.
 */
export type TextSlot = {
  readonly step: ConsumerStep;
  readonly field: string;
  readonly kind: 'text' | 'link';
  readonly isOptional: boolean;
};

const fields = {
  returnDetails: [
    'heading',
    'subheading',
    'orderId',
    'orderIdTooltip',
    'orderIdGhostText',
    'policyLink',
    'policyCheckbox',
    'purchaseDate',
    'reasonForReturn',
    'reasonComments',
    'itemName',
    'customAttribute1',
    'customAttribute2',
    'customAttribute3',
    'customAttribute4',
    'customAttribute5',
  ],
  selectReturns: ['heading', 'subheading'],
  selectReturnMethod: ['heading', 'printOption', 'inStoreReturnsForm'],
  bookingConfirmation: ['heading', 'subheading'],
  returnSubmitted: ['requestHeading', 'confirmationEmailHeading', 'primaryButton', 'primaryButtonUrl'],
} as const satisfies Readonly<Record<ConsumerStep, readonly string[]>>;

/** Fields whose screen is whole without them. */
const optional: ReadonlySet<string> = new Set([
  'subheading',
  'orderIdTooltip',
  'orderIdGhostText',
  'customAttribute1',
  'customAttribute2',
  'customAttribute3',
  'customAttribute4',
  'customAttribute5',
  'primaryButton',
  'primaryButtonUrl',
]);

/** Every slot, screen by screen [CT-2]; custom attributes are 1 to 5. */
export const textSlots: readonly TextSlot[] = consumerSteps.flatMap((step) =>
  fields[step].map((field) => ({
    step,
    field,
    kind: field === 'primaryButtonUrl' ? 'link' : 'text',
    isOptional: optional.has(field),
  })),
);

/** The slot of a name, or `undefined` where there is none. */
export const textSlotOf = (step: string, field: string): TextSlot | undefined =>
  textSlots.find((slot) => slot.step === step && slot.field === field);
