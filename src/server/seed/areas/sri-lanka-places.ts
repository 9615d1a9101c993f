/** Provinces, districts and main towns of Sri Lanka (see address/areas.ts for the form). */
export const placesOfSriLanka = `
Western|බස්නාහිර
  Colombo|කොළඹ: Colombo 1 Fort, Colombo 2 Slave Island, Colombo 3 Kollupitiya, Colombo 4 Bambalapitiya, Colombo 5 Havelock Town, Colombo 6 Wellawatte, Colombo 7 Cinnamon Gardens, Colombo 8 Borella, Colombo 9 Dematagoda, Colombo 10 Maradana, Colombo 11 Pettah, Colombo 12 Hulftsdorp, Colombo 13 Kotahena, Colombo 14 Grandpass, Colombo 15 Modara, Avissawella, Battaramulla, Boralesgamuwa, Dehiwala, Hanwella, Homagama, Kaduwela, Kesbewa, Kolonnawa, Kottawa, Maharagama, Malabe, Moratuwa, Mount Lavinia, Nugegoda, Padukka, Pannipitiya, Piliyandala, Rajagiriya, Ratmalana, Sri Jayawardenepura Kotte, Talawatugoda
  Gampaha|ගම්පහ: Gampaha, Biyagama, Delgoda, Divulapitiya, Ganemulla, Ja-Ela, Kadawatha, Kandana, Katana, Katunayake, Kelaniya, Kiribathgoda, Kirindiwela, Minuwangoda, Mirigama, Negombo, Nittambuwa, Peliyagoda, Ragama, Seeduwa, Veyangoda, Wattala, Weliweriya, Yakkala
  Kalutara|කළුතර: Kalutara, Agalawatta, Aluthgama, Bandaragama, Beruwala, Bulathsinhala, Horana, Ingiriya, Matugama, Panadura, Wadduwa
Central|මධ්‍යම
  Kandy|මහනුවර: Kandy, Akurana, Ampitiya, Digana, Galagedara, Gampola, Gelioya, Hasalaka, Kadugannawa, Katugastota, Kundasale, Nawalapitiya, Peradeniya, Pilimatalawa, Teldeniya, Wattegama
  Matale|මාතලේ: Matale, Dambulla, Galewela, Naula, Palapathwela, Rattota, Sigiriya, Ukuwela, Yatawatta
  Nuwara Eliya|නුවරඑළිය: Nuwara Eliya, Ginigathhena, Hanguranketha, Hatton, Kotagala, Kotmale, Maskeliya, Nanu Oya, Ragala, Talawakele, Walapane
Southern|දකුණ
  Galle|ගාල්ල: Galle, Ahangama, Ambalangoda, Baddegama, Balapitiya, Batapola, Bentota, Elpitiya, Habaraduwa, Hikkaduwa, Karapitiya, Koggala, Neluwa, Udugama, Unawatuna
  Matara|මාතර: Matara, Akuressa, Deniyaya, Devinuwara, Dikwella, Hakmana, Kamburupitiya, Kekanadura, Mirissa, Morawaka, Weligama
  Hambantota|හම්බන්තොට: Hambantota, Ambalantota, Angunakolapelessa, Beliatta, Lunugamvehera, Sooriyawewa, Tangalle, Tissamaharama, Walasmulla, Weeraketiya
Northern|උතුර
  Jaffna|යාපනය: Jaffna, Chankanai, Chavakachcheri, Karainagar, Kayts, Kopay, Manipay, Nallur, Point Pedro, Valvettithurai
  Kilinochchi|කිලිනොච්චි: Kilinochchi, Kandavalai, Pallai, Paranthan, Poonakary
  Mannar|මන්නාරම: Mannar, Madhu, Murunkan, Nanattan, Pesalai, Talaimannar
  Mullaitivu|මුලතිව්: Mullaitivu, Mallavi, Mankulam, Oddusuddan, Puthukkudiyiruppu, Thunukkai
  Vavuniya|වවුනියාව: Vavuniya, Cheddikulam, Nedunkerny, Omanthai
Eastern|නැගෙනහිර
  Trincomalee|ත්‍රිකුණාමලය: Trincomalee, Kantale, Kinniya, Kuchchaveli, Mutur, Nilaveli, Seruwila
  Batticaloa|මඩකලපුව: Batticaloa, Chenkalady, Eravur, Kaluwanchikudy, Kattankudy, Oddamavadi, Valaichchenai
  Ampara|අම්පාර: Ampara, Akkaraipattu, Dehiattakandiya, Kalmunai, Mahaoya, Nintavur, Pottuvil, Sainthamaruthu, Sammanthurai, Uhana
North Western|වයඹ
  Kurunegala|කුරුණෑගල: Kurunegala, Alawwa, Bingiriya, Galgamuwa, Hettipola, Ibbagamuwa, Kuliyapitiya, Maho, Mawathagama, Narammala, Nikaweratiya, Pannala, Polgahawela, Polpithigama, Wariyapola
  Puttalam|පුත්තලම: Puttalam, Anamaduwa, Chilaw, Dankotuwa, Kalpitiya, Madampe, Marawila, Nattandiya, Norochcholai, Wennappuwa
North Central|උතුරු මැද
  Anuradhapura|අනුරාධපුරය: Anuradhapura, Eppawala, Galenbindunuwewa, Galnewa, Horowpothana, Kahatagasdigiliya, Kebithigollewa, Kekirawa, Medawachchiya, Mihintale, Nochchiyagama, Padaviya, Tambuttegama, Thalawa
  Polonnaruwa|පොලොන්නරුව: Polonnaruwa, Aralaganwila, Bakamuna, Dimbulagala, Hingurakgoda, Kaduruwela, Manampitiya, Medirigiriya, Welikanda
Uva|ඌව
  Badulla|බදුල්ල: Badulla, Bandarawela, Diyatalawa, Ella, Hali-Ela, Haputale, Kandaketiya, Mahiyanganaya, Passara, Welimada
  Monaragala|මොනරාගල: Monaragala, Badalkumbura, Bibile, Buttala, Kataragama, Medagama, Siyambalanduwa, Thanamalwila, Wellawaya
Sabaragamuwa|සබරගමුව
  Ratnapura|රත්නපුර: Ratnapura, Balangoda, Eheliyagoda, Embilipitiya, Godakawela, Kahawatta, Kalawana, Kuruwita, Pelmadulla, Rakwana
  Kegalle|කෑගල්ල: Kegalle, Aranayaka, Dehiowita, Deraniyagala, Galigamuwa, Mawanella, Rambukkana, Ruwanwella, Warakapola, Yatiyantota
`
