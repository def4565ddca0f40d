import { feminine, masculine, type Agreement } from '../../../romance/gender-and-number.ts';

/** Nouns of both genders, of which the dictionary has only one. */
const ofBothGenders =
  /^(?:polícia|guarda|capital|rádio|caixa|grama|moral|cura|final|segurança|vigia|trompete|personagem|modelo|cabeça|lente|sentinela|cabo|câmara|guia|planta|bola|cólera|nascente|poente|estudante|jovem|cliente|chefe|colega|mar|avestruz|testa|corneta|ordenança|voga|língua|laranja|rosa|violeta|cinza|cais)s?$/;

/** Nouns for persons, with "o" or "a", of which the dictionary has only one. */
const persons =
  /(?:ista|cida|crata|pata|arca|iatra|nauta|ólatra)s?$|^(?:estafeta|atleta|poeta|motorista|artista|acrobata|indígena|nómada|patriota|compatriota|agiota|camarada|colega|agente|gerente|mártir|cônjuge|intérprete|cúmplice|herege|hóspede|consorte|pirata|careca|canalha|recruta|profeta|jovem|adolescente|assistente|doente|paciente|utente|sem-abrigo|porta-voz|presidente|dirigente|docente|residente|habitante|fabricante|comerciante|emigrante|imigrante|migrante|manifestante|militante|participante|representante|visitante|viajante|amante|ajudante|militar|líder|chefe|refém|modelo|repórter|barman|designer|fã|cabeleireir[oa]|bebé|criança)s?$/;

/**
 * Masculine words in -a and feminine ones in -o, besides those in -ma: the dictionary is often wrong about others of
 * this kind.
 */
const masculineInA =
  /(?:ma|grama)s?$|^(?:dia|mapa|planeta|cometa|sofá|papa|tapa|crachá|chá|pá|maná|alvará|aluga|delta|gorila|panda|puma|koala|guarda-[a-z]+|para-[a-z]+|meio-dia|pijama|cha-cha-chá)s?$/;

const feminineInO = /^(?:tribo|foto|moto|libido|virago)s?$/;

/** Whether the dictionary's gender for a noun may be wrong, or not the only one. */
export function isOfOpenGender(noun: string, agreement: Agreement): boolean {
  if (ofBothGenders.test(noun) || persons.test(noun)) return true;
  if (noun.includes('-') && !noun.endsWith('-feira')) return true;
  if (/[^ã]as?$/.test(noun) && (agreement & feminine) === 0) return !masculineInA.test(noun);
  return /[^ã]os?$/.test(noun) && (agreement & masculine) === 0 && !feminineInO.test(noun);
}
