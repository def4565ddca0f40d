import { singularOf } from './noun-forms.ts';

/** Persons, jobs and relatives. */
const persons = `
accountant actor actress adult ambassador ancestor apprentice architect artist assistant astronaut athlete aunt
author baby baker banker barber beginner biologist boss boy boyfriend bride bridegroom brother builder burglar
businessman businesswoman butcher buyer candidate captain carpenter cashier celebrity chairman champion chef chemist
child cleaner clerk client clown coach colleague collector colonel composer cook cousin criminal customer cyclist dancer
daughter dealer dentist descendant designer detective developer director doctor driver economist editor electrician
employee employer enemy engineer expert farmer father firefighter fireman fisherman foreigner founder friend
gardener genius gentleman girl girlfriend grandchild granddaughter grandfather grandmother grandparent grandson
guard guardian guest guide guitarist guy hairdresser headmaster heir hero historian host hostess hunter husband
immigrant inhabitant inspector instructor interpreter inventor journalist judge kid king knight lady landlady
landlord lawyer leader lecturer liar librarian listener lover man manager mathematician mayor mechanic member
millionaire minister mother mum musician neighbor neighbour nephew niece novelist nurse officer opponent orphan
owner painter parent participant partner passenger patient pedestrian pensioner performer person philosopher
photographer physicist pianist pilot pirate player plumber poet policeman policewoman politician porter postman
president priest prince princess prisoner professor programmer psychologist pupil queen reader receptionist refugee
relative reporter researcher resident rival sailor salesman salesperson scientist secretary seller shopkeeper
shopper singer sister soldier son speaker specialist spectator spokesman spokeswoman stepfather stepmother stranger
student supervisor supplier surgeon swimmer tailor teacher technician teenager tenant thief toddler tourist trainer
translator traveler traveller tutor twin uncle user vegetarian vet victim viewer villager violinist visitor
volunteer voter waiter waitress widow wife winner witness woman worker writer youngster citizen consumer classmate roommate teammate entrepreneur
learner adolescent advertiser scholar housewife
predator assassin bachelor beggar blogger buddy bystander caretaker climber columnist commuter competitor congressman
contractor counsellor counselor creator defendant delegate demonstrator dictator diplomat drinker drummer eater
explorer feminist fighter filmmaker financier follower freshman goalkeeper grocer gunman hiker homeowner illustrator
informer inmate invader investigator investor juror killer laborer labourer lifeguard magician manufacturer marketer
merchant messenger miner missionary monk motorist murderer narrator newcomer nun nutritionist observer onlooker
optimist pal pessimist pharmacist preacher producer psychiatrist publisher racer reviewer rider robber
runner servant settler shareholder sibling smoker sophomore sponsor sportsman sportswoman spy stakeholder statesman
subscriber superstar taxpayer therapist trader trainee undergraduate vendor veterinarian wanderer warrior
watchman webmaster whistleblower wizard
`;

const animals = `
animal ant bear bee bird bull butterfly camel cat cow crocodile dog dolphin donkey duck eagle elephant fox frog
giraffe goat goose hen horse insect kangaroo kitten lion lizard monkey mosquito mouse owl panda parrot penguin pet
pig pigeon pony puppy rabbit rat shark snake spider squirrel tiger tortoise turtle whale wolf worm zebra
`;

