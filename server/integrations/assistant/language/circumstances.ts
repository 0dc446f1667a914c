/**
 * What people tell of themselves when they ask us something: their trade, family, business, town and troubles. It says
 * who asks, not what is asked: free beside a word of ours ("I drive a taxi, is there an evening batch?", "a website for
 * my bakery"), and as strange as any other word where it is the thing asked about ("fee of the hospital").
 */
export const circumstances = new Set(
  `
  accountant accountants airline_pilot airport_job architect army_officer artist artists auditor babysitter banker bankers
  barista businessman businesswoman buyer carpenter cashier chef civil_servant clerk consultant contractor cook courier
  dentist dentists doctor doctors driver drivers economist electrician engineer engineers entrepreneur farmer farmers
  firefighter fauji geologist guard hairdresser homemaker housewife journalist judge labourer lawyer lawyers
  librarian mechanic merchant musician nurse nurses operator painter pharmacist photographer physiotherapist pilot
  plumber policeman psychologist receptionist reporter rider salesman salesperson scientist secretary shopkeeper soldier
  surgeon tailor taxi technician trader translator vendor waiter welder worker workers writer labour mazdoor kisan
  academy agency airline association bakery bank barbershop boutique brand builders business cafe charity chain church
  clinic clinics club college colleges company construction dealership dealer dukaan dukan factory farm firm
  foundation freight garage garments grocery gym hardware_store hospital hostel hotel industry jeweller karkhana
  kiryana kitchen lab_owner laboratory law_firm logistics madrasa magazine mall manufacturer mart masjid mill mosque
  newspaper ngo nursery organisation organization parlour pharmacy pharmacies practice property real_estate restaurant
  restaurants retail salon salons school schools shop shops showroom startup startups store stores studio supermarket
  textile theatre trade travel_agency trust_fund university warehouse wholesale workshop_owner export import dairy
  fiverr upwork
  real_estate_agency housing_society medical_store general_store coaching_centre tuition_centre
           boss        
    kids      sister        
     
  bereavement bimar birth busy court death deployed disability disabled deaf blind exams eid emergency fired flight
  hajj holiday holidays hospitalised hospitalized ill illness injured jobless laid_off leave maternity military moved
  moving night_duty pregnancy pregnant ramadan ramzan redundant shaadi shadi sick surgery travel travels trip umrah
  unemployed vacation vacations wedding widow wheelchair chutti chuttiyan bemar berozgar fasting
  biology chemistry physics arts commerce economics psychology english_literature history islamiat sociology
  accounting_background mathematics_background ba bba bcom bsc bs fa fsc ics matric mba mbbs msc phd ma o_levels a_levels class_1 class_2 class_3 class_4 class_5 class_6 class_7 class_8 class_9
  class_10 class_11 class_12 grade_8 grade_9 grade_10 maths math mathematics masters bachelors ms mphil
  `.match(/\S+/g),
);

/** The people somebody asks for: it is as much their question as his. */
export const relatives = new Set(
  `
  aunt babies baby bacha bache beta beti bhabhi biwi brother cousin dad daughter daughters family father fiance
  grandfather grandmother husband mother mom nephew niece parents son sons uncle wife friend friends dost bhanja
  bhatija ammi abbu walid walida bachay bachon walidain betay bete betian betiyan
  `.match(/\S+/g),
);

/** Words of the crafts we teach: a topic of a course beside "learn" or "cover", an exercise of one's own without. */
export const craftTerms = new Set(
  `
  algorithm algorithms api apis array arrays async await axios backpropagation bash boolean bug bugs callback callbacks
  cells chart charts class_component clustering closure closures cnn code column columns crash crashes crashing comprehension compiler component
  components console const constructor cors cron csv dataframe dataframes dataset datasets debugging decorator
  deployment dictionary div divs dom dplyr embedding embeddings endpoint error errors event_loop exception exceptions
  exploit firewall flexbox float foreign_key formula formulas function functions gradient gradient_descent graph_theory
  chatgpt gemini claude midjourney copilot canva
  grid hashing hook hooks hyperlink import index inheritance inner_join insert integer interface ip_address iteration
  jquery json jwt kernel lambda left_join library linked_list linter localhost loop loops macro malware_sample matrix
  merge method middleware migration mysql n_plus null nosql npm object objects oop operator outlier overfitting pagination
  parameter parser payload pip pivot pointer pointers polymorphism port ports props query
  queries rebase recursion recursive redux reduce regex regression repo router rows sandbox_code schema script scripts
  server servers session_token sort_by sorting spreadsheet_formula stack_trace state string strings struct subquery
  subnet svg syntax table tables tensor thread timeout tuple ubuntu undefined unit_test useeffect useref usestate variable
  variables vite_config vlookup webpack xlookup xpath xss yaml boxplot histogram localstorage sha256 rsa encryption
  laravel_error nullpointer segfault stacktrace binary_tree bubble_sort quicksort leetcode todo todolist
  `.match(/\S+/g),
);
