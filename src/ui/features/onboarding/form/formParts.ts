import { draftParts } from '../../../../domain/onboarding/draft/draftFields.ts';

/** Parts of the draft, and a final check. */
export const formParts = [...draftParts, 'check'] as const;
export type FormPart = (typeof formParts)[number];

export const isFormPart = (text: string | null): text is FormPart => formParts.some((part) => part === text);

export const partAfter = (part: FormPart, by: 1 | -1): FormPart | undefined => formParts[formParts.indexOf(part) + by];