/** Things that are always countable: their singular needs a determiner. */
const things = `
accident account actor advantage adventure advert advertisement aeroplane aim airline airplane airport alarm album
alternative ambulance anniversary apartment apology apple appliance application armchair arrow article
assignment attitude audience avenue backpack badge bag bakery balcony ball balloon banana band bandage bank barbecue
basket bath bathroom battery bay bean beard bedroom bell belt bench bicycle bike bill biscuit blanket block blog
boat bone bonus book bookcase bookshop boot bottle bowl box bracelet branch brand bridge brochure brush bucket
budget bug building bulb bus button cabin cable cafe café cage calculator calendar camera campaign campsite candle
canteen car career carpet carriage castle category cathedral cave ceiling cell cellar chair challenge channel
chapter chart chimney choir cigarette cinema circle circus city classroom cliff clinic clock cloud clue coast coat
collar collection comb committee company complaint computer condition conference container contest
continent contribution conversation cooker corridor costume cottage country course courtyard crane crash crossroads
crown cupboard curtain cushion cyclone date deadline decade decision desk device diagram diary dictionary difference
difficulty dilemma diploma disadvantage discount discovery dish dishwasher document doll door dormitory drawer dream
dress e-mail ear earring election elevator email emergency engine entrance envelope era escalator essay
examination example excursion excuse exit expedition experiment explosion expression eye eyebrow factor factory
faculty feature fence ferry festival field figure finger fireplace flat flood floor flower forest frame fridge
function gallery game garage garden gate glove grade graph grave gym hall handbag handkerchief hat headache
headline helicopter helmet highway hill hobby hole hostel hotel house hut idea impression incident income instrument
insult interview introduction invention invitation island issue item jacket jar job joke journal journey jug
junction jungle kettle key keyboard kitchen knee knot laboratory ladder lake lamp laptop lawn leaf leaflet
league lecture lesson letter library licence license lid lift lip list location lock logo lorry lounge magazine mall
map mask mattress meal meeting melody menu message method microphone microscope microwave mirror mission mistake
mobile model monument mood mosque motorbike motorcycle motorway mountain mouth mug muscle museum myth nail name
nation neck necklace needle neighborhood neighbourhood nest newspaper nightmare nose note notebook novel obstacle
occasion ocean office omelette operation option orange orchestra organisation organization outfit package palace pan
parcel passage passport path pavement peach pear pen pencil penny phone photo photograph picnic picture piece pill
pillow pin plane planet plate playground poem pole policy pond portion possibility postcard poster pot presentation
price problem product profession profile program programme project proposal puzzle qualification quarrel
questionnaire queue quiz race radiator railway raincoat receipt recipe region relationship remark
reservation resort resource restaurant result river road rocket role roof rose roundabout route routine ruler rumor
rumour sandal sandwich satellite saucepan scandal scarf scene schedule scholarship screen screwdriver sculpture seat
secret section sector sentence shelf ship shirt shoe shop shore shoulder shower sign signal signature situation
skill skirt skyscraper smartphone smile sock sofa solution song souvenir spoon stadium stair staircase stamp
star statement station statue step storm story stranger stream street strike studio suburb subway suggestion suit
suitcase sunset supermarket survey sweater switch symbol symptom system t-shirt table tablet task taxi teapot
telephone telescope temple tent textbook thing ticket tie tip title toilet tongue tooth toothbrush topic
torch tour towel tower toy track tractor train trainer tray treaty tree trend trip trolley truck tunnel umbrella
valley van vase vegetable vehicle version view village visa volcano voyage wall wallet wardrobe warehouse watch
waterfall weapon website wedding wheel wheelchair window workshop wound yacht yard zone zoo illusion automobile gadget viewpoint mindset guideline
server screenshot bomb tribe dollar transformer trailer mechanism fee aisle allergy alley anecdote antique apron aquarium archive arena attic backyard banquet barrel bathtub beam
biography blouse bonfire bookshelf booth bungalow burger burrito cabinet caravan cartoon certificate chalkboard
checkpoint choirmaster chore coffin comet compartment compass constellation coupon courtroom cradle crater crossword
cube database destination detour doorbell doorway driveway earplug epidemic equation fable fairy fairytale
fingerprint flashlight flaw flyer folder footprint funnel gateway globe goblet grandstand greenhouse
guidebook hairstyle hammer hazard headset heater hint homepage hook horoscope hurdle hurricane igloo
incentive interval jigsaw kingdom kite labyrinth landmark lantern lighthouse limousine livelihood
locker loophole lunchbox magnet manuscript marathon merger milestone minibus molecule motive mural
necktie nickname oath objective observatory outcome overcoat pamphlet parachute paradox paragraph
password pastime pathway pebble perk petition pillar pipeline planetarium playlist podcast portrait precaution
predicament premise printer projector prophecy proverb pyramid quota quotation raft ramp
ranch recorder referendum refrigerator replica requirement retailer reunion revolver riddle rifle robot
salary scanner scarecrow scenario scooter semester seminar setback shrine sidewalk silhouette siren sled
slogan snack snowman spaceship spectacle spouse stairway standpoint stereotype stool stopwatch storey stove stroller
submarine subtitle successor summit superpower surname sword syllable tablecloth tattoo telegram terrace
thermometer threshold throne timetable toolbox tournament trait transaction trench trophy tutorial tuxedo
typewriter undertaking vacancy vault verdict vest villa vineyard vow wagon waistcoat webcam webpage widget wig
workplace workstation wreck
`;

