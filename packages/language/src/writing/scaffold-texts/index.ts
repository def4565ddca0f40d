import type { CheckedLanguage } from '../../engine/checked-language.ts';
import { de } from '../../german/wordings/scaffold-texts.ts';
import { en } from '../../english/wordings/scaffold-texts.ts';
import { fr } from '../../french/wordings/scaffold-texts.ts';
import { pt } from '../../portuguese/wordings/scaffold-texts.ts';
import type { ScaffoldTexts } from './scaffold-texts.ts';

export const scaffoldTexts: Readonly<Record<CheckedLanguage, ScaffoldTexts>> = { en, fr, de, pt };
