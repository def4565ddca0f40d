/** Stems spelt with a closed vowel before m and n in Brazil, with an open one in Portugal. */
const stems =
  'acadêmi agrônom amazônic anêmic anônim antônim arquitetônic astronômic astrônom autônom bibliotecônom canônic cênic colôni cômod convêni crônic cronômetr demôni econômic ecumênic efêmer eletrônic endêmic epidêmic ergonômic fême fenômen fotogênic gastronômic gême gêner gêni harmônic hegemônic hidrogêni higiênic homônim ingênu irônic matrimôni milêni napoleônic nitrogêni oxigêni pandêmic parcimôni patrimôni platônic polêmic prêmi pseudônim quilômetr sinfônic sinônim sistêmic taxonômic telefônic termômetr tônic';
const closed: Readonly<Record<string, string>> = { ê: 'é', ô: 'ó' };
const opened = (stem: string): string => stem.replaceAll(/[êô]/g, (vowel) => closed[vowel] ?? vowel);

const stemPairs = stems.split(' ').map((stem) => [stem, opened(stem)] as const);

/** Beginnings of words that are spelt differently in all forms. */
const beginnings = [
  ...stemPairs,
  ['conseqüên', 'consequên'],
  ['freqüên', 'frequên'],
  ['freqüent', 'frequent'],
  ['indeniza', 'indemniza'],
  ['lingüíst', 'linguíst'],
  ['onipoten', 'omnipoten'],
  ['onipresen', 'omnipresen'],
  ['tranqüil', 'tranquil'],
  ['registr', 'regist'],
  ['umid', 'humid'],
  ['úmid', 'húmid'],
] as const;

const whole = [
  ['aluguel', 'aluguer'],
  ['anistia', 'amnistia'],
  ['aspecto', 'aspeto'],
  ['aspectos', 'aspetos'],
  ['aterrissagem', 'aterragem'],
  ['bebê', 'bebé'],
  ['bebês', 'bebés'],
  ['bônus', 'bónus'],
  ['bonde', 'elétrico'],
  ['bondes', 'elétricos'],
  ['cadastro', 'registo'],
  ['cadastros', 'registos'],
  ['caminhão', 'camião'],
  ['caminhões', 'camiões'],
  ['câncer', 'cancro'],
  ['carona', 'boleia'],
  ['concepção', 'conceção'],
  ['concepções', 'conceções'],
  ['contato', 'contacto'],
  ['contatos', 'contactos'],
  ['dezenove', 'dezanove'],
  ['dezesseis', 'dezasseis'],
  ['dezessete', 'dezassete'],
  ['equipe', 'equipa'],
  ['equipes', 'equipas'],
  ['esporte', 'desporto'],
  ['esportes', 'desportos'],
  ['esportiva', 'desportiva'],
  ['esportivas', 'desportivas'],
  ['esportivo', 'desportivo'],
  ['esportivos', 'desportivos'],
  ['idéia', 'ideia'],
  ['idéias', 'ideias'],
  ['infecção', 'infeção'],
  ['infecções', 'infeções'],
  ['metrô', 'metro'],
  ['ônus', 'ónus'],
  ['pedestre', 'peão'],
  ['pedestres', 'peões'],
  ['percepção', 'perceção'],
  ['percepções', 'perceções'],
  ['perspectiva', 'perspetiva'],
  ['perspectivas', 'perspetivas'],
  ['planejada', 'planeada'],
  ['planejado', 'planeado'],
  ['planejamento', 'planeamento'],
  ['planejar', 'planear'],
  ['quatorze', 'catorze'],
  ['recepção', 'receção'],
  ['recepções', 'receções'],
  ['respectiva', 'respetiva'],
  ['respectivamente', 'respetivamente'],
  ['respectivas', 'respetivas'],
  ['respectivo', 'respetivo'],
  ['respectivos', 'respetivos'],
  ['ruptura', 'rutura'],
  ['seção', 'secção'],
  ['seções', 'secções'],
  ['sorvete', 'gelado'],
  ['sorvetes', 'gelados'],
  ['suco', 'sumo'],
  ['sucos', 'sumos'],
  ['sutil', 'subtil'],
  ['sutis', 'subtis'],
  ['tênis', 'ténis'],
  ['tênue', 'ténue'],
  ['trem', 'comboio'],
  ['trens', 'comboios'],
  ['usuária', 'utilizadora'],
  ['usuárias', 'utilizadoras'],
  ['usuário', 'utilizador'],
  ['usuários', 'utilizadores'],
  ['xícara', 'chávena'],
  ['xícaras', 'chávenas'],
  ['Amazônia', 'Amazónia'],
  ['Copenhague', 'Copenhaga'],
  ['Eslovênia', 'Eslovénia'],
  ['Estônia', 'Estónia'],
  ['Irã', 'Irão'],
  ['Letônia', 'Letónia'],
  ['Macedônia', 'Macedónia'],
  ['Moscou', 'Moscovo'],
  ['Polônia', 'Polónia'],
  ['Romênia', 'Roménia'],
  ['Vietnã', 'Vietname'],
] as const;

export const portugueseWords = new Map<string, string>(whole);

/** Only after an article: elsewhere the words mean something else, or do not show their number. */
export const afterSingular = new Map([
  ['celular', 'telemóvel'],
  ['ônibus', 'autocarro'],
]);
export const afterPlural = new Map([
  ['celulares', 'telemóveis'],
  ['ônibus', 'autocarros'],
]);

export const portuguesePhrases = new Map([
  ['café da manhã', 'pequeno-almoço'],
  ['de fato', 'de facto'],
  ['o fato de', 'o facto de'],
  ['ao fato de', 'ao facto de'],
  ['do fato de', 'do facto de'],
  ['pelo fato de', 'pelo facto de'],
]);

const beginningOf = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${beginnings.map(([brazil]) => brazil).join('|')})(?=\p{L})`,
  'giu',
);
const byBeginning = new Map<string, string>(beginnings);

/** Spells the beginnings of words as in Portugal; keeps capitals. */
export const withPortugueseBeginnings = (text: string): string =>
  text.replaceAll(beginningOf, (found) => {
    const other = byBeginning.get(found.toLowerCase()) ?? found;
    if (found === found.toLowerCase()) return other;
    return found === found.toUpperCase()
      ? other.toUpperCase()
      : other.charAt(0).toUpperCase() + other.slice(1);
  });
