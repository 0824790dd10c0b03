import { declaredLanguages } from '../../src/domain/languages/declaredLanguages.ts';
import { z } from '../schema.ts';

type DeclaredLanguages = typeof declaredLanguages;

/** [LG-1] */
export const languageSchema = z.enum(Object.keys(declaredLanguages) as readonly (keyof DeclaredLanguages)[]);

/** Folder names of translations; Japanese is `jp` [LG-1]. */
export const bundleLocaleSchema = z.enum(Object.values(declaredLanguages).map(({ folder }) => folder));
