import { textChecker } from '@octavo/language';
import { checkerHere } from '@octavo/language/here';
import { writeText } from '@octavo/language/writing';

const essay = 'She recieve a letter.\n\nLes enfant jouent dehors.';
for (const { offset, length, replacement } of await textChecker(checkerHere()).check(essay, {
  countryCode: 'GB',
})) {
  console.log(essay.slice(offset, offset + length), '→', replacement);
}
const request = { title: '', text: '', selection: "It's a lot of stuff, and we can't carry it." };
console.log(writeText({ action: 'soundAcademic', request }));
