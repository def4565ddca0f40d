/** Spellings of one sound, in the order in which they are replaced; the rest is spelt as it usually sounds. */
const spellings: readonly (readonly [written: RegExp, heard: string])[] = [
  [/x/g, 'ks'],
  [/^kn|^gn|^pn/g, 'n'],
  [/^wr/g, 'r'],
  [/^ps/g, 's'],
  [/ph/g, 'f'],
  [/wh/g, 'w'],
  [/[ao]ugh(?=t)/g, 'o'],
  [/(?<=[lnrtc])[ao]ugh$/g, 'uf'],
  [/gh(?=t|$)/g, ''],
  [/tch|sh|ch/g, 'x'],
  [/(?<=.)(?:ss|[tsc])(?=i(?:on|al|en|ou|an))/g, 'x'],
  [/t(?=ure?(?:s|d|$))/g, 'x'],
  [/xi(?=[aeo])/g, 'x'],
  [/cc(?=[eiy])/g, 'ks'],
  [/sc(?=[eiy])/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/(?<=.[fkpsxr])ed$/g, 't'],
  [/ck|q|c/g, 'k'],
  [/dge?(?=[eiy])|dge|g(?=[eiy])/g, 'j'],
  [/mb(?=$|s$)/g, 'm'],
  [/ous(?=$|l)/g, 'es'],
  [/([bcdfgkpstvz])(?:le|al|ol|il)(?=s?$)/g, '$1el'],
  [/([tbd])re(?=s?$)/g, '$1er'],
  [/(?:ear|ur|ir|er|(?<=w)or)(?=[bcdfgjklmnpstvxz])/g, 'er'],
  [/[aoe]r(?=s?$)/g, 'er'],
  [/[aoe]r[iy](?=s?$)/g, 'eri'],
  [/an(?=t(?:s|ly)?$|s[ey]$)/g, 'en'],
  [/[ai]b(?=le|el)/g, 'eb'],
  [/oul(?=d)|oo|ou|ew|ue|eu/g, 'u'],
  [/ui/g, 'i'],
  [/e[ae]|ie|ei/g, 'i'],
  [/a[iy]/g, 'e'],
  [/a[uw]|o[wa]/g, 'o'],
  [/z/g, 's'],
  [/y/g, 'i'],
  [/(?<=.)h/g, ''],
  [/(.)\1/g, '$1'],
  [/(?<=..)e$/g, ''],
];

/**
 * Rewrites a word as it may sound: two spellings of one sound get the same form ("possetion" and "possession",
 * "axident" and "accident"). Learners who know a word by ear spell it by the rules of sound they know.
 */
export const soundOf = (word: string): string =>
  spellings.reduce((heard, [written, sound]) => heard.replace(written, sound), word.toLowerCase());
