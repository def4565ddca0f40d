import { phraseRules } from './phrase.ts';

const number =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred|\\d+)';
const article = '(?:a|an|the|this|that|my|his|her|our|their|your|its|another|every|each|one|whole)';

/** Words that are joined by a hyphen before a noun, and numbers (Quirk and others, appendix I.58–67, appendix III.4). */
export const compoundRules = phraseRules({
  name: 'Hyphen',
  reason: 'Punctuation',
  summary: 'Words that stand as one before a noun are joined by hyphens.',
  lines: `
    ${article} [(?<a>well) (?<b>known|paid|behaved|written|educated|dressed|organised|organized|planned|deserved|established|equipped|trained|made|informed|read)] (?!for|in|as|by|to|and|at|among|about|that|throughout|because)\\w{3,} => $a-$b
    ${article} (?:\\w+ )?[(?<a>full|part) (?<b>time)] (?:job|work|student|teacher|worker|employee|course|position|nurse|contract|staff|mother|post) => $a-$b
    (?:a|an|the|of|with|very) [(?<a>high|low|poor|good|top) (?<b>quality)] (?:products?|food|clothes|materials?|goods|education|service|water|work|shoes|equipment|images?|photos?|research) => $a-$b
    (?:a|an|the|in|very|no) [(?<a>long|short|medium) (?<b>term)] (?:\\w+ )?(?:plan|plans|effects?|goals?|solution|solutions|relationship|investment|memory|benefits?|consequences|project|contract|unemployment|problem|problems|impact|effect|care) => $a-$b
    (?:a|an|the) [(?<a>${number}) (?<b>day|week|month|year|hour|minute|mile|page|star|storey|bedroom|metre|kilometre|man|way|course|pound|dollar)s?] (?:trip|holiday|course|walk|journey|drive|ride|tour|break|essay|book|report|hotel|restaurant|house|flat|apartment|meeting|flight|visit|delay|contract|lesson|film|race|wait|speech|programme|plan|warranty|guarantee|stay|note|bill|meal|street|tent|project|career|marriage|war|period|lunch|exam|test|lecture|interview|swim|run|building|training) => $a-$b
    [(?<a>${number}) years? old](?= (?:boy|girl|child|man|woman|kid|son|daughter|house|car|student|dog|building|baby|brother|sister|cousin|nephew|niece|boys|girls|children|students|grandmother|grandfather|tree|horse|cat|church|castle|bridge)\\b) => $a-year-old
    [(?<a>\\w+)-years-old] (?:\\w+) => $a-year-old
    [(?<a>\\w+)-(?<b>day|week|month|hour|minute|page|mile|star|man)s](?= (?:\\w+ )?(?:trip|holiday|course|walk|journey|drive|ride|tour|break|essay|book|report|hotel|meeting|flight|visit|delay|contract|lesson|film|wait|speech|stay)\\b) => $a-$b
    [(?<a>twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (?<b>one|two|three|four|five|six|seven|eight|nine)](?! (?:hundred|thousand|million|years? old|at a time)) => $a-$b
    [(?<a>mother|father|brother|sister|son|daughter) in law] => $a-in-law
    [(?<a>self) (?<b>esteem|confidence|confident|control|discipline|defence|employed|conscious|service|pity|made|respect|taught|sufficient|centred|portrait)] => $a-$b
    [(?<a>ex) (?<b>wife|husband|boyfriend|girlfriend|president|minister|colleague|student|boss|teacher)] => $a-$b
    [(?<a>up) to (?<b>date)] (?:information|equipment|technology|version|methods|news|software|list|map|guide) => up-to-date
    [state of the art] (?:equipment|technology|facilities|kitchen|computers?|hospital|design|laboratory|building|machines?) => state-of-the-art
    (?:a|an|the) [(?<a>second|first) (?<b>hand)] (?:car|book|bike|bicycle|clothes|shop|furniture|computer|bookshop|phone) => $a-$b
    (?:buy|bought|sell|sells|selling|wear|of|some|my|buying) [(?<a>second) (?<b>hand)] (?:cars?|books?|bikes?|clothes|furniture|phones?|computers?) => $a-$b
    (?:a|an|the|very|most) [(?<a>time) (?<b>consuming)] (?:task|job|process|work|activity|hobby) => $a-$b
    (?:is|are|was|were|be|very|so|too|more) [(?<a>time) (?<b>consuming)]<end> => $a-$b
    (?:a|an|the|very) [(?<a>old|good|new|bad) (?<b>fashioned|looking|tempered|humoured|mannered)] => $a-$b
    (?:a|an|the|his|her|very) [(?<a>kind|warm|cold|broken|light|open|narrow|absent) (?<b>hearted|minded)] => $a-$b
    (?:a|an|the|his|her|this) [(?<a>right|left) (?<b>handed)] => $a-$b
    (?:a|an|the|his|her|their|of) [(?<a>middle|upper|working) (?<b>class)] (?:family|families|people|man|woman|neighbourhood|background|area) => $a-$b
    (?:a|an|the|some) [(?<a>middle) (?<b>aged)] => $a-$b
    (?:a|an|the|her|his) [(?<a>home|hand) (?<b>made)] (?:cake|cakes|bread|jam|soup|gifts?|clothes|food|pizza|biscuits) => $a-$b
    (?:a|an|the) [(?<a>world|award) (?<b>famous|winning)] => $a-$b
    [(?<a>good|well|hard) (?<b>working)](?= (?:student|man|woman|person|people|boy|girl|students|teacher)\\b) => $a-$b
    (?:a|an|the|of|very|is|are|was|were|and) [(?<a>hard) (?<b>working)](?= (?:student|man|woman|person|people|boy|girl|students|teacher|and)\\b|<end>) => $a-$b
    (?:a|an|the) [(?<a>air) (?<b>conditioned)] => $a-$b
    (?:a|an|the) [(?<a>duty|sugar|smoke|tax) (?<b>free)] (?:shop|drink|zone|area|goods|diet|gum) => $a-$b
    (?:a|an|the|our|my|his|her|any|this|another) [(?<a>full|part) (?<b>time)] (?:receptionist|assistant|cook|cleaner|secretary|manager|driver|lecturer|gardener|waiter|waitress|chef|writer|carer|role|basis|members?|jobs?|trainer) => $a-$b
    (?<!\\b(?:in|at|to|of|until|till|for|from|by) )(?:a|an|the|some|this) [(?<a>last) (?<b>minute)] (?:change|changes|decision|booking|offer|cancellation|trip|holiday|shopping) => $a-$b
    (?:a|an|the) [(?<a>high|low) (?<b>speed|cost|risk|fat|budget)] (?:train|trains|rail|internet|connection|airline|flight|diet|food|activity|film|hotel|option|group) => $a-$b
    (?:a|an|the) [(?<a>English|French|German|Spanish) (?<b>speaking)] (?:country|countries|world|guide|staff|friend|person|people) => $a-$b
    (?:a|an|the) [(?<a>face) to (?<b>face)] (?:meeting|conversation|interview|contact|lesson|talk) => face-to-face
    (?:a|an|the) [(?<a>day) to (?<b>day)] (?:life|work|routine|running|business) => day-to-day
  `,
});
