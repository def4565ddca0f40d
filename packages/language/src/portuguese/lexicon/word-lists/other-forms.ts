/** The possible forms of an adjective or a noun for other genders and numbers. */
export function otherForms(word: string): string[] {
  const endings: readonly (readonly [RegExp, readonly string[]])[] = [
    [/ões$/, ['ão', 'ona']],
    [/ães$/, ['ão', 'ã']],
    [/ãos$/, ['ão', 'ã']],
    [/ão$/, ['ões', 'ãos', 'ães', 'ã', 'ãs', 'ona']],
    [/ã$/, ['ão', 'ãs', 'ãos']],
    [/ês$/, ['esa', 'eses', 'esas']],
    [/esa$/, ['ês', 'eses', 'esas']],
    [/eses$/, ['ês', 'esa', 'esas']],
    [/esas$/, ['ês', 'esa', 'eses']],
    [/m$/, ['ns']],
    [/ns$/, ['m']],
    [/éis$/, ['el']],
    [/ais$/, ['al']],
    [/óis$/, ['ol']],
    [/uis$/, ['ul']],
    [/eis$/, ['il', 'el']],
    [/is$/, ['il']],
    [/al$/, ['ais']],
    [/el$/, ['éis', 'eis']],
    [/ol$/, ['óis']],
    [/ul$/, ['uis']],
    [/il$/, ['is', 'eis']],
    [/or$/, ['ora', 'ores', 'oras']],
    [/ores$/, ['or', 'ora', 'oras']],
    [/ora$/, ['or', 'ores', 'oras']],
    [/oras$/, ['or', 'ora', 'ores']],
    [/[rz]es$/, ['r', 'z']],
    [/eu$/, ['eia', 'eus', 'eias']],
    [/eia$/, ['eu', 'eus', 'eias']],
    [/os$/, ['o', 'a', 'as']],
    [/as$/, ['a', 'o', 'os']],
    [/es$/, ['e', '']],
    [/o$/, ['a', 'os', 'as']],
    [/a$/, ['o', 'as', 'os']],
    [/[aeiouáéíóúê]$/, ['+s']],
    [/[rzns]$/, ['+es', '+a', '+as']],
    [/s$/, ['']],
  ];
  return endings.flatMap(([ending, others]) =>
    ending.test(word)
      ? others.map((other) => (other.startsWith('+') ? word + other.slice(1) : word.replace(ending, other)))
      : [],
  );
}
