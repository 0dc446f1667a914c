import type { ConceptEntry } from "./concept-entry.ts";

/** What learners ask about themselves: whether a course suits them, and what it takes. */
export const learnerConcepts = {
  beginner: {
    weight: 1,
    words: `
      beginner beginners begineer biginner newbie newcomer fresher freshers noob zero no_experience no_coding scratch
      non_technical non_tech nontechnical non_it no_background different_background arts_student commerce_student
      arts_background commerce_background commerce housewife matric matric_pass inter intermediate_pass fsc
      never_coded never_programmed never_written without_experience without_any_experience naya_hoon nothing_about
      no_knowledge from_zero absolute_beginner non_cs career_change career_switch switch_career switch_to_it ibtidai
      computer_illiterate know_nothing new_to zero_knowledge layman no_clue dont_know_anything know_anything
      total_newbie complete_beginner scratch_se zero_se shuru_se starting_out never_done never_used no_it_background
      not_technical from_the_beginning bilkul_naya basic_se basics_se can_i_learn can_i_do_this can_i_do_it noobs
      cs_degree seekh_sakta_hun arts_mein kuch_nahi_pata nahi_pata_kuch kuch_nahi_aata kuch_nahi_ata nahi_aata
      nothing_at_all`,
  },
  prerequisite: {
    weight: 1,
    words: `
      prerequisite prerequisites prereq prereqs pre_requisite pre_requisites requirement requirements eligibility
      eligible qualification qualifications qualify background experience prior_knowledge need_to_know should_i_know
      must_know already_know know_before coding_aani coding_ani programming_aani aani_chahiye ani_chahiye
      pehle_se_pata pehle_se_aana need_to_have zaroori zaruri zarori how_much_experience what_do_i_need need_to_start
      needed_to_start need_to_join needed_to_join shart sharait know_programming know_coding know_math need_math
      coding_experience programming_experience weak_in good_at educational_background کیا_چاہیے شرط coding_nahi
      nahi_aati nahi_ati coding_nai need_any_knowledge any_knowledge before_starting what_background which_background
      background_is prior prior_skills do_i_have_to_know must_i_know basic_knowledge basics_required pehle_se criteria
      who_can_join who_can_take who_can_apply kaun_kar_sakta kon_kar_sakta kaun_join required degree_required in_maths
      good_in need_maths maths_needed maths_required math_required enough_to is_intermediate intermediate_enough`,
  },
  choose: {
    weight: 0.8,
    words: `
      which_course what_course best_course suggest suggestion suggestions recommend recommended recommendation
      recommendations choose choosing confused confuse unsure suit suits suitable right_for_me where_do_i_start
      where_should_i_start where_to_start better_for_me good_for_me kaun_sa kaunsa konsa kon_sa kon_se konse konsi
      kaunsi kaunse behtar behtareen best better which_one pick advise advice guide guidance mashwara mashwra
      which_field which_is_best not_sure should_i_take should_i_join should_i_learn easiest کونسا بہترین`,
  },
  age: {
    weight: 0.7,
    words: `
      age age_limit umar umer years_old too_old too_young my_son my_daughter kid kids child children teenager
      teenagers underage under_18 year_old school_student عمر age_restriction umar_ki too_late year_olds retired
      senior my_kid my_child bachon_ke how_old old_enough saal_ka saal_ki saal_ke parents_permission need_my_parents
      parental guardian guardians minor`,
  },
  women: {
    weight: 0.6,
    words: `
      girls girl women woman female females ladies lady khawateen larki larkiyan larkian khatoon sister hijab خواتین
      لڑکی`,
  },
  several: {
    weight: 0.8,
    words: `
      two_courses both_courses more_than_one multiple_courses same_time simultaneously together do_courses dono_course
      dono all_courses all_four dono_courses two_at_once`,
  },
  level: {
    weight: 0.8,
    words: `
      level levels difficulty difficult hard tough challenging easy mushkil asaan aasan advanced_level
      intermediate_level how_hard مشکل آسان`,
  },
  equipment: {
    weight: 0.9,
    words: `
      laptop laptops computer pc ram core_i5 core_i3 core_i7 i3 i5 i7 hardware macbook chromebook specs specification
      specifications tablet from_mobile on_mobile from_my_phone on_my_phone on_phone mobile_pe mobile_par mobile_se
      internet wifi bandwidth load_shedding loadshedding power_cut bijli electricity headphones webcam mic لیپ_ٹاپ
      کمپیوٹر my_phone smartphone_se laptop_nahi internet_speed slow_internet need_a_pc need_a_laptop device devices
      android_phone pe_kar mobile_phone_se mobile_phone on_a_phone on_a_mobile on_my_mobile a_phone phone_se phone_par
      phone_pe my_mobile gpu graphics_card`,
  },
  camera: {
    weight: 0.8,
    words: `
      camera camera_on camera_off my_camera video_on video_off`,
  },
  abroad: {
    weight: 0.7,
    words: `
      gulf dubai uae saudi saudia arabia riyadh doha qatar kuwait bahrain oman muscat abroad overseas time_zone
      timezone time_zones international foreigner foreign outside_pakistan other_country other_countries
      another_country usa uk canada america england australia germany europe abu_dhabi sharjah jeddah india bangladesh
      bahar_mulk bahir mulk time_difference`,
  },
  city: {
    weight: 0.2,
    words: `
      lahore gulberg karachi islamabad rawalpindi pindi multan faisalabad peshawar quetta sialkot gujranwala hyderabad
      sargodha bahawalpur sukkur abbottabad gujrat sahiwal mardan gilgit skardu swat punjab sindh kpk balochistan
      لاہور کراچی اسلام_آباد`,
  },
  language: {
    weight: 0.8,
    words: `
      language languages urdu english medium hindi punjabi zaban zubaan zuban pashto subtitles اردو انگریزی زبان
      medium_of_instruction in_english in_urdu urdu_mein english_mein urdu_me english_me speak_english
      understand_english english_weak weak_english arabic taught_in_urdu taught_in_english speak_urdu understand_urdu
      urdu_nahi english_nahi angrezi angreji`,
  },
  degree: {
    weight: 1,
    words: `
      degree degrees bachelor bachelors ڈگری`,
  },
} satisfies Record<string, ConceptEntry>;
