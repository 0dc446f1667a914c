import type { ConceptEntry } from "./concept-entry.ts";

/** What people ask about courses and classes. */
export const courseConcepts = {
  course: {
    weight: 1.4,
    words: `
      course courses class session sessions classes batch batches bootcamp training trainings trainning program_fee
      programme coaching learn learning study studying teach teaches teaching taught learner learners syllabi lesson
      lessons lecture lectures seekhna seekhne seekh sikhna sikha sikhate seekhni sikhaya sikhaen sikhayen parhna
      parhai parhne parhate parhaya padhai padhna padhate kors korse taleem کورس کلاس بیچ سیکھنا پڑھائی`,
  },
  house: {
    weight: 0.6,
    words: `
      institute academy institution`,
  },
  student: {
    weight: 0.5,
    words: `
      student students shagird talib_ilm`,
  },
  when: {
    weight: 0.5,
    words: `
      when kab kabse kabhi date dates tareekh tarikh کب تاریخ january february april june july august september
      october november december`,
  },
  start: {
    weight: 0.7,
    words: `
      start starts starting started begin begins beginning commence commences upcoming next new_batch new_class
      new_session intake intakes shuru shuroo shru shoro start_date agla agli agle nayi naya naye launch kick_off شروع
      اگلا نیا starting_from kab_se kick_off_date starts_on naye_batch naya_batch agla_batch next_one starting_soon
      soonest earliest join_next opening_date class_shuru session_start new_batches coming_up coming_batches
      next_month next_week this_month this_week batch_aa_raha kab_aa_raha aane_wala aanay_wali upcoming_classes
      open_up opening_up`,
  },
  duration: {
    weight: 1,
    words: `
      duration timeline timelines how_long long months month weeks week length lasts lasting kitna_arsa arsa arse
      mahine mahina mahinay mahinon maheena maheene maheenay kitna_time kitna_waqt kitne_din how_much_time
      how_much_long kitne_haftay haftay hafte time_period finish finished complete completed completing completion
      muddat lamba lambi how_many_months how_many_weeks مدت دورانیہ مہینے عرصہ timeframe time_frame eta deadline
      how_quickly how_fast_can ready ready_in tayyar turnaround delivered deliver delivery kitne_time kitni_der
      kitni_lambi kitna_lamba time_required time_does_it_take time_will_it_take time_it_takes how_soon_can_you khatam
      khatm mukammal spread_over run_for course_length length_of span kab_tak kitne_hafte hafton how_much_time_will
      how_many_days over_how_many be_done get_done done_with finish_by complete_by end_date ends when_will_it_end
      over_by does_it_last course_last how_long_last will_it_last program_last`,
  },
  timing: {
    weight: 0.7,
    words: `
      timing timings timming timmings schedule schedules timetable time_table what_time which_time class_time
      time_slot slots slot which_days what_days class_days auqat waqt kitne_baje kis_time konse_din kaunse_din kis_din
      time_kya timing_kya hafta وقت اوقات دن`,
  },
  daypart: {
    weight: 0.7,
    words: `
      evening evenings morning mornings afternoon afternoons night nights weekend weekends weekday weekdays saturday
      saturdays sunday sundays monday tuesday wednesday thursday friday subah shaam sham raat dopahar itwar juma jumma
      jumme daytime after_work office_job day_job night_shift after_office after_office_hours hafta_itwar شام صبح رات
      اتوار ہفتہ after_maghrib after_isha`,
  },
  demo: {
    weight: 2,
    words: `
      demo demos dmo demo_class trial trials free_trial free_class free_session free_lecture sample_class
      sample_lecture try_class try_first try_before try_it try_out taster muft_class free_classes sample_session ڈیمو
      how_you_teach see_you_teach before_i_pay before_paying before_i_spend before_joining before_i_join
      before_enrolling before_i_decide test_drive see_a_class sit_in try_a_class first_class_free trail_class
      trail_lecture free_trail`,
  },
  certificate: {
    weight: 2,
    words: `
      certificate certificates certficate certificat certification certifications certified certify diploma diplomas
      credential credentials sanad accredited accreditation recognised recognized recognition سرٹیفکیٹ سند cert certs
      certi sand once_i_am_done when_i_finish after_i_finish after_finishing after_completing paper_at_the_end hec_se
      hec_approved hec_recognised hec_recognized by_hec proof_of_completion`,
  },
  exam: {
    weight: 0.8,
    words: `
      exam exams examination ec_council eccouncil voucher test quiz quizzes ceh_exam pass_the_exam passing imtehan
      امتحان imtihan imtehaan`,
  },
  syllabus: {
    weight: 1.5,
    words: `
      syllabus sylabus curriculum curriculam outline outlines course_outline topics topic course_content
      course_contents contents modules module chapters covered cover covers will_i_learn do_i_learn you_teach_in
      roadmap road_map kya_sikhaya kya_sikhaenge kya_sikhayenge kya_parhaya kya_kya included_in what_is_in include
      includes included whats_in نصاب kya_parhate kya_sikhate kya_sikhaya_jata kya_parhna kya_hota part_of_it
      part_of_the do_we_use will_we_use do_we_do will_we_do do_we_learn bhi_shamil kis_hafte kis_week which_week
      which_tools what_tools tools_covered tools_used`,
  },
  project: {
    weight: 0.8,
    words: `
      project projects hands_on handson practical practicals capstone real_world lab labs practice پروجیکٹ theory
      theoretical theory_or real_projects real_life live_project live_projects practically`,
  },
  workload: {
    weight: 1.2,
    words: `
      hours_per_week hours_a_week hours_every_week hours_in_a_week hours_weekly weekly_hours how_many_hours
      classes_per_week classes_a_week classes_every_week classes_in_a_week per_week how_many_classes class_length
      long_is_each_class long_is_a_class long_is_one_class each_class one_class long_are_the_classes assignment
      assignments homework home_work workload time_commitment commitment kitni_classes kitne_class weekly haftay_mein
      hafte_mein hafte_me self_study manage_ho manage_kar can_i_manage`,
  },
  material: {
    weight: 0.7,
    words: `
      notes material materials slides handouts study_material course_material ebook pdf resources brochure prospectus`,
  },
  recording: {
    weight: 1.5,
    words: `
      recording recordings recorded recored record records miss missed missing absent replay rewatch watch_later
      get_video video_of videos_of watch_again watch_back catch_up lecture_video lecture_videos video_lectures
      class_video videos secret_id secretid miss_ho chutti_ho reh_jaye rah_jaye chhoot ریکارڈنگ ریکارڈ watch din_na_aa
      na_aa_sakun nahi_aa_saka na_aa_saka cant_attend cannot_attend unable_to_attend not_attend could_not_attend
      skip_a_class skip_class not_come cant_come cant_make_it cannot_make_it class_reh lecture_reh class_nikal dobara
      dubara travelling lectures_again rewatching past_lectures old_lectures previous_lectures saved_lectures playback
      lectures_milenge lectures_milte bijli_chali light_chali light_na recap make_up_for`,
  },
  teacher: {
    weight: 1,
    words: `
      teacher teachers instructor instructors instructer trainer trainers faculty mentor mentors tutor tutors
      who_teaches who_will_teach who_takes professor lecturer ustad ustaad ustaaz sir_kon parhata parhayega parhaye_ga
      kon_parhata kaun_parhata استاد اساتذہ ٹیچر going_to_teach will_teach who_is_teaching ke_sir sir_kaun ki_teacher
      ka_teacher teaches_it who_conducts who_takes_the taught_by instructed_by experts teaching_staff team_of_teachers
      teachers_experience qualified`,
  },
  teach: {
    weight: 0.5,
    words: `
      teach teaches teaching taught parhata parhati parhate parhayega parhaye parhayegi sikhata padhata padhayega`,
  },
  who: {
    weight: 0.2,
    words: `
      who kaun kon whos`,
  },
  seats: {
    weight: 1,
    words: `
      seat seats seates class_size batch_size how_many_students how_many_people students_per number_of_students
      group_size vacancy vacancies spots spot places_left space_left is_it_full batch_full full_batch capacity filled
      kitne_log kitne_students kitne_bachay jagah seat_available availability crowded strength small_group سیٹ سیٹیں
      space still_space space_in any_space groups group how_big room_left size full_to full_ho houseful
      limit_of_students slots_left bachon bache_hote log_hote students_hote students_are_there people_are_there
      students_in_a students_in_one students_in_each people_in_a sold_out room_for is_there_room`,
  },
  late: {
    weight: 0.8,
    words: `
      join_late late_join late_joining already_started midway in_the_middle mid_course running_batch ongoing_batch
      current_batch late darmiyan join_now under_way underway already_running chalte_batch chalti_class running_class
      current_class missed_the_start missed_first_week join_in_between beech_mein_join late_ho started_last_week
      already_begun has_started have_started beginning_missed too_late too_late_to weeks_ago days_ago hafte_pehle
      possible_to_enter still_join still_enter missed_my_chance`,
  },
  reschedule: {
    weight: 1,
    words: `
      reschedule rescheduled rescheduling re_schedule postpone postponed change_time change_the_time change_date
      change_my_slot change_slot different_time another_time another_day move_my shift_my change_batch switch_batch
      switch_batches change_my_batch other_batch time_badal tabdeel badal batch_change change_kar change_karwa
      batch_tabdeel time_change timing_change shift_to another_batch different_batch transfer_to_another move_my_class
      move_my_demo moved rearrange switch switch_to swap change_to_another move_to appointment cant_make_my
      another_slot shift shift_from move_from move_to_another`,
  },
  enrol: {
    weight: 2,
    words: `
      enrol enroll enrolls enroled enrolled enrolling enrolment enrollment enrollments enrolments registration
      register registered registering sign_up_for signup admission admissions join joining joined apply applying
      application_form dakhla daakhla dakhila dakhle admission_process how_to_join book_seat book_a_seat
      reserve_a_seat reserve_seat reserve get_started shamil داخلہ رجسٹریشن dakhla_lena admission_lena join_karna
      join_kar how_do_i_join ready_to_join want_to_join wanna_join interested_in_joining apply_kaise apply_kahan form
      form_fill fill_the_form registration_form seat_pakki confirm_my_seat secure_a_seat secure_my_seat lock_my_seat
      im_in sign_me_up want_to_sign_up onboard seat_book seat_booking booking_karni book_my_seat`,
  },
  list: {
    weight: 0.8,
    words: `
      what_courses which_courses list_of_courses course_list courses_offered courses_available available_courses
      courses_do_you courses_are all_the_courses what_do_you_offer what_you_offer do_you_offer do_you_provide
      do_you_teach do_you_have what_do_you_teach kaunse_courses konse_courses kon_kon_se kaun_kaun_se konkon_se
      kya_sikhate kya_karwate karwate offer offers_courses offered provide available courses_hain`,
  },
  difference: {
    weight: 0.6,
    words: `
      difference differences differ vs versus compare comparison compared farq mukabla فرق`,
  },
  support: {
    weight: 0.7,
    words: `
      support after_class doubt doubts stuck help_me_after after_course lifetime_access lifetime access_after
      one_on_one one_to_one personal_help mentorship mentoring extra_help ask_questions support_do`,
  },
  lost: {
    weight: 0.2,
    words: `
      lost forgot forgotten misplaced bhool bhul bhool_gaya bhul_gaya gum kho_gaya kho not_working reset reset_link`,
  },
  online: {
    weight: 1,
    words: `
      online onlne onsite on_site in_person inperson physical physically remote remotely zoom google_meet face_to_face
      hybrid offline classroom virtual ghar_se ghar_baithe ghar_par ghar_pe from_home at_home is_it_live are_they_live
      live_or live_online live_class live_classes distance attend_from آن_لائن آنلائن گھر class_online zoom_par
      in_class campus_pe campus_par ana_parega aana_parega aana_hoga ana_hoga come_to_lahore come_to_the_office
      come_to_campus travel_to_lahore ghar_se_parh ghar_bethe ghar_bethay baithe in_house attend_physically
      prerecorded pre_recorded just_videos or_recorded google_classroom skype teams_meeting which_mode mode mode_of`,
  },
} satisfies Record<string, ConceptEntry>;
