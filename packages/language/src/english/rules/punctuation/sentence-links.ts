/** Phrases that express the writer's attitude or viewpoint: "to be honest", "strictly speaking". */
const stances = [
  'in my (?:own |honest |humble |personal )?(?:opinion|view|experience)',
  'to my (?:mind|knowledge|(?:great )?(?:surprise|delight|horror|relief|shame|regret|joy|dismay|amazement|astonishment|disappointment))',
  "to (?:our|his|her|their|everyone's|everybody's) (?:great )?(?:surprise|delight|horror|relief|shame|regret|joy|dismay|amazement|astonishment|disappointment)",
  'from my (?:own |personal )?(?:point of view|perspective|experience)',
  'to be (?:honest|frank|fair|exact|precise|sure|(?:more|very|perfectly|completely) (?:honest|frank|specific|precise|exact|clear))',
  'to tell (?:you )?the truth',
  'to put it (?:simply|briefly|bluntly|mildly|differently|another way|in other words)',
  '(?:generally|strictly|broadly|roughly|personally|frankly|honestly|historically|technically) speaking',
  'needless to say',
  'believe it or not',
  '(?:that|having) (?:being )?said(?: that| this)?',
  'with (?:all )?(?:that|this) (?:in mind|being said|said)',
  "as far as (?:i am|i'm|we are|we're) concerned",
  'as far as (?:i|we) (?:know|can (?:see|tell|judge|remember))',
  'as (?:we|you|they) (?:all |already |may |might |probably )?know',
  'as (?:we|you) can see',
  'as (?:everyone|everybody) knows',
  'as is well known',
  'as i (?:said|mentioned|wrote|explained)(?: before| above| earlier| already)?',
  'as (?:mentioned|stated|noted|shown|described|discussed|explained|said|seen) (?:above|before|earlier|previously|already)',
];

/** Phrases that link a sentence to the one before: "for this reason", "on top of that". */
const links = [
  'for (?:example|instance)',
  'for (?:one thing|my part|this purpose|that matter)',
  'in (?:conclusion|addition|other words|summary|fact|contrast|brief|reality|this way|general|particular|short|essence|theory|practice|comparison|the first place|the second place)',
  '(?:in|with|by|to put it in) (?:simple|simpler|other|plain) (?:words|terms)',
  'in a (?:word|nutshell)',
  'in (?:this|that) (?:respect|regard|context)',
  'in (?:(?:this|that|my|our) case|(?:these|those|such|many|most|some) cases)',
  "in (?:today's|the modern|our modern|this modern|modern|today's modern|this day and) (?:world|society|age|times)",
  'as a (?:result|consequence)(?: of (?:this|that|these))?',
  'as a matter of fact',
  'as for (?:me|us|him|her|them)',
  'as (?:usual|expected)',
  '(?:because of|due to|owing to|thanks to|besides|apart from|aside from|despite|in spite of|in addition to|regardless of|on account of) (?:this|that|these|those|all this|all that|it)',
  '(?:for|because of) (?:this|that|these|those|all these|all those) reasons?',
  'on (?:the (?:other|one)|one) hand',
  'on (?:the contrary|the whole|balance|top of (?:this|that)|the plus side)',
  'by (?:contrast|comparison|and large)',
  'by doing (?:this|that|so)',
  'at the same time',
  'at (?:any rate|first (?:glance|sight)|the very least)',
  'first (?:of all|and foremost)',
  'to (?:sum up|conclude|begin with|start with|summarize|summarise|give (?:you )?an example|give one example|name (?:just )?one example|illustrate this)',
  '(?:most|best|worst) of all',
  '(?:more|most) importantly',
  "what(?: is|'s) more",
  'all in all',
  'last but not least',
  'above all',
  'even (?:so|worse)',
];

/** A phrase of several words that links a sentence or sets its scene, complete and in lower case. */
export const linkingPhrase = new RegExp(`^(?:${[...stances, ...links].join('|')})$`);

/** Phrases that may also follow "but" and "and": "But on the other hand, there are". */
export const linkBehindConjunction =
  /^(?:for (?:example|instance)|in my (?:own |humble |personal )?(?:opinion|view|experience)|as a result|on the (?:other|one) hand|from my (?:point of view|perspective)|in (?:addition|conclusion|fact|reality|general|contrast|comparison|other words|(?:this|that|these|those|such|many|most|some) cases?)|(?:because of|due to|thanks to|despite|in spite of|besides) (?:this|that)|for (?:this|that|these|those) reasons?|as far as i(?: am|'m) concerned|as far as i know|at the same time|to be honest|to my (?:surprise|mind)|of course|above all|even so)$/;
