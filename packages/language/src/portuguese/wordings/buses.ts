import { inItsCase } from '../../localising/replace-words.ts';

const singular =
  /^(?:[ao]|uma?|[dn][ao]|ao|pel[ao]|num|es[ts]e|[dn]es[ts]e|d?aquele|meu|teu|seu|nosso|cada|outro|qualquer|algum|nenhum|todo|1)$/iu;
const plural =
  /^(?:\p{L}+s|são|eram|foram|quatro|cinco|sete|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze|vinte|(?:dezess?|dezas)\p{L}+|dezoito|dezeno\p{L}+|\p{L}+enta|cem|cento|mil|\d[\d.,]*)$/iu;
const noPlural = /^(?:antes|apenas|através|após|às|atrás|depois|mas|pois)$/iu;
/** Of companies, fleets and numbers; "de ônibus" alone is a way to travel. */
const many =
  /(?<!\p{L})(?:empresa|frota|linha|milhar|dezena|centena|operador(?:a|e)?|termina[il])s?\s{1,3}de$/iu;

/** Words that end in s and may follow a single bus, as verbs of "we" may. */
const noAdjective =
  /^(?:[dn]?[ao]s|às|pel[ao]s|mais|menos|nos|vos|lhes|antes|depois|apenas|atrás|através|mas|pois|dois|duas|três|seis|eles|elas|simples|\p{L}+[aei]mos)$/iu;

const bus = /(?<!\p{L})ônibus(?!\p{L})/giu;
const wordBefore = /(?:\p{L}+|\d[\d.,]*)(?=\s{1,3}$)/u;
const wordAfter = /^\s{1,3}(\p{Ll}+s)(?!\p{L})/u;

/** "Ônibus" does not show its number, but the words beside it do. */
export const withBuses = (text: string): string =>
  text.replaceAll(bus, (found, at: number) =>
    inItsCase(
      found,
      isPlural(text.slice(Math.max(0, at - 40), at), text.slice(at + found.length))
        ? 'autocarros'
        : 'autocarro',
    ),
  );

function isPlural(before: string, after: string): boolean {
  const [word = ''] = wordBefore.exec(before) ?? [];
  if (singular.test(word)) return false;
  if ((plural.test(word) && !noPlural.test(word)) || many.test(before.trimEnd())) return true;
  const [, next = ''] = wordAfter.exec(after.slice(0, 40)) ?? [];
  return next !== '' && !noAdjective.test(next);
}
