import { z } from 'zod';
import { endpoints } from './endpoints.ts';
import { answers, done, jsonBody, route } from './route.ts';
import { recordedKinds, writingRecordLimits } from './writing-origins.ts';

const documentId = z.object({ documentId: z.string() });
const count = z.number().int().min(0).max(1_000_000_000);
const day = z.iso.date('must be a day, as 2026-01-31').meta({ description: "The writer's own day." });

export const writingFigure = z.object({ characters: count, words: count }).meta({ id: 'WritingFigure' });
export type WritingFigure = z.infer<typeof writingFigure>;

export const writingFigures = z
  .partialRecord(z.enum(recordedKinds), writingFigure)
  .meta({ id: 'WritingFigures', description: 'Counts alone, by what they count; never a word of the text.' });
export type WritingFigures = z.infer<typeof writingFigures>;

const runs = z
  .string()
  .max(writingRecordLimits.runs)
  .regex(/^(?:[a-z]\d{1,9})*$/, 'must be letters with lengths')
  .meta({
    id: 'WritingRuns',
    description:
      'Where each stretch of the document came from, in its order: a letter for the origin and a length in places of the document. Empty where nobody has told.',
  });

const startsAs = z.enum(['earlier', 'essay', 'imported']).meta({
  description:
    'What the text is of which no run tells: written before there was a record, by AI, or imported.',
});

export const writingRecord = z
  .object({
    epoch: z.number().int().meta({ description: 'Grows whenever the record is deleted.' }),
    startsAs,
    runs,
    days: z.array(z.object({ day, figures: writingFigures })).meta({ description: 'Oldest first.' }),
  })
  .meta({ id: 'WritingRecord' });
export type WritingRecord = z.infer<typeof writingRecord>;

export const addToWritingRecordRequest = z
  .object({
    epoch: z.number().int().min(0).meta({ description: 'What belongs to a deleted record is dropped.' }),
    days: z
      .array(
        z.object({
          day,
          source: z
            .string()
            .regex(/^[\w-]{8,64}$/, 'must be a name of 8 to 64 letters and digits')
            .meta({ description: 'The window that counts. It tells its whole day each time.' }),
          figures: writingFigures,
        }),
      )
      .max(writingRecordLimits.days),
    runs: runs.optional(),
    startsAs: startsAs.optional(),
  })
  .meta({ id: 'AddToWritingRecordRequest' });
export type AddToWritingRecordRequest = z.infer<typeof addToWritingRecordRequest>;

export const writingRecordRoutes = {
  writingRecord: route(endpoints.writingRecord, {
    domain: 'Documents',
    summary: 'How a document came to be',
    description: 'Counts by day and by origin. No probability of AI is given: nobody can know it.',
    request: { params: documentId },
    responses: answers(writingRecord),
  }),
  addToWritingRecord: route(endpoints.addToWritingRecord, {
    domain: 'Documents',
    summary: 'Add to the writing record',
    description: 'Sending the same again changes nothing; of a window and a day the larger figures stay.',
    request: { params: documentId, body: jsonBody(addToWritingRecordRequest) },
    responses: answers(z.object({ epoch: z.number().int() })),
  }),
  deleteWritingRecord: route(endpoints.deleteWritingRecord, {
    domain: 'Documents',
    summary: 'Delete the writing record of a document',
    description: 'The document stays. What windows that are still open have counted is dropped as well.',
    request: { params: documentId },
    responses: answers(done),
  }),
};
