/** Words before which nothing is elided, mainly those with an "h aspiré" (Le Bon Usage, § 48–50). */
export const aspirated =
  /^(?:onz|oui|ouistiti|ululer|un$|uhlan|ha(?!bi(?!t?$)|bl|lein|lluc|log|lt[eè]r|meç|rmo|giog|st)|hé(?:ris|ros$|ron|ler|tre)|he(?:rni|urt|nn|rse|aume|in$|m$)|hêtre|hi(?:bou|deu|érarch|pp|ss|t$|p-|-fi)|ho(?:bb|ch|ck|lland|ld|mard|ngr|nt|nn(?!eur|ora|ê)|quet|rde|rs|tte|u|t-|p)|hu(?:it(?!re)|rl|tte|er|ée|pp|ss|guen|mer|blot))/;
