/** Frequent misspellings by learners, used to set the weights of the ranking. */
export const learners: readonly (readonly [wrong: string, right: string])[] = pairs(`
  recieve receive, wich which, untill until, begining beginning, definately definitely, seperate separate,
  goverment government, enviroment environment, occured occurred, tommorow tomorrow, beleive believe,
  neccessary necessary, accomodate accommodate, adress address, arguement argument, becuase because,
  buisness business, calender calendar, commitee committee, concious conscious, diffrent different,
  dissapoint disappoint, embarass embarrass, existance existence, experiance experience, familar familiar,
  finaly finally, foriegn foreign, freind friend, gaurantee guarantee, grammer grammar, happend happened,
  harrass harass, immediatly immediately, independant independent, intresting interesting, knowlege knowledge,
  libary library, lisence licence, maintainance maintenance, mispell misspell, noticable noticeable,
  ocasion occasion, peice piece, posession possession, prefered preferred, priviledge privilege,
  probaly probably, publically publicly, realy really, reccomend recommend, rember remember,
  resturant restaurant, sentance sentence, succesful successful, suprise surprise, thier their,
  truely truly, wierd weird, writting writing
`);

/** Misspellings that were not used to set anything. */
export const heldOut: readonly (readonly [wrong: string, right: string])[] = pairs(`
  absense absence, acheive achieve, aquire acquire, agressive aggressive, alltogether altogether,
  apparant apparent, appearence appearance, basicly basically, beautifull beautiful, catagory category,
  childrens children, collegue colleague, comming coming, comparision comparison, completly completely,
  consistant consistent, convinient convenient, decison decision, developement development, dilemna dilemma,
  dicided decided, eficient efficient, equiptment equipment, evrything everything, exagerate exaggerate,
  excelent excellent, explaination explanation, extremly extremely, facinating fascinating, febuary February,
  futher further, generaly generally, happyness happiness, hieght height, humerous humorous,
  imediate immediate, importent important, improvment improvement, incidently incidentally, inteligent intelligent,
  jewelery jewellery, langauge language, lenght length, mountian mountain, nessecary necessary,
  nieghbour neighbour, oppurtunity opportunity, particulary particularly, persue pursue, pollitical political,
  prehaps perhaps, preperation preparation, pronounciation pronunciation, psycology psychology, quantaty quantity,
  rythm rhythm, sieze seize, sincerly sincerely, stoped stopped, studing studying, thruogh through,
  tounge tongue, usualy usually, vaccum vacuum, wensday Wednesday, wether whether
`);

function pairs(list: string): (readonly [string, string])[] {
  return list
    .split(',')
    .map((entry) => entry.trim().split(' '))
    .map(([wrong = '', right = '']) => [wrong, right] as const);
}
