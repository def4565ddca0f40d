import type { ThesisTexts } from './thesis-texts.ts';

export const en: ThesisTexts = [
  'Although [common view], “{topic}” is best understood as [your view], because [reason].',
  'The debate about “{topic}” is less about [what everybody sees] than about [what is at stake].',
  'When it comes to “{topic}”, [gain] outweighs [cost] as long as [condition].',
  'What is decisive for “{topic}” is not [usual explanation] but [overlooked cause].',
  'On “{topic}” both [group] and [other group] have a point, yet only [solution] serves them both.',
  'The subject of “{topic}” deserves [more or less] attention than it gets, as [example] shows.',
  'If [condition], the course taken on “{topic}” will lead to [consequence]; [evidence] points that way.',
  'On “{topic}”, the strongest argument is [reason]; the objection [objection] does not outweigh it.',
  'Over [period], what “{topic}” stands for has changed [whom or what] more deeply than [usual view] admits.',
];
