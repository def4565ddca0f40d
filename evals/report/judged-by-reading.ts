/** Results judged by reading, on a single day; unlike the other parts it is not updated by a run of the evals. */
export const judgedByReading = `## What the built-in engine gives, judged by reading

29 November 2026: twenty paragraphs of 35 to 90 words for each language, evenly spread over what the manuals of KStars, Step and
LilyPond tell (English, French with a part in English, German with a part in English, Portuguese of both countries), each given to
five actions without a language model. *Given* counts answers; the rest was refused with a reason. *Right* means that a demanding
student would leave it as it stands.

| action | en given / right | fr | de | pt |
|---|---|---|---|---|
| improve fluency, before | 7 / 3 | 1 / 0 | 4 / 1 | 12 / 3 |
| improve fluency, now | 2 / 1 | 0 | 0 | 1 / 0 |
| improve fluency, texts with mistakes | 20 / 19 | 12 / 12 | 18 / 18 | 18 / 18 |
| paraphrase | 15 / 14 | 9 / 9 | 12 / 12 | 10 / 9 |
| sound academic | 3 / 3 | 1 / 1 | 0 | 0 |
| tone: casual | 13 / 13 | 3 / 3 | 4 / 4 | 1 / 1 |
| summarize | 20 / 17 | 20 / 18 | 20 / 19 | 20 / 18 |

Improving mended single words of prose in which nothing was wrong, names among them. It does so now only where there is a mistake
for each 25 words, and leaves names alone. On 30 November it was read again with twenty texts a language that do have mistakes:
three sentences each of a practice essay (English) or of practice sentences (the others; rules were tried on both, so that this
shows what the action does to such texts, not how much it finds). It makes only corrections that are marked sure, and of the
68 texts it changed, one has a change that is not right (a number that goes either way). Mistakes that are not found with certainty stay;
where there is none, it says that it finds nothing. A paraphrase is right but small: one word or two of fifty change. That is why it is
charged for these words alone and says that fixed rules wrote it. A summary of one paragraph is its key sentence; three began or
ended in the middle of a name such as "astrometry.net", which ends no sentence any more.

The actions on an empty line were read for five documents of one to three paragraphs a language. They are fixed texts with
blanks, around one or two sentences of the document. These sentences were the trouble: of the fifteen that the English
introductions, objections and continuations quoted, five could stand by themselves; the others leaned on the sentence before
("It also provides …"), asked, spoke to the reader, or ran to sixty words with quotations inside. Only statements of 5 to
30 words that stand alone are quoted now, and a blank is left where a text has none: fifteen of fifteen in English, ten of
twelve in French (two point back by a word in their middle), nine of nine in German, twelve of twelve in Portuguese. Boards, ideas and scaffolds were read as a whole in five languages; they are questions and
blanks, and read as such. Make it local changes spellings and words by list, which the tests of the package hold.`;
