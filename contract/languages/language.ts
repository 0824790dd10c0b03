import { declaredLanguages } from '../../src/domain/languages/declaredLanguages.ts';
import { z } from '../schema.ts';

type DeclaredLanguages = typeof declaredLanguages;

/** Languages of the product [LG-1]. */
export const languageSchema = z.enum(Object.keys(declaredLanguages) as readonly (keyof DeclaredLanguages)[]);

/** Names of the folders with translations. The folder of Japanese is `jp` [LG-1]. */
export const bundleLocaleSchema = z.enum(Object.values(declaredLanguages).map(({ folder }) => folder));
