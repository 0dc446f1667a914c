/**
 * Words that say nothing about the subject, in English, Roman Urdu and Urdu: a question may hold any number of them.
 */
export const plainWords: ReadonlySet<string> = new Set(
  `
  a aadat aaen aage aaj aakhir aakhri aala aam aamdani aamne aana aane aap aapi aapka aapke aapki aaraam aasani aata
  aati aaty aaunga aaungi aausakta aaya aaye aayega ab abbottabad abhi able about above abroad absolute absolutely abt
  accept accepted accha acchi accommodate accomplish according accurate acha achanak achha achi achieve across act
  actual actually ada adapt add additional adequate adhoora adhuri adjust admit adult adults advance advertise advice
  aehsan affect afford afghanistan afraid afsos after afternoonish afterwards again against agar aged ages agr agree
  agreed ahead aim aisa aise aisi aitbar aitraz akela akeli akhri aksar alag alawa alfaz alike all allow allowed
  allows alone along already alright also alternative alternatively although altogether always am amazing among
  amongst an ana analyse anay and andar andaza anjaan announce announced annual another anparh answer answers any
  anybody anyhow anyone anything anyway anyways ap apa apart apia apka apke apki apna apnay apne apni apologies
  apparently appeal appear apply appointment appreciate approach appropriate approx approximately apr april araam aram
  are area arent arise around arrange arrive arsay arsey as asani asap aset aside ask asked asking aspect aspects
  aspiring assess assigned assist assistance assume assured astonishing at ata ate ati attach attempt attend attended
  attending attends attention attitude attock attract aty audience aug august aur austria automatically autumn avail
  available average avoid awaaz awal awarded aware away awaz awesome awful aya ayega ayen baad baar baat baatein
  bachat bachay bachi bachna back backup bad badalna badalni badla badlna badly bahar bahawalpur bahria bahut baitha
  baithe bajay baje baji balance balochistan ban bana banai banane banao banaye banayi band banda bande bandi bani
  banna bannu banta bante banti baqaida baqi bar baray bare barely barey barh barha barhi bas base based basically
  basis basta bata batadain batadein batadena batado bataein bataen bataengi batain bataiye bataiyega batana batane
  batao batata batate bataye batayein batchon batchwise batwa bc bcz be beautiful because bechara bechna becho become
  becoming beech been before beginning begun behave behaviour behen behter being belgium believe belong below benefit
  benefits berlin besides bet better between bewaqoof beyond bezaar bhai bhaijaan bhaijan bhaiya bhakkar bhar bhara
  bharna bharosay bharun bhayya bhej bhejdo bheje bhejein bhejna bhejo bhejoon bhejte bhejun bhejwa bhi bhool bhoola
  big bilingual bilkul birmingham bit bits blank block bnana bnta bohat bohot bola bolna bolo bonus bore boring borrow
  both bother bottom bound bout brazil break brief briefly bright brilliant bring bro broad broader broken brought
  brush brushing bta btadein btado btaein btain btaiye btao btaye btayein btayen btw buddy budgetary buhat built bula
  bulaya bunch bundle bura burden burewala buri burn but button buy buying bw by bye california call calm came can
  cancelable cannot cant cantt cap capable care careful carry case cash catch category cater caught cause ceased
  center centre certain certainly chaahiye chahat chahay chahe chahea chaheye chahiay chahie chahiye chahoon chahta
  chahte chahti chahun chahye chaiye chakar chakwal chal chalana chalani chalao chalaya chalaye chale chalega chalegi
  challenge chalne chaloo chalta chalte chalti chalu champ chance chances chand change chap chapter cheat check
  checked cheez cheezein cheezen cheezon cher chhota chhote chhoti chhut chhutti chicago childhood china chiniot
  chitral choice chosen chota chote choti chuka chuke chuki chunna chunun circumstances citizen city claim claims
  clarify clash clashes classmate classmates clear clearly climb closely closer coding cohort cohorts colleague
  colleagues collect combine combined come comes comfort comfortable comfortably coming command comment comments
  commit committed common communicate community companies comparable compared competent competitive complain complete
  completed complex complicated comprehensive compromise compulsory computer concept concern concerned concerning
  concrete condition conditions conduct conducted confident confidently confirm confirmed confusing confusion
  congratulations connect cons consecutive consider consideration considered considering consist constantly consult
  contain contents continue continued continuing contribute control convenient conversation convey convince convinced
  convincing cool cope core correct could couldnt counsel counseling counselling counsellor counsellors counselor
  counselors count country couple cover coz create created creative critical crore crucial curiosity curious current
  currently custom customer customers cut cuz cv d da daala dafa dafter daily dair dakhil dakhlay daleel dalna dalta
  dar darja darkaar darkar darmian darust dat daunting daur dauran day days daywise de dead deal dealt dear debate dec
  december decent decide decided deciding decision decisions dedein dedicated dedo deep defence defer deferred
  definitely dein dekh dekha dekhein dekhi dekhna dekhne dekhni dekho dekhta dekhte delay delayed delays delhi
  delighted deliverable den dena dene denge deni denmark dental deny department depend depends depth der dera describe
  deserve designer desire desperate despite deta detail detailed details dete determine deti dety developer developing
  devote dey dha dhai dhaka dhang dhoond dhoondh dhoondna dhyan di dia did didnt different digital dijiega dijiye
  dijye dikha dikhaein dikhao dikhayen dil dilaen dilana dilate dilwa dilwate dim din dino dinon diqqat directed
  directly dis disagree discover discuss discussion dislike display distinct divide divided diya diye do doable dobara
  document documents does doesnt doing done dono dont doon door doosra doosray doosre doosri dosra dosre dosri doston
  doubtful down dr drag draw drive dropped dual dude due duga dumb dungi dunia dunno dunya during durust duties dy dya
  e each eager earlier early ease easier easily east easy edge educate education educational effective efficient
  effort egypt eight eighteen eighth either ek elaborate elder eldest eleven else emaandar emphasis employable
  employee empty enable encourage encouraged end engage engaged engaging enhance enjoy enormous enough enquire
  enquiries enquiry ensure enter entire entirely entitled entry envision equal equivalent era especially essential
  establish etc ethic evaluate even eventually ever every everyday everyone everything everywhere evidence exact
  exactly example exceed excellent except exceptional exchange excited exciting exclusive excuse executive exhausted
  exist existing expand expect expectation expectations expected expensiveish experienced expert expertise expire
  explain explanation explicit explore exposure extend extended extension extent extra extreme extremely faarigh face
  facilities facility fact facts faida fail fair fairly faisalabad fall falls familiar familiarity fancy fantastic far
  faraham farahm faraway fareeb farigh farmaiye fashionable fast faster fault fauran favor favour favourite fayda
  fazool fear feasible feature features feb february feel feels fellow few fewer field fields fifteen fifth fifty
  figure fikar fikr filhal fill filling final finalise finalize finally finances financially find finding fine fingers
  finished finland first firstly fit fits fitting five fixed flawless flexible floor flow fluent focus focused
  focusing folks follow following follows for foran forced forever forget forgot forgotten fori formal formally former
  forth fortnight forty forward found foundations four fourth france frank frankly freak frequent frequently fresh
  friendly fright frm from front frustrated fulfil full fulltime fun functional fundamental fundamentals fursat
  further furthermore g ga gae gai gain gained gaon gap gather gay gaya gayaa gaye gayi gb ge gen general generally
  gentleman gently gents genuine genuinely get gets getting ghabrahat ghalat ghanta ghantay ghante ghantey ghanton
  ghareeb gharelu ghr ghum ghz gi gilgit gimme give given gives giving glad glance globally gmt go goal goals goes
  going gone gonna good got gotta govern governed governing government governs graded gradual gradually graduate
  graduating grand grasp great greatly greece grip ground grounds grow grown growth guarantee guaranteed guess guest
  gujranwala gujrat guy guys guzar guzarish guzarne gwadar gye gyi ha haal haan haari haath haazir habit had hadd
  hafiz hafizabad hafton haha hai haii hain hal halat half halfway ham hamara hamare hamari hameen hamein hamesha han
  handed handle hands happen happening happens happily happy haq haqeeqat haqeeqi har hardest hardly has hasil hassle
  hate hateful hath have havent having hawala hay hazrat he head headed heading heads healthy heaps hear heard heavy
  hec hectic hein held hello help helping helps hen hence her here hereby hesitant hesitate hgya hi high higher
  highest highly him hint his hisaab hisab hissa hit hits hmm hn ho hoga hogay hogaya hogi hogya hogye hojata hojaye
  hold holding hon hona honay hone honest honestly honge honour hoon hop hope hopeful hopefully hopeless hosakta
  hosakti hoskta hoskti hosla hot hota hotay hote hoti hoty hour hours hourwise housewives how however hows hu hua hue
  huge hui hum human humein hun hundred hurry huway huye hw hy hyderabad i icom id idea ideal ideally ideas identical
  identify idhar idle if ignorant ijazat ijlas ikatha ikattha ikhtitam ikhtiyar ilaqa ilawa illiterate ilm im imandar
  imkan immediate immediately impact implement implication imply important impossible impressed impressive improve
  improved improvement improving imtihan in incase inclined include inclusive increase increasing incredibly indeed
  independent indicate individual indonesia info informal information informed infos inhe inhein initial initiate inka
  inquire inquiries inquiry inshallah inside insight insights insist inspire instance instant instantly instead
  institute instruct instructed instruction integrated intend intended intense intensive intention interact
  interactive interest interested interesting interim intermediate intezar intihai intizar into intro introduce
  introduction invitation invite involve involved irada iran iraq ireland irregular is ishara isko islamabad isme isnt
  issue issued issues istemaal istemal it italy item items itminan itna itne itni its ive izafi ja jaan jaana jaanay
  jaane jaanna jaari jaate jaati jab jaega jaga jagah jaisa jaisay jaise jald jaldi jamaat jan jana janaab janab janay
  jane janna january jaongi japan jari jata jate jati jaty jaunga jaungi jawan jaye jayega jayegi jayein jayen jeb jee
  jeena jeenay jehan jese jhang jhelum ji jinka jis jiska jiski jismani jitna jitne jitni jo jod jodna johar jora
  jordan judai jul july jumla jump jun june just k ka kaabil kaafi kaam kaamon kaamyaab kaamyab kabhi kabil kafi
  kaghaz kaghzat kahin kahna kaisay kaise kal kam kamyabi kamzor kar karachi karain karao karati karaun kardein kardo
  karein karen karlein karlena karlo karlun karna karne karni karo karonga karoon karoonga karta karte karti karunga
  karungi karwa karwana karwani karwata karwatay karwate karwati karwaun karwaya karwaye kashish kashmir kasur katna
  kaun ke keen keep keeping keeps keh kehdo kehna kehta kehte kehti kenya kese key keyboard khaali khada khali khalis
  khanewal kharab khareed khareedna khareedne khatra khawahish khol kholna khtm khud khulta khush khushi khwahish ki
  kia kick kid kijie kijiega kijiye kijye kind kinda kindly kindness kinds kis kisi kiska kiski kisko kismat kisse
  kitab kitabein kitaben kitna kitnay kitne kitni kiya knew know knowing knowledge knows ko kohat koi kon konsa
  koshish kpk kr krain krdein krdena krdo kren krlun krna krne krni kro krta krte krti krty kru krun krunga krungi
  krwa krwana krwani krwao krwate krwaty kuch kuchh kya kyon kyu kyun label lac lack lafz lag laga lagana lagaun lagay
  lagaya lage lagega lagegi lagi lagne lagta lagte lagti lagwana lagwani laid lakh lamha lana land large largely
  largest larka larkana larke last late lately later latest latka latter laut lautana lay laya laye layman lays layyah
  lazim lazmi lazy le lead leading leads lean learnt least leaving lebanon legally lehaza lein lekar leke lekin lemme
  len lena lene lengthy leni less lesser let leta lete leti lets lety level lgta lgte lgti lia liay lie lied life
  lifestyle lift light lighter lijiye lijye like liked likely likes likha likhein likhi likhna likhwana limit
  limitations limited limits lined link links list listen literally literate little live lives living liya liye load
  loads local locally locals locked log logic logical login logon lol london long longer longest look looking looks
  loon loonga loongi loose lose lost lot lots lou loud love low lower lowest luck luckily lun lunga lungi lya maahir
  maam maan maana maange maangte madad madam made mademoiselle magar magnificent mahana mahinon mahir mahol mai main
  mainly majboori major majority majors make makers makes makhsoos making malaysia maloom maloomat malumat man manage
  managed manager mandatory mangna mangte manner mansehra mansooba many manzoor maqsad mar march mard mardan market
  marks masail mashallah mashgool mashhoor mashware masla maslay masroof masrufiyat mass massive master masterclass
  mate matlab matter mature maujood mauqa max maximum may mayar maybe mazboot mazbut mazeed mb me mean meaningful
  means meant meanwhile measure meet meeting meetings meherbani mehnat mehrban mehrbani mehsoos mein member members
  memorise men mental mention mentioned mera mere meri messed mexico meyar mianwali mid middle midnight midterm might
  mil mila milaa milaega milay milayga mile milega milegaa milegay milegi milein milenge mili millega milna milne
  milta milte milti milty milwa min mind minds mindset mine minimum minor minus minute minutes mirpur mirpurkhas miss
  mithas mix mixed mixture model moderate modern modest mohlat mojood mojooda mojud moment monthwise moqa more
  morningish morocco most mostly motivated motivation mouqa move movement mr mrs much mufeed muje mujhay mujhe
  mukhtalif mukhtasar mukhtsar mulaqat mulazim multan multi multiple mumbai mumkin munasib munh munich mushkilat
  mushkilein muskil must mutabiq mutual muzaffarabad muzaffargarh my myself mystery n na naam nahi nahin nai najaane
  nakaam nakam name named namely names narrow nataij natija national native natural naukar nawabshah nayab nazar
  nazdeek nazdeeki nazdeekk nd near nearby nearest nearly neat necessarily necessary neeche need needed needs needy
  negative negotiating neighbour neither nepal nervous net netherlands never new newest next nice nicely niche nigeria
  nikal nikalna nikalta nikalwana nikle niklega nine nishan no nobody noise none nonetheless noon nope normal normally
  norway not note nothing noticed notified notify nov november now nowadays nowhere nowshera nuksan numaya number
  nuqsan nuts objective objectives obtain obvious obviously occasion occasionally occupied occur occurs oclock oct
  october odd oddly of off offer offered offering office officer official officially often oh ok okara okay old older
  oldies on one ones oneself ongoing only onto onwards open oper operate opinion opinions opposed opt option optional
  options or ordinary organise orientation origin original originally other others otherwise ought our ours ourselves
  out outcome outcomes outrageous outside over overall overlap overview overwhelmed owe owed owing own oye paas paband
  pabandi pace paced pack packed padega padegi padi padta padte padti page pages pahla pahle pahunch pahunchna pair
  pakar pakistan pakistani pakka pakki pakpattan panel paon paperwork par parchi pardon parega paregi parent parhe
  parhta parhti paris part parta parte parti partial participants participate participation particular particularly
  partly parttime party parwah pas pasand pass passed passion passionate past pata patah path pathway pathways
  patience patient pause pausing payable pe peace peechay peeche peeps pehla pehle pehli pen penalty pending people
  per percent percentage perfect perform perhaps period perks permanent permission permit person personally persons
  pesh peshawar phase phases phela phir phirse phone phr picked picking picture piece pin pindi pity pkt place placed
  plain planned planning plausible play plays pleasant please pleased pleasure plenty pls plss plus plz plzz pm pochna
  pochta pocket pohanch pohanchna pohonch point pointless points poland policies policy polite pooch poocha poochh
  poochna poora poori popular pora portugal positive possibilities possibility possible possibly post posted
  postgraduate posts potential power powerful pr practise practising precise precisely prefer preferably preference
  preferences preferred prep prepare prepared preparing presence present presently press pressure pretty prevent
  previous previously priced pricewise primarily primary priority private probability probably problem proceed
  producing product productive products professional professionals profile profiles profit program programmer
  programming progress progression prohibited promised promptly proof proper properly proposed pros prospect
  prospective protect proud prove proven provide provides providing provision pta public publicly published puchain
  puche puchho puchna puchta pukhta pull punjab pura purchase purchased puri purpose purposes pursue pursuing push
  pushing put puts puzzled qabil qabliyat qabool qadam qaim qareeb qarib qayam qisam qism qismain qualities quality
  quantity quarter quarterly quest question questions quetta quick quickly quiet quietly quitter quoted r raabta
  raasta raaste raaz rabt rad raha rahe rahein rahi rahna rahta rahte rakh rakha rakhe rakhein rakhen rakhna rakhta
  rakhte rakhti random randomly range ranges rank rapid rare rarely rasta rated rates rather ratio rawalpindi reach
  reaching react reaction read readily reading ready real realise realistic reality really reason recall receive
  received receiving recent recently recognise recognize recommendable recover recurring refer reference referred
  reflect refresh refresher refuse regard regarding regards regret regular regularly regulated reh rehna rehnae rehnay
  rehnumai rehta rehte rehti reject rejected relate related relation relax relevant reliability rely remain remainder
  remaining remains remember reminded remove removed renew renewed repeat repeated repeating replace replaced report
  require required requires requiring rerun research resident resit reskill reskilling resolve respect respected
  responsibilities responsible rest restart restrict restricted resume resumed resuming retain retake retired return
  returning returns reveal revise revised revision revisit rewarding rha rhi rhy rid right rigid ripe rise risk risks
  risky rok rokna role roles root rough roughly round roz rozana rozmarrah rujhan ruk rukawat rukna rule rules run
  running rush russia rusty saaf saal saamne saanjha saath sab sabit sabko sabse sadiqabad safai safe safely sahab
  sahi sahiba sahiwal sahoolat sahulat said sakain sakay sake sakein sakenge sako sakoon sakta saktay sakte sakti
  sakty saku sakun sakunga sakungi sal salahiyat salana samaj samajh samajhdar samajhna samajhta same samjh samjhao
  samjhata samjhate samjhaya samjhna samjhte samne sane sara saray sare sargodha sari sarkari sath satisfy save sawaal
  sawal sawalat say says scale scammy scarce scared scenario scene scheduled scheme scotland screen se search
  searching season seasons second secondary section see seedha seedhi seeing seek seeking seem seems seen sehat sehi
  select selected selection self selfpaced sell selling semester send sense sensible sent sentence sep separate
  separately sept september sequence serious seriously serve serves service serving set settle seven seventh several
  severe shaiyad shak shakhs shaky shall sham shame shape sharam share shareek sharik sharp shauq shayad she shehar
  sheher shehr shehron sheikhupura shift shifts shiny shoba shock shoq shoqeen short shorter shortest shortlist shot
  should shouldnt show shown shows shubah shukar shukriya shuruaat shuruat sialkot side sides sifar significant
  significantly silly silsila silsile similar simple simplest simplified simply simultaneous since sindh singapore
  single sir sirf sirff sirji sit sits sitting situation six sixteen sixth sixty size sized skardu skill skilled
  skills skillset skip skipped skipping skta sktay skte skti skty slack sleepy slightest slightly slip slow slower
  small smaller smallest smart smarter smile smooth smoothly so soch soche sochen sochna sochrha sochta sochti sochun
  society sold sole solely solid solution some somebody someday somehow someone something sometimes somewhat somewhere
  soon sooner soonish sorry sort sorta sound source sources spain speak special specialisation specialise specialised
  specialist speciality specialization specialized specific specifically specified spell spend spent spoken spotless
  spread spring squeeze stable stage stages stand standing stands start starter stated statement status stay steady
  steep step stepping stick still stop straight strange stream stretch strict strictly strong stronger strongly
  structure structured struggle struggling stuff stupid style styles subject subjects subko submission submit
  submitting succeed success successful successfully such sudden suddenly suffer sufficient suggested suhulat sukkur
  sum summary summer suna sunaa sunn sunna suno sup super superb supply suppose supposed supposedly sure surely
  surprise surprised surprising surroundings survey survive swabi swap swat sweden sweet switch switching switzerland
  sydney syria system systematic systems taake taaki taazi tabdeeli tabhi tackle tadrees tafseel tafseelat tafseeli
  tafsel tailored taiyar tajarba tajruba tajurba tajziya tak take taken takes taking takleef talash talba taleemi
  talented talib talibaat talk talking tanzeem taqreeb taqreeban taraf tarah tareen tareeqay target targeted tarha
  tarjeeh tarteeb tasalli task tasks tawajjo tawajo tawil taxila tay tayar tayari tayyari team teammate tech techie
  technical technically technologies technology tedious teen teeno teenon tell telling tells temporarily temporary ten
  tend term terrible terrific terrified texas text texted texts tha thaki than thankful that thats the theak theek
  thehr their them themselves then there thereafter therefore theres these they theyre thi thick thik thin thing
  things think thinking third thirteen thirty this tho thoda thodi thokar thora thore thorha thori thorough thoroughly
  those though thought thousand three threshold through throughout thru thus thx tick tidy tie tight till time timely
  times tiny tip tired title to today toddlers together toh tohfa tokyo told tomorrow tone tonight tonne tons too took
  tool tools toota top topmost toronto total totally tou touch toward towards town township track tracks tradition
  traditional transform transition transparency transparent traveling travelling treat trend trendy tricky tried
  triple trouble true trustable truth truthful try trying tryna tukar tum tumhara tumhari tumhe tumko tune turbat
  turkey turn turning turns twelve twentieth twenty twice twist two type types typical typically u udhar uh ulat ulta
  um umdah umeed umeedwar umm ummeed un unable unaware unclear undecided under undergo undergraduate understand
  understanding undertake uneasy unfair unfamiliar unfinished unfortunately unhe unhein unhurried uni unique unit
  units unka unless unlike unlimited unpaid unreal unsafe unseen until untill unusual up upar update updates upgrade
  upload uploaded upper upr upside upskill upskilling upto ur urgent urgently urs us usable usage use used useful user
  users uses using usko usme usool uss usual usually utarna utc utha uthana uthein utho utna utni utterly vague valid
  validity valuable value valued vanish variety various vastly vehari venue verdict verification verified verify
  versed very via vice view viewpoint village virtually visible visitors voice void volume voluntary volunteer vs
  waala waale waali waapsi waaqai wagairah wagera waghera wah wahan waisay waise wait waiting waive waja wajah wajuhat
  wake wala walay wale wali walk walkin walkthrough wana wandering wanna want wanted wants waqai waqfa waqfay warm
  warn warned wary was wasnt wasool waste wasted wat watch way ways wazahat wazeh we weak weakness wealth weekwise
  weigh weird welcome welcomes well wen went were werent west what whatever whats whatsoever when whens where wheres
  wherever whether which whichever while whilst who whoever whole wholeheartedly wholly whom whos whose wht why wide
  wider will willing winter wisely wish wished with within without wo woh wohi wonder wondered wonderful wondering
  wont wording work workable worked working workingday workplace works world worlds worldwide worried worries worry
  worrying worse worst worth worthwhile worthy would wouldnt wow wrap write writing written wrong wrt y ya yaad
  yaadgar yaani yaar yaara yahan yahi yani yaqeen yaqeenan yaqin ye yeah year yearly years yeh yemen yep yes yesterday
  yet york you young younger your youre yours yourself youve yr zaat zaati zada zahir zaida zaria zarie zariye zaroor
  zaroorat zarur zarurat ziada zikr zimedari zimmedari zindagi ziyada ziyadah ziyadatar zone zubani zyada آپ آپکا آپکی
  اب اور اپنا اگر بتا بتائیں بتائیے بھائی بھی تو تک تھا جی دیتے دینا دیں دے رہا رہی سب سکتا سکتی سکتے سے صرف لئے لینا
  لیے مجھے مل ملتا ملتی ملنا ملے ملےگا میرا میں نہیں نے وہ پر چاہتا چاہتی چاہیے کا کتنا کتنی کتنے کر کرنا کرنی کریں کو
  کوئی کون کچھ کی کیا کیسے کے گا گی گے ہم ہو ہوتا ہوتی ہوگا ہوگی ہوں ہیں ہیں؟ ہے یا یہ
  `.match(/\S+/g),
);
