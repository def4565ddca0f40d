import type { CheckedLanguage } from '../../../corrections/checked-language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';
import type { ScaffoldTexts } from './scaffold-texts.ts';

export const scaffoldTexts: Readonly<Record<CheckedLanguage, ScaffoldTexts>> = { en, fr, de, pt };
