/**
 * Words that say nothing about the subject, in English, Roman Urdu and Urdu: a question may hold any number of them.
 */
export const plainWords = new Set(
  `
  ada arsay arsey a aaen aage aaj aamne aana aane aap aapka aapke aapki aata aati aaya aaye aayega ab abhi able about above abt accept
  accepted accha acchi accountant acha achha achi achieve act actual actually add additional advance advice afford
  afraid after afterwards again against agar agr agree ahead aim aisa aise aisi aksar all allow allowed allows alone
  along already alright also although always am an ana anay and andar another answer answers any anybody anyone
  anything anyway anyways ap apart apka apke apki apna apne apni appear apply appointment approx approximately are
  area arent around arrange arrive as asap ask asked asking at ata ate ati attach attend attended attending attends
  audience aunt aur avail available average avoid aware away aya ayega ayen ba baad baar baat baatein bacha bachay
  bache back bad bahar bahawalpur bahut bakery balochistan bana banao banda bande bandi bank banker banta bante banti
  bar bas base based basically bata batadain batadein batado bataein bataen batain bataiye bataiyega batao bataye
  batayein bba bc bcom bcz be beautiful because become becoming beech been before beginning behen being believe belong
  below benefit benefits besides better between beyond bhai bhaijan bhej bhejdo bhejein bhejo bhi big bilkul bit block
  bnana bnta bohat bohot bola bolna bolo both bother bout boutique brand break bright bring bro broad broken brother
  brought bs bsc bta btadein btado btaein btain btao btw buddy buhat burn business businessman busy but buy buying bw
  by call came can cannot cant care careful carry case cash catch cause certain certainly chahiay chahie chahiye
  chahoon chahta chahte chahti chahun chahye chaiye chal chalega chalegi challenge chalta chalte chalti champ chance
  chances change check childhood choice citizen city clarify clear clearly clerk clinic code coding collect college
  combine come comes comfortable coming commit common companies company compared complain complete completed
  compulsory computer concept concern concerning condition conditions conduct conducted confident confirm confirmed
  connect considering consist constantly contain continue continued convenient convince convinced convincing correct
  could couldnt count country couple cousin cover coz create created crore curious current currently customer
  customers cuz d da dad dafa daily dair darmian dat daughter day days daywise de deal dear decide decided deciding
  dedein dedo deep definitely dein dekh dekhein dekhna dekhne dekho den dena denge dental depend depends der describe
  designer desire despite deta detail details dete determine deti developer devote dey di dia did didnt different
  digital dijiye dijye directly dis discuss discussion distinct divide divided diya diye do document documents does
  doesnt doge doing done dono dont door dost doston doubtful down dr draw drive driver dropped dude dukaan dukan dunia
  dunno dunya during dy dya e each earlier early easy effective effort eight either elder eldest else employee enable
  encourage end engage engineer enjoy enough enter entire entirely entry equal especially essential etc even
  eventually ever every everyone everything everywhere evidence exact exactly example except excuse exist existing
  expect expectation expected experienced expert explore extend extra fa face factory faida fail faisalabad fall
  familiar family far farmaiye fast father favour favourite fayda feature features feel feels few field fields figure
  fikar filhal fill final finally find finding fine finished fir firm first fit five fixed flexible focus focused
  folks follow for foran forced forget forward found four frequent frequently fresh friend friendly friends frm from
  fsc full function g ga gain gap garments gay gaya gaye gayi gb ge general generally genuinely get gets getting ghr
  ghz gi gilgit gimme give given gives giving gmt go goal goals goes going gone gonna good got gotta govern governed
  governing government governs graduate grand great grow guarantee guaranteed guess guest gujranwala guy guys gym ha
  haal haan had hafton haha hai hain half ham hamesha han handle hang happen happening happens happy har has hate have
  havent having hay he hear heard heavy held hello help helping helps hen her here hi him his hmm hn ho hoga hogaya
  hogi hogya hojata hojaye hold hon honest honestly honge hoon hope hopeful hopefully hospital hota hote hotel hoti
  hour hours hourwise housewives how however hows hu hua hue huge hui hum human humein hun hundred husband huye hw hy
  hyderabad i icom ics id idea ideal ideally idhar if ill im immediate immediately impact important impossible improve
  in include increase indeed individual industry info information inhe inhein initial inka inshallah inside insist
  instead institute intend intensive interact interactive interest interested interesting into introduce introduction
  involve involved is isko islamabad isme isnt issue it itna itne itni its ive jaan jaanna jaega jaisa jaise jaldi jan
  jana janab jane janna jata jate jati jaye jayega jayegi jayen jee jese ji jinka jis jiska jiski jo judge just k ka
  kabhi kaisay kaise kal kam kar karachi karain kardein kardo karein karen karna karne karni karo karta karte karti
  karwa karwana karwani karwata karwatay karwate karwati karwaye kashmir kaun ke keen keep kese key khud ki kia kick
  kid kids kijiye kijye kind kinda kindly kis kisi kiska kiski kisko kisse kitna kitnay kitne kitni kiya know knowing
  knowledge knows ko koi kon konsa kpk kr krain krdein krdena krdo kren krna krne krni krta krte krti krwa krwana
  krwani krwate kuch kuchh kya kyon kyu kyun label lac lack lag laga lage lagega lagegi lagi lagta lagte lagti lakh
  land large larka larke last late lately later lawyer lazim lazmi le lead leading learnt least leave lein lekin lemme
  len lena lene leni less let leta lete lets level lia liay lie life lifestyle light like likely likes likha likhna
  link links list listen literally little live lives living liya liye load local log logon lol long look looking looks
  loon lose lost lot lots love luck lun lya maam madad madam magar mahine_ka mahinon mahol mai main mainly major make
  makes maloom maloomat malumat man manage managed manager mandatory many mardan market mashallah masla maslay mate
  matlab matric matter max maximum may maybe mb mba me mean means meant meanwhile meet meeting mein member members men
  mention mentioned mera mere meri middle might mil mila milay mile milega milegay milegi milein milenge mili millega
  milne milta milti min mind mine minimum minus minute minutes miss mix model modern mom moment monthwise more most
  mostly mother motivated move mr mrs ms msc much muje mujhay mujhe multan mushkilat must my myself n na nahi nahin
  nai name named names national native natural nazdeek nd near nearly necessarily necessary neeche need needed needs
  needy negative neither nervous never new next ngo nice nicely nikal nikalna nine no none nope normal normally not
  note nothing notice now nowadays number nuqsan nurse obviously occasion occasionally occur odd of off offer offered
  office officer official officially often oh ok okara okay old older on one ones ongoing only onto open opinion
  option optional options or ordinary organisation organise organization other otherwise our ours out outcome outcomes
  outside over overall overview own oye paas pace pack padega padegi pair pakistan pakistani par parega paregi parents
  parhta parhti part parta parte parti particular particularly partly party pas pasand pass passed passionate past pe
  peeche peeps pehle pending people per percent percentage perfect perform perhaps permanent permission person
  personally persons peshawar pharmacy phd phir phr piece pindi pkt place planned planning please plenty pls plss plus
  plz plzz pm point poocha poochna poora poori popular pora positive possible postgraduate powerful pr prefer
  preferably preferred prepare prepared preparing presence present previous previously primary private problem
  productive professional professionals program programmer programming promise proper properly prospect prospective
  prove provide provides public publicly puchna pull punjab pura purchase puri purpose purposes push put qareeb qarib
  quality quarter query question questions quetta quick quickly r raha rahe rahi rakh rakha rakhna rakhta rakhte
  rakhti rapid rather rawalpindi reach reaching read reading ready real realise realistic really reason recently
  reference regarding regular regularly rehna rehnumai rehta rehte rehti related relation relevant remain remaining
  remember repeat resident respect respected responsible rest restaurant restrict restricted retired return reveal rha
  rhi rhy rid right rise role roles rough roughly roz rozana roze run running saal saath sab sabko safe sahi sahiwal
  said sakain sakay sake sakein sako sakoon sakta saktay sakte sakti saku sakun sal salesman salon samajh same samjh
  samjhao samne sara saray sare sargodha sari sath save sawal sawalat say says scale scared school screen se search
  searching second section see seeing seem select selected selection self sell semester send sense sent separate
  separately serious seriously serve service set settle seven several shall share sharp shayad she sheher shehr shop
  short shot should shouldnt show shows shukar shukriya sialkot side sign significant significantly similar simple
  simply since sindh sir sirf sirff sister sit situation six skardu skill skills skta skte skti slightly slow small
  smart smooth so soch sochna society solid solution some somebody someone something sometimes son soon sorry sort
  sorta sound speak special specialise speciality specifically spend stage stand start state stay steady stick still
  stop store straight strange stream strict strong structure structured struggle stuff style subject subjects subko
  submit succeed success successful successfully such suddenly sufficient suna sunna sup super supposed sure surely
  surprise swap swat switch system systems tak take takes taking talk taraf task tasks tayar tayari team tech
  technologies technology teen tell telling tells temporary ten tend term terrible tha than that thats the theek their
  them then there theres these they theyre thi thik thing things think thinking third this tho thorough those though
  thought thousand three through throughout thru thus thx till time times tiny tired to today together toh told
  tomorrow tonight too took tool tools top total tou touch toward towards town traditional transition travel traveling
  travelling treat tried trouble true try trying tryna tum tumhara turn two type types typical typically u udhar uh um
  umeed umm un unable uncle under undergraduate understand understanding unfortunately unhe unhein uni unique unka
  unless unlike until up upar update updates upgrade upto ur urgent urgently urs us use used useful user users uses
  using usko usme usual usually utc utna utni valid valuable value variety various venue very via view village visible
  visitors volunteer vs wagera waghera wahan waisay waise wait waiting wala walay wale wali walk wana wanna want
  wanted wants warm was wasnt waste wasted wat watch way ways we weak weekwise well wen went were werent what whatever
  whats when whens where wheres wherever whether which whichever while who whoever whole whom whos whose wht why wide
  wife will willing wish with within without wo woh wohi wonder wondering wont work worked working works world
  world_wide worried worse worst worth would wouldnt wow write written wrong wrt y ya yaar yahan yahi yani ye yeah
  year years yeh yep yes yesterday yet you young younger your youre yours yourself youve yr zaroor zarur ziada zindagi
  zyada آپ آپکا آپکی اب اور اپنا اگر بتا بتائیں بتائیے بھائی بھی تو تک تھا جی دیتے دینا دیں دے رہا رہی سب سکتا سکتی
  سکتے سے صرف لئے لینا لیے مجھے مل ملتا ملتی ملنا ملے ملےگا میرا میں نہیں نے وہ پر چاہتا چاہتی چاہیے کا کتنا کتنی کتنے
  کر کرنا کرنی کریں کو کوئی کون کچھ کی کیا کیسے کے گا گی گے ہم ہو ہوتا ہوتی ہوگا ہوگی ہوں ہیں ہیں؟ ہے یا یہ
  `.match(/\S+/g),
);
