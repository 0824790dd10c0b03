import { declaredLanguages } from '../../src/domain/languages/declaredLanguages.ts';
import { z } from '../schema.ts';

type DeclaredLanguages = typeof declaredLanguages;

/** A language of the interface [LG-1]. */
export const languageSchema = z.enum(Object.keys(declaredLanguages) as readonly (keyof DeclaredLanguages)[]);

/** Its translations as the backend names them: Japanese is `jp` [LG-1]. */
export const bundleLocaleSchema = z.enum(Object.values(declaredLanguages).map(({ folder }) => folder));
