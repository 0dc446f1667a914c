import type { ConceptEntry } from "./concept-entry.ts";

/** What people ask about the company, its services and its rules. */
export const companyConcepts = {
  service: {
    weight: 1,
    words: `
      service services servis website websites web_site site portal_for webapp web_app e_commerce ecommerce
      online_store online_shop software software_house app apps application_for landing_page developer_for build_me
      build_us build_a build_an make_me_a make_a make_an develop_a develop_an develop_our build_our build_my
      for_my_shop my_shop for_my_startup my_restaurant for_my_clinic our_clinic for_our_school for_our_hospital client
      clients quote quotation estimate proposal outsource outsourcing hire_you crm erp erp_system pos agency
      freelance_team redesign revamp ویب_سائٹ سروس خدمات ایپ my_site sites portal_for_my app_for my_app our_app
      my_store our_store my_shop_needs for_my_bakery built_for build_for_me make_for_me made_for_me website_for
      software_for solution_for redesigning outsourced freelancers_for software_project software_projects it_services
      web_project project_for_my get_a_quote free_quote banwani_hai banwana_hai banwana_he bana_kar_de dukan_ke_liye
      dukaan_ke besides_training besides_courses besides_teaching apart_from_courses apart_from_teaching
      other_than_courses other_than_training what_else else_does_your_company karte_ho_seo online_dukaan online_dukan
      can_you_build do_you_build you_develop do_you_develop do_you_make`,
  },
  business: {
    weight: 0.3,
    words: `
      for_my_business for_our_business my_business our_business my_company our_company for_my_company for_our_company
      meri_company hamari_company humari_company business_ke karobar our_factory our_shop our_office our_hospital
      our_school our_clinic our_website our_site hamari_website meri_website my_website our_system our_app my_app
      our_network banwana banwani banwane banwana_hai banwani_hai`,
  },
  portfolio: {
    weight: 1,
    words: `
      portfolio past_projects previous_projects past_work previous_work your_work case_study case_studies sample_work
      work_samples samples examples_of_your examples_of_work clients_have worked_for worked_with done_before
      live_projects_you what_have_you_built you_built past_clients you_have_built you_have_made things_you examples
      example previous_clients worked_on websites_you apps_you projects_you your_projects your_clients ka_kaam
      pehle_ka_kaam kaam_dikhao work_you show_me_your your_previous successful_projects what_have_you_done
      apne_projects apke_projects aapke_projects projects_dikhao projects_dikha`,
  },
  maintenance: {
    weight: 1,
    words: `
      maintenance maintain after_delivery after_launch after_handover warranty hosting host bug_fix bug_fixes
      bugs_after revisions revision source_code own_the_code code_ownership ownership nda confidential confidentiality
      intellectual_property changes_after who_owns after_it_is_live handover check_the_work accepting acceptance
      testing_ke deliver_hone code_kis code_kis_ka code_ka_malik`,
  },
  corporate: {
    weight: 1.2,
    words: `
      corporate corporate_training train_my_team train_our train_a_team_team train_a_team_staff train_my_staff
      train_a_team_employees train_my_employees for_our_employees our_staff team_training my_employees workshop
      workshops train_a_team train_my company_staff my_staff our_employees staff_training employees workplace_training
      group_training for_our_team our_team my_team office_ke_staff staff_ko hamare_staff hamari_team employees_ko
      employees_need`,
  },
  about: {
    weight: 0.8,
    words: `
      about_company about_the_company about_you about_your_company about_yourself who_are_you founded
      history established since_when mission vision team values kaun_ho kon_ho aap_kaun what_do_you_do what_you_do
      what_is_this what_does your_company company کمپنی بانی ادارہ kab_se_kaam founding kab_bana
      kab_bani`,
  },
  staff: {
    weight: 1,
    words: `
      founder founders cofounder co_founder ceo owner owners head_of_education head_of_software chief_executive
      malik_kaun malik_kon who_started who_founded head_of boss بانی مالک who_owns_this
      who_owns_the_company who_owns_your this_place head_of_the_company who_runs your_founder your_ceo your_owner
      chalata who_heads heads_software who_leads who_manages kis_ne_banaya kis_ne_banai kis_ne_shuru kis_ka_hai`,
  },
  trust: {
    weight: 0.8,
    words: `
      rating ratings review reviews testimonial testimonials feedback satisfaction satisfied legit legitimate genuine
      fake scam scammer fraud trust trusted trustworthy reliable success_rate success_stories success_story graduates
      graduated trained_students alumni how_many_trained how_many_graduates asli bharosa track_record reputation
      credible past_students students_have_you have_you_trained you_trained trained have_you_taught your_students_say
      students_say people_say what_students happy_students how_good good_institute fake_to fraud_to sach asal
      really_good experience_of_students kamyab result_of_students so_far scams cheat established_institute
      old_students students_reviews how_many_learners_have seekh_chuke parh_chuke satisfaction_rate
      how_many_students_have students_have_you_trained`,
  },
  partner: {
    weight: 0.9,
    words: `
      partner partners partnership partnerships affiliation affiliations partner_university یونیورسٹی
      partner_universities which_universities affiliated affiliated_with your_universities`,
  },
  social: {
    weight: 0.8,
    words: `
      facebook instagram insta linkedin youtube_channel youtube social_media social follow_you fb_page fb`,
  },
  location: {
    weight: 1,
    words: `
      location locations located address adress addres office offices campus campuses branch branches headquarters
      premises directions google_map jagah_kahan in_my_city visit visiting come_to_office پتہ لاہور دفتر ka_pata
      pata_bata pata_do pata_kya pata_bhej google_maps where_is_it where_is_your where_are_you where_r_you kahan_ho
      kahan_hai kahan_hain kahan_par kidhar_hai which_city nearest_branch head_office find_you you_based based_in
      what_city your_city in_which_area situated find_your_office map institute_kahan academy_kahan daftar dafter
      office_kahan which_floor office_ka_floor office_building`,
  },
  where: {
    weight: 0.5,
    words: `
      where kahan kahaan kaha kidhar kidher kis_jagah کہاں`,
  },
  hours: {
    weight: 1.2,
    words: `
      office_hours working_hours business_hours opening_hours office_time office_timing office_timings opening_time
      closing_time open_on are_you_open is_office_open office_open office_closed closed_on when_do_you_open
      when_do_you_close what_time_do_you_open what_time_do_you_close do_you_open open_today open_now open_tomorrow
      open_late khula khulta khulti khuli band_hota working_days open_sunday open_saturday hours office_khula
      office_kab office_khulta kab_khulta kab_band open_till open_until opened closing open_saturdays open_sundays
      open_on_saturday open_on_sunday office_time_kya what_time_does_your_office weekend_open office_ka_time`,
  },
  contact: {
    weight: 1,
    words: `
      contact contacts phone_number phone_no contact_number helpline email e_mail emails whatsapp whatsap watsapp
      whatsup reach_you get_in_touch in_touch talk_to speak_to speak_with talk_with human real_person agent
      representative rabta raabta insaan complaint complaints complain phone_call schedule_a_call book_a_call call_you
      call_back callback ring_you number_do number_kya apka_number aap_ka_number your_number reach_someone message_you
      text_you helpdesk customer_service customer_care call_center رابطہ نمبر number call numbers whatsapp_no
      contact_details contact_info baat_karni baat_ho talk_to_someone talk_to_somebody speak_to_someone live_person
      email_id mail_id chat_with_someone koi_banda rabta_number landline contact_karna call_karna call_kar ring_me
      get_hold_of talking_to talk_with_a get_hold speak_with_a reach reach_out touch connect_me helpline_number
      baat_karwa baat_kara baat_karwao se_baat on_the_phone by_phone over_the_phone talk_on email_address email_adress
      mob_no mobile_no mobile_number cell_no cell_number phone_nmbr`,
  },
  reply: {
    weight: 0.8,
    words: `
      reply replies respond response responses how_soon answer_me get_back how_fast hear_back jawab`,
  },
  job: {
    weight: 1,
    words: `
      job jobs placement placements internship internships intern hired hiring_help get_hired career careers
      employment employer employers employed naukri nokri nokari mulazmat mulazamat freelancing freelance freelancer
      earn earning earnings income kamana kamai kama interview interviews cv_review job_ready demand nawkri rozgar
      نوکری companies_hire hire_your_students hire_your_graduates recruit recruiters recruitment job_market
      job_opportunities get_work find_work land_a_job start_earning earn_money paise_kama job_guarantee job_support
      job_assistance career_support career_counselling career_prospects after_the_course_job opportunities opportunity
      kaam_milega kam_milega future remote_job finding_work finding_a_job work_after job_lag chances hired_after
      get_a_job work_placement employability employable placement_rate scope_of scope_hai scope_in job_scope kaam_mil
      kaam_mil_jata`,
  },
  salary: {
    weight: 0.9,
    words: `
      salary salaries tankhwah tankhuwa tankha how_much_earn earn_after pay_scale تنخواہ`,
  },
  portal: {
    weight: 1,
    words: `
      lms portal learning_portal student_portal login log_in logging sign_in signin account log_on my_account sign_up
      create_account`,
  },
  password: {
    weight: 1,
    words: `
      password passwords forgot_password reset_my_password forgot_my_password cant_login cannot_login cant_log
      cannot_log cant_sign login_nahi password_bhool`,
  },
  privacy: {
    weight: 0.9,
    words: `
      privacy personal_data personal_information my_data my_information cookies cookie track_me tracking share_my_data
      sell_my_data gdpr data_safe data_secure info_safe delete_my_data my_info personal_info my_phone_number_safe
      spam_me sell_my mera_number_kisi number_kisi_ko kisi_ko_dete share_my_number give_my_number kisi_aur_ko
      kisi_aur_ko_to share_with_anyone third_party third_parties`,
  },
  law: {
    weight: 1.5,
    words: `
      law laws jurisdiction court courts terms_of_service terms_and_conditions terms legal governing dispute disputes
      agreement qanoon qanun`,
  },
  process: {
    weight: 0.8,
    words: `
      process procedure steps how_does_it_work how_it_works tareeqa tariqa tareeka what_happens_after what_next
      after_i_enrol after_enrolling tarika طریقہ process_kya procedure_kya steps_to pressure dabao press_me baar_baar
      pressurise keep_calling calling_me call_me_again`,
  },
  other: {
    weight: 1.2,
    words: `
      hostel accommodation parking transport pick_and_drop cafeteria franchise vacancy_at hiring_teachers
      are_you_hiring career_at work_for_you work_with_you_as join_your_team teach_at_your become_a_teacher
      become_an_instructor uniform dress_code loan_laptop provide_laptop give_laptop group_study field_trip`,
  },
} satisfies Record<string, ConceptEntry>;