/** Things whose singular can stand bare: in phrases, as a role, or as a mass noun. */
const bareThings = `
address agency agreement answer appearance area argument arm army aspect attempt bar battle benefit border bottom
cake camp capital card carrot center centre century ceremony chain chance charity choice club code coin college
column comedy comment community competition concert conclusion contract copy corner couple crowd cup custom debate
degree department description detail dialogue disaster discussion district drawing drug drum earthquake edge effect
effort egg emotion episode error event exam exception exhibition explanation face fact fan fault favor favour fight
file film flag flight fork form fountain funeral gap gift goal guitar gun harbour heart hospital image industry
injury kilometer kilometre knife label law leg lemon limit line liter litre loss mark market match meaning measure
memory meter metre mile moment month movement movie notice number offer opinion opportunity oven page pair park part
party pattern percentage performance period phrase piano pie pizza place plan platform pocket point pool port
position potato pound present prize procedure quarter question reaction reason record report request reward ring
risk room sausage score season shock site stage stomach strategy summary tail talent target term test theater
theatre theme theory throat toe tomato town tradition trap trick trumpet uniform university variety video violin
voice vote wage week weekend wing wish word year
subject concept tool principle element phenomenon habit ability activity approach component consequence criterion ingredient
instruction layer link phase purpose reference restriction rule session source technique tendency unit award
beach bed boundary celebration crop dialect finding gallon gene generation institution language legend lifestyle
machine medal migrant object origin ornament
store plant school team process impact influence level rate relation responsibility service structure character culture
government hour minute improvement root substance treatment group society recommendation
ambition disease barrier claim disorder duty enterprise farm foundation initiative innovation insight landscape limitation
medicine network perspective prediction province reputation shelter shortage speech strength territory vaccine virus
`;

/** Persons who are unique in their role, or who are addressed by it. */
const roles =
  'aunt brother captain chairman colonel father king man mayor minister mother mum president queen sister uncle woman';

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
const ofPersons = listed(persons);
const ofAnimals = listed(animals);
const ofThings = listed(things);
const ofBareThings = listed(bareThings);
const ofRoles = listed(roles);

const isIn = (list: ReadonlySet<string>, noun: string): boolean =>
  list.has(noun) || list.has(singularOf(noun) ?? noun);

/** Whether a noun is a person; in either number. */
export const isPerson = (noun: string): boolean =>
  isIn(ofPersons, noun) || /^(?:people|men|women|children|persons)$/.test(noun);

export const isAnimal = (noun: string): boolean => isIn(ofAnimals, noun);

/** Whether a noun is neither a person nor an animal; in either number. */
export const isThing = (noun: string): boolean => isIn(ofThings, noun) || isIn(ofBareThings, noun);

/** A singular that needs a determiner (Quirk and others, 5.2–9). */
export const needsDeterminer = (singular: string): boolean =>
  (ofPersons.has(singular) && !ofRoles.has(singular)) || ofAnimals.has(singular) || ofThings.has(singular);
