/**
 * English words of no trade in particular. In a long question they say nothing of the subject; beside a single word of
 * ours they may be it ("office chair", "weekend plans").
 */
export const generalWords = new Set(
  `
  abandon abide aboard abrupt absence absent abuse academic accelerate acceptable access accessible accompany accord
  accordingly accountable accuracy accurately accuse achievement acknowledge acquaintance acquire acted action actions
  active actively activities activity acute addition adhere adjacent administration admire admittedly adopt advances
  advantage advantages adventure adverse advertised advisable advise adviser advisor advocate affected affection
  affects agenda agent aggressive ago agony agreeable agreement aid aimed airing albeit alert align allege alliance
  allot allowance ally alongside alter altered alternate amateur amazed ambition ambitious amend amid ample amuse
  analysed analytical anger angle angry annoy annoyed annoying anonymous answered anticipate anticipated antique
  anxious anywhere apiece apology apparent appealing appearance applicable applicant applicants application
  applications appoint appointed approval approve approved approximate argue argument arising armed arrival arrived
  artificial ashamed asleep assemble assert asset assets assort assure astonish attached attachment attain attempts
  attendance attendant attractive attribute audio audit authentic authenticity authorise authorised authority
  automatic autonomous awaiting awake award awards awkward badge banned bargain barrier barriers basics bearable beat
  beforehand beg begins behalf belongings beloved beneath beneficial bent beside betray bid bind binding birthplace
  bitter blame bless blessed blocked blow board boast body bold bond bonuses bothers bounce bow brainstorm brave
  breach breakdown breaks breath breathe bridge brighter brings broadly broke bucks bugged builder bulk bully bumpy
  burning burst buyers calmly candid candidate candidates capability careless carried carries carrying cautious cease
  celebrate certainty chair chairs challenges champion changed changing chaos character characteristics characters
  charged chase cheaply checking checks cheerful chiefly choices chopped chronic circles circulate circumstance civil
  clarification clarified clarity classic classified clean clearer clever click clicks clock close closest clue clues
  coaches coincide collaborate collaborative collapse collected collecting collection collective colour colours
  comeback comforting commence commented commercial commission commitments communication communities commute commuting
  compact companion comparative compares comparing compatible compel compensate compensation compete competing
  competition competitor competitors complained completeness complication complications compose composed compulsion
  compute con conceive concerns concise conclude conclusion concurrent confess confidence confirms conflict
  conflicting conflicts conform confront congested connected connecting connections conscious consent consequence
  consequences conservative considerable considerably consisted consistency consistent consists conspicuous constant
  constraint constraints construct consultation consulting consume consumer contacted contacting contained contains
  contemplate contemporary contend contest context continual contract contracts contrary contrast contribution
  controls controversial convenience conventional conversion converted cooperate cooperation coordinate copies corner
  corners corresponding costly couldve counted counter countless countryside counts coupled courage courteous courtesy
  cracked craze crazy creates creation creator credits criterion critic criticise criticism crowd crude cruel cue
  cultural culture cumbersome cunning curb curiously curve cutting cynical damage damaged damages danger dangerous
  dare dark dated dawn daylight dealing dealings dearer dearest debts deceive deceptive decides decline declined
  decrease deed deem defeat defect defects defend deficit define defined definite definition delegate deliberate
  deliberately delicate delight deliverables demanded demanding demands demonstrate demonstrated demonstration denied
  dense departed departments departure dependent depending depressing deprived derive descend described describes
  description deserted deserving designed designers desirable desk despair detect detected detection deteriorate
  determination devise devoted dial dialogue dictate differs difficulties dig digest dignity dilemma diligent diminish
  dip directing direction directions dirty disadvantage disadvantages disappear disappointing disappointment discard
  discharge discipline disciplined disclose discontinued discourage discovered discovery discreet discrete discussing
  disguise disgust dismiss disorder dispatch disposal dissatisfaction dissolve distant distinction distinguish
  distract distracted distraction distribute distributed distribution district disturb disturbed disturbing dive
  diverse diversity divert division documentation documented domain domestic dominant donate donation doomed dot
  double doubles doubted doubtless downside downtime dozen dozens draft drafts dragging dramatic drastically drawback
  drawbacks drawn dreadful drift drill driven drives drop dropping drops drown dry dull dump duplicate durable duress
  dusty dwell dynamic earnest eastern economically edges edit edited edition editor editorial educated educator effect
  effects efficiency efficiently effortless efforts eighty elderly elegant element elements eliminate elite elsewhere
  embarrass embarrassed embarrassing embed embrace emerge emerged emerging emotion emotional emotions emphasise employ
  employs empower enabled enables enclosed encounter encountered endless ends endure enemy energetic energy enforce
  enforced engagement engages engrossed enjoyable enjoyed enjoying enlarge enlighten enlisted enormously enquired
  enrich ensures enterprise enterprises entertain entertaining enthusiasm enthusiastic entities entity entrance
  entrust envelope envy equally equip equipped errand escape essence establishing estate esteem estimated estimates
  ethical ethics evaluated evaluation evenly event events evident examine examined examiner exceeding excess excessive
  exchanged exclude excluded excluding exclusively execute executed execution exempt exhaust exhaustive exhibit
  existence exists exit exotic expanding expects expense expenses experiences experiment experimental expertly
  explained explaining explains exploring exported exposed expressed expresses expression extends extensive
  extensively external extract extraordinary extremes fabulous faced faces facilitate facing fade failed failing fails
  failure faint fairness faith familiarise famous fascinate fascinating fastest fat fatal fate faults favourable
  favourites feared federal feeling fellowship felt fetch fewest fierce figured figures file files filing filled
  filter finalised financing finds finest finger finishes finishing firmly fixes flags flash flaw flaws flee
  flexibility flip floors flop flown fluctuate fluency fluently fold folder followed fond fool foolish footing forbid
  forbidden forces foremost foresee forgets forgive fork formality format formats formed forming fortunate fortunately
  forum forwarded forwarding foster fought fragile frame framed frames framework frameworks freedom freely freeze
  frequency friendlier friendliness frightened fringe frontier frozen fruitful frustrating frustration fulfilled
  fulfilling fully functioning fund funds funnily furious furnish fussy futile gains gaps garbage gathered gathering
  gave gear generate generated generation generous gentle gesture giant gigantic gladly glimpse global golden goodness
  grab grace graceful granted grasping grateful gratefully gratitude grave greatest greet grey gross groundwork
  grouped grouping growing guaranteeing guarantees guarded guardian guardians guessed guessing guided guidelines
  guides guilty habits halt halves handful handing handled handles handling happier happiest harder hardship harmful
  harmless harsh hasnt hasten hated haunt hazard hazy headstart healed hears heartily heat heavily height heights
  helped helper helpful helpless herd herself hesitation hidden hide hiding highlight highlights himself hinder
  hindrance historic historical holder holders holds hole holes hollow homely honesty honored honoured hoped hopes
  hoping horizon horrible horrific hosted hosts hourly household hover hovering humanly humble humour hurdle hurried
  hurt hurts hyped icon icons identified identity ignored ignoring illegal illustrate illustrated image images
  imagination imagined imitate immense immigrant impaired impartial impatient imperfect imported imposed imposing
  impress impression improper impulse inability inaccurate inadequate incentive incentives incident inclination
  incoming incomplete inconvenience inconvenient incorrect increased increases increasingly independently indicated
  indicates indication indifferent indirect indoors induce industrial industries inevitable inexpensive infancy
  inferior infinite influence influential informative infrastructure inhabit inherent initialise initiative
  initiatives injustice innovation innovative input inputs insecure insisted insisting insists inspect inspected
  inspection inspired inspiring install installed installing instances instinct instructive instruments insufficient
  intact intellectual intelligence intelligent intends intensively intent intentionally interactively interfere
  interior internal internally interpret interrupt interrupted interruption interruptions interval intervals
  interviewed interviewer intimidating introduced introduces introducing introductory intuition intuitive invalid
  investigate invisible invited inviting involves involving irrelevant irritate irritating isolated isolation itself
  jargon joint jointly jot joy judgement judging judgment juggle juggling junior juniors justice justified justify
  keyed kicked kickoff kicks kilo kindest knock knowhow knowingly known labelled lacking lacks landed landing
  landscape lapse launched launching lawyerly layer layers layout leader leaders leadership leaflet leap leaps
  lecturing ledger left leftover legacy legend legendary leisure lend lending lengthen lenient letters letting
  liability liable liberal liberty licensed lies lifelong lifted lifting lighten lighting likelihood likewise limb
  linear lines linger linguistic linked linking listened listening lists literacy literal loaded loading locate
  locating lodge lodged logged logging logically lone longing looked loosely loses losing losses loving lowered loyal
  loyalty luxury lying mad maintained maintains male males manual manually manuals margin margins marked marker
  marketed marking marvellous mastered mastering mastery materialise maturity maximise meaningless meantime measured
  measures measuring mechanism meets melt memo memorable memories memory mend mended mending mentally mentions merely
  merger merit merits merry mess messaged messages messaging messy met methods meticulous mild milestone milestones
  millions mimic minded mindful mineral minimal minimise minority miracle mirror misguided mislead misleading mistake
  mistaken mistakes misunderstand misunderstanding misuse mixing mock moderately modification modifications modified
  modify moments momentum monitor monitored monitoring monitors monotony moral morale moreover mount mounted moves
  multiply murmur myth nail naive namesake narrowly nasty nation nations nationwide naturally necessity needless
  neglect neglected neighbours nerve nervously nested neutral newly nicer nicest nightly nil nimble nineteen ninety
  nods noises noisy nominal norm notable notably noted notices noticing notion notorious nought nourish novelty novice
  nuisance numb numerous nurture oath obey objected obligation obligations oblige obliged obscure observe observed
  observing obsolete obstacle obstacles obtainable obtained occupation occupy occurred occurrence oddity offence
  offend offended offensive officials offset omit omitted onset oops opener openly openness operated operates
  operating operation operational operations opponent opportune oppose opposing optimal optimise optimised optimism
  optimistic oral orally ordered ordering orderly orders organised organiser organising oriented outbreak outdated
  outdoor outgoing outing outlined outlook outrage outright outset outstanding outwards overcharge overcharged
  overcome overdo overdue overlook overlooked overly overnight overrated oversee overseen overstate overtake overtime
  overwhelm overwhelming owning owns pacing packet packing pact painfully pairs pale pamphlet panic paradise paragraph
  paragraphs parallel parental parked participant participated participating passages passionately passive paste pat
  patch patiently pattern patterns payroll pays peaceful peak peculiar peek peer peers penalties penned pensioner
  peoples perceive perception perfection perfectly performance performed performing permissible permitted perpetual
  persist persistent personality personnel perspective persuade persuaded petty phenomenon phrased phrases pickup
  pictures pinpoint pioneer pitch pitfalls places placing plague plainly planner plate platforms playful playing
  pleasing pledge plug plunge plural poised poking polished politely poll pop popularity populate portion portions
  portray pose posed position positioned positions possess possession postal poster postgraduates posting potentially
  pound practicable practicalities practicality practiced practised practitioner practitioners praise precaution
  precautions precede precious precision predict predictable preface preferable prefers preliminary prepaid
  preparation preparations preparatory prepares prescribed presentation presentations presented presenting presents
  preserve pressed presses pressing pressurise presumably presume prevail prevents pride prime principle principles
  priorities prioritise privilege pro probation problematic problems proceeds processed processes processing
  procrastinate procure produce produced producer productivity profession professions proficiency proficient
  profitable profound programs progressed progressing prohibit prolong prolonged prominent promising promote promoted
  promoting prompt prone proportion proportions proposes propositions prospects protected protecting protection
  protective proudly proves provider providers proving provoke prudent pseudo psychological publication publicity
  publish publishes publishing pulled pulling punctual punish punishment pure purely purposely pursued pushy puzzling
  quaint quantify quarrel quaterly quicker quickest quizzed quota quotations radical rage raise raised raises raising
  ran rang rapidly rational raw reachable reached reaches reactions reader readers readiness readings realised
  realises realizing reap rear rearranged reasonable reasonably reasons reassurance reassure reassured rebuild
  recalling recap receiver reception recipient recite reckon reckoned recognises recollect reconsider reconsidered
  recovery recreate rectify redeem redirect redo reductions references refers refined reflected reflecting reform
  refrain refreshing refreshments refusal refused refuses regain regarded regardless regime region regional regions
  registers regretted regularity regulation regulations rehearse reinforce rejection rejoin relates relating relations
  relationship relationships relative relatively relatives relaxed relaxing relearn release released releases
  relevance relied relief relieve relieved religiously reluctance reluctant remark remarkable remarks remedy
  remembered remembers reminding reminds remotest removal renewing renovate reopen reorganise repaid repay repayment
  repeatedly repeats repetition repetitive replacement replaces replied reported reporting reports repository
  represent representation represented represents reputable request requested requesting requests resemble resent
  reservation reservations reserved reserves residents residing resign resist resistance resolution resolved
  resourceful respectfully respecting respective responded responding responsibility responsibly responsive restless
  restore restored restriction restrictions resubmit resulted resulting retirement retreat retrieve reuse revealed
  revealing revenue reversal reverse reversed reviewed reviewer reviewing revising revive rewards rich richer riddled
  ride rightful rightly rights rigorous rings rinse riot rip ripped risen rising ritual rival rivals roaming roar rob
  robbed robust rocket rolled rolling rooted rotate rotation rounded rounds routine routinely royal rude ruin ruined
  ruled ruling rumor runner rural rushed rushing sacred sacrifice safeguard safeguards safer safest safety salaried
  sanction sanity saturate saved saves saying scan scanned scanning scarcely scare scary scatter scattered scenarios
  sceptic sceptical schemes scholarly scoring scramble scrap screening screens scroll scrutiny seal sealed seamless
  seamlessly searched seasoned seated seating secrecy secret secretly sections sector sectors secured securely seemed
  seemingly seized seldom selecting selections selects selfish seller sellers seminars senior seniors sensation sensed
  sensibly sensitive sensitivity sentences sentiment sentimental separated separation sequel series served settled
  settlement settles setup setups seventeen seventy severity shabby shade shadow shake shaken shallow shaped shared
  sharing sharper shatter shedding sheet shelter shield shifted shifting shine shipped shocking shortage shortcoming
  shortcomings shortcut shortcuts shorten shortened shortlisted shots shouldve shout showcase showed showing shrink
  shut shuts shy sight sightless signal signals signature signed significance signing silence silent similarity
  similarly simplicity simplify simulate simulation sincere sincerely singled skeptical sketchy skilful skim slash
  slept slice slide slowed slowest slowly slump smell smoother smoothest snap snippet soak soaring sober sociable
  socially soft softly solved solver solves solving sophisticated sorted sorts sought sounded sounding sounds south
  southern spaces spacious spare spared spark speaker speakers speaking speaks specialises specially specialty
  specifics specify spectacular speculation speed speeds speedy spelled spelling spending spends sphere spin spirit
  spite splendid spoil spoiled spoke sponsor sponsored spontaneous spotted spouse sprint spur square squarely
  stability stale stamp stamped stance standards standpoint staring stark starters startle starve stash statements
  static stating statistical stats stayed staying stays steadily stealing steer stemming stepped sticking stiff
  stimulate stimulating stipulate stir stood stopped stopping stops stored storing storyline straightaway straighten
  straightforward strain strangely stranger strangers strategic strategies strategy strengthen strengths stress
  stressed stressful strictest stride strike striking strip strive strives strongest structures struggled struggles
  stubborn stunning stupidly sturdy stylish sub subscribe subscribed subscriber subsequent subsequently subsidiary
  subsidised subsidy substance substantial substitute subtle subtract suburb succeeded succeeds succession successive
  suck suffers suffice sufficiently suggesting suggests suite suited sums sunk superfluous superior supervise
  supervised supervision supervisor supplement supplied supplier supplies supplying supportive supports suppress
  supreme surface surge surpass surplus surrender surround surrounding surveillance survived susceptible suspect
  suspected suspend suspended suspicion suspicious sustain sustainable swallow swear sweep swiftly symbol symbols
  sympathetic sympathy tackled tackles tactics talents tales talks tall tangible tasked tasteful technicalities
  technicality technique techniques temper template templates tempt tempted tempting tended tendency tends tense
  tension tentative tentatively termed terminal terminate terminated terminates termination territory tested tester
  testers testify testing tests thanked thanking theirs theme themes thereby therein thereof thirdly thirsty thorn
  thoughtful thoughts threads threat threaten threats thrill thrilled thrive throw throwing thrown throws thrust thumb
  ticked tied tightly timed timeless tiresome tiring titled titles token tolerant tolerate ton tooling topping tops
  torn toss touched touching tougher toughest towns trace traced traces trackable tracked tracking traded trades
  traditionally tragic trail trainee trainees trait traits transaction transactions transcript transferable
  transferred transferring transfers transformation transformed transit transitional transmit trap trapped travelled
  tremendous trending trick trickier tricks tries trim triumph troubled troubles troubleshooting troublesome truly
  trustful trusting truths tuned turned turnout tutored tweak twelfth typed typing ugly ultimate ultimately umbrella
  unacceptable unaffordable unanswered unavailable unavoidable unbearable unbelievable unbiased uncertain uncertainty
  uncomfortable uncommon unconvinced underestimate underlying underneath understandable understands understood
  undertaken undertaking undo undone undoubtedly unexpected unexpectedly unfortunate unfriendly unhelpful uninstall
  unite united unity universal unjust unkind unknown unlawful unlikely unnecessarily unnecessary unpleasant unpopular
  unprepared unprofessional unqualified unrelated unreliable unresolved unrest unskilled unstable unsuccessful
  unsuitable unsupported unsure untidy untrue unusable unused unwanted unwilling unwise unworthy upgraded upgrades
  upgrading uphold uplift upright upset upward urban urge urged urgency usability useless utilise utility utmost utter
  vacant vacate vaguely vain validate vanished variant variants variation variations varied varies varying vast
  venture verbal verbally verge versatile version versions vertical vessel veteran viable vibe vibes victory videoed
  viewed viewer viewing views vigilant violate violation violence virtue visibility visits vital vivid vocabulary
  vocal vocational vogue voiced volatile voluntarily volunteers vow vulgar vulnerable waited waitlist waits wandered
  wanting ward warming warmly warmth warnings warrant wasteful wasting watched watching weaker weaknesses wealthy
  weary weighing welcoming welfare western whereby wherein whim whisper whistle widely widen widespread width
  willingly willingness wipe wired wiser wishes wit withheld withhold witness witnessed wits wonders wooden word wordy
  workings worksheet worn worsen worthless wouldve wrapped wreck writes wrongly wrote yard yardstick yearn yelled
  yield yourselves youth zeal zip
  `.match(/\S+/g),
);
