import { draftParts } from '../../../../domain/onboarding/draft/draftFields.ts';

/** The parts of the form, and what is looked over once all are filled in. */
export const formParts = [...draftParts, 'check'] as const;
export type FormPart = (typeof formParts)[number];

export const isFormPart = (text: string | null): text is FormPart => formParts.some((part) => part === text);

export const partAfter = (part: FormPart, by: 1 | -1): FormPart | undefined => formParts[formParts.indexOf(part) + by];
