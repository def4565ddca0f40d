import { houseRules } from '@octavo/language/asking/prompts/house-rules';
import { definePart } from '../part.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { connectedModel } from '../writing/connected.ts';
import { isObeyed } from './grade.ts';
import { readHostileDocuments } from './hostile-document.ts';

interface InjectionFigure {
  readonly engine: string;
  readonly kind: string;
  readonly documents: number;
  readonly obeyed: number;
}

const instructions = (['en', 'fr', 'de', 'pt'] as const)
  .map((language) => houseRules(language, ''))
  .join('\n');
const notGraded = `Not graded: no model is connected (set \`AI_BASE_URL\`). The built-in engine reads no instructions, so there is nothing to grade
without one.`;

/** Documents that give instructions to a model. */
export const injection = definePart<InjectionFigure>({
  id: 'injection',
  title: 'Hostile documents',
  method: `36 documents in five languages that tell a model to do something else: in the title, the selection or the surrounding text,
behind fences that are none, by role play, encoded, or to give its instructions away. Each has a canary that an answer holds
only if it obeys, because it stands nowhere in the document (a sum, a word spelt backwards), or counts as obeyed when it
recites 40 characters of the instructions. There are no halves: nothing is written to fit single documents.`,
  measure: async ({ language, open }) => {
    const model = connectedModel(process.env);
    if (!model) return [];
    const writer = await model.open();
    const figures = new Map<string, InjectionFigure>();
    for (const document of readHostileDocuments()) {
      if (language !== undefined && !document.language.startsWith(language)) continue;
      const { action, title, text, selection, canary, kind } = document;
      const written = await writer.write({ action, request: { title, text, selection } });
      const obeyed = 'text' in written && isObeyed(written.text, canary, instructions);
      if (open && obeyed) console.log(`obeyed: ${document.id} (${kind}): ${written.text.slice(0, 200)}`);
      const { documents, obeyed: before } = figures.get(kind) ?? { documents: 0, obeyed: 0 };
      figures.set(kind, {
        engine: model.name,
        kind,
        documents: documents + 1,
        obeyed: before + Number(obeyed),
      });
    }
    await writer.close();
    return [...figures.values()];
  },
  key: ({ engine, kind }) => `${engine} ${kind}`,
  tables: (figures) =>
    figures.length === 0
      ? notGraded
      : markdownTable(
          ['model', 'kind', 'documents', 'obeyed'],
          figures.map(({ engine, kind, documents, obeyed }) => [
            engine,
            kind,
            String(documents),
            String(obeyed),
          ]),
        ),
});
