/** Screens for customers, in order [CT-2]. */
export const consumerSteps = [
  'returnDetails',
  'selectReturns',
  'selectReturnMethod',
  'bookingConfirmation',
  'returnSubmitted',
] as const;
export type ConsumerStep = (typeof consumerSteps)[number];

/** Position of a merchant's text on a screen. An empty slot shows the product's text, or nothing if optional. */
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

const optional: ReadonlySet<string> = new Set([
  'subheading',
  'orderIdTooltip',
  'orderIdGhostText',
  'primaryButton',
  'primaryButtonUrl',
]);

export const isCustomAttribute = ({ field }: Pick<TextSlot, 'field'>): boolean => field.startsWith('customAttribute');

/** All slots, in the order of the screens [CT-2]. Custom attributes are numbered from 1 to 5. */
export const textSlots: readonly TextSlot[] = consumerSteps.flatMap((step) =>
  fields[step].map((field) => ({
    step,
    field,
    kind: field === 'primaryButtonUrl' ? 'link' : 'text',
    isOptional: optional.has(field) || isCustomAttribute({ field }),
  })),
);

export const textSlotOf = (step: string, field: string): TextSlot | undefined =>
  textSlots.find((slot) => slot.step === step && slot.field === field);
