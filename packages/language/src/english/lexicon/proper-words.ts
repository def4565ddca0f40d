const list = `
Monday Tuesday Wednesday Thursday Friday Saturday Sunday
January February April June July September October November December
English French German Spanish Italian Portuguese Russian Japanese Korean Arabic Chinese American British
European African Asian Australian Canadian Mexican Brazilian Indian Greek Swedish Norwegian Danish Finnish
Dutch Belgian Austrian Hungarian Czech Romanian Bulgarian Ukrainian Egyptian Moroccan Iranian Iraqi Israeli
Vietnamese Thai Indonesian Malaysian Pakistani Irish Scottish Welsh Hindi Hebrew Latin
America Europe Africa Asia Australia Canada Mexico Brazil India England Britain Scotland Ireland Germany Spain
Italy Portugal Russia Japan Korea Greece Sweden Norway Denmark Finland Holland Belgium Austria Switzerland
Poland Hungary Romania Bulgaria Ukraine Egypt Morocco Iran Iraq Israel Vietnam Thailand Indonesia Malaysia
Pakistan Argentina Colombia Venezuela Cuba Nigeria Kenya Algeria Tunisia France
London Paris Berlin Madrid Rome Moscow Tokyo Beijing Shanghai Barcelona Lisbon Dublin Edinburgh Vienna Chicago
California Florida Texas Washington Boston
Christmas Easter Christian Christianity Muslim Islam Islamic Jewish Catholic Buddhist Buddhism Google Facebook
`;

/** Words that are always capitalised: weekdays, months, languages, nations (Quirk and others, 5.60–72). */
export const properWords: ReadonlyMap<string, string> = new Map(
  list
    .trim()
    .split(/\s+/)
    .map((word) => [word.toLowerCase(), word]),
);
